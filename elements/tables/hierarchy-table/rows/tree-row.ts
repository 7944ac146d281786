import { createPart, GridRow, type RowLayout } from '../../grid/rows/grid-row.js';
import type { RowViewModel } from './row-view-model.js';

/** Indent of each level. */
const INDENT_PX = 25;
/** Indent where that leaves too little room for the text: a share of the cell and a smaller step for each level. */
const DEEP_INDENT = { share: '36%', stepPx: 6, max: '62%' };
/** From this level on, the number of the level is shown before the text: on a phone, the indent has ended. */
const FIRST_NUMBERED_LEVEL = 10;

/** A pooled row of a tree: its first cell has an expander, an indent and a note. Only what has changed is written. */
export class TreeRow extends GridRow {
  #view: RowViewModel | undefined;
  /** What the expander shows; undefined before it has shown anything. */
  #expander: Pick<RowViewModel, 'isExpanded' | 'loadStatus'> | undefined;
  #level = 0;
  #note = '';

  constructor() {
    super({ marksRow: true, createLead: () => createPart('expander') });
  }

  override update(layout: RowLayout, view: RowViewModel): boolean {
    const before = this.#view;
    this.#view = view;
    const { level, position, size, isExpanded, loadStatus, note } = view;
    if (level !== before?.level) this.setAttribute('aria-level', level);
    if (position !== before?.position) this.setAttribute('aria-posinset', position);
    if (size !== before?.size) this.setAttribute('aria-setsize', size);
    if (isExpanded !== before?.isExpanded) this.setAttribute('aria-expanded', isExpanded);
    if (loadStatus !== (before?.loadStatus ?? ''))
      this.setAttribute('aria-busy', loadStatus === 'loading' || undefined);
    const separatesText = level >= FIRST_NUMBERED_LEVEL;
    const isNewCell = super.update(layout, { ...view, lead: { text: note, width: level * INDENT_PX, separatesText } });
    if (isNewCell) {
      this.#level = 0;
      this.#note = '';
      this.#expander = undefined;
    }
    if (this.lead) this.#updateExpander(this.lead, view);
    return isNewCell;
  }

  /** Updates the expander, indent and note in the first cell. */
  #updateExpander(expander: HTMLElement, { level, note, isExpanded, loadStatus }: RowViewModel): void {
    if (isExpanded !== this.#expander?.isExpanded || loadStatus !== (this.#expander?.loadStatus ?? '')) {
      this.#expander = { isExpanded, loadStatus };
      const state = isExpanded === undefined ? '' : isExpanded ? ' expanded' : ' collapsed';
      expander.className = `expander${state}${loadStatus && ` ${loadStatus}`}`;
    }
    if (level !== this.#level) {
      this.#level = level;
      const { share, stepPx, max } = DEEP_INDENT;
      const depth = level - 1;
      const indent = `min(${depth * INDENT_PX}px, ${share} + ${depth * stepPx}px, ${max})`;
      expander.style.setProperty('margin-inline-start', depth === 0 ? '0' : indent);
      const cell = expander.parentElement;
      cell?.toggleAttribute('data-deep', level >= FIRST_NUMBERED_LEVEL);
      if (level >= FIRST_NUMBERED_LEVEL) cell?.style.setProperty('--_level', `'${level}'`);
    }
    if (note === this.#note) return;
    this.#note = note;
    expander.textContent = note;
  }
}
