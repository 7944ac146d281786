import type { PooledRow } from '../../../base/rows/virtual-rows.js';
import { createPart, GridRow, type RowLayout } from '../../grid/rows/grid-row.js';
import type { RowViewModel } from './row-view-model.js';

/** Indent of each level. */
const INDENT_PX = 25;
/** Indent where that leaves too little room for the text: a share of the cell and a smaller step for each level. */
const DEEP_INDENT = { share: '36%', stepPx: 6, max: '62%' };
/** From this level on, the number of the level is shown before the text: on a phone, the indent has ended. */
const FIRST_NUMBERED_LEVEL = 10;

/** A pooled row of a tree: its first cell has an expander, an indent and a note. Only what has changed is written. */
export class TreeRow implements PooledRow {
  readonly #row = new GridRow({ marksRow: true, createLead: () => createPart('expander') });
  #view: RowViewModel | undefined;
  /** What the expander shows; undefined before it has shown anything. */
  #expander: Pick<RowViewModel, 'isExpanded' | 'loadStatus'> | undefined;
  #level = 0;
  #note = '';

  get element(): HTMLElement {
    return this.#row.element;
  }

  /** The key of the row that is shown; '' when no cell needs it. */
  get key(): string {
    return this.#row.key;
  }

  /** The cell of a column. */
  cell(columnIndex: number): HTMLElement | undefined {
    return this.#row.cell(columnIndex);
  }

  /** Shows a row. */
  update(layout: RowLayout, view: RowViewModel): void {
    const before = this.#view;
    this.#view = view;
    const { level, position, size, isExpanded, loadStatus, note } = view;
    const row = this.#row;
    if (level !== before?.level) row.setAttribute('aria-level', level);
    if (position !== before?.position) row.setAttribute('aria-posinset', position);
    if (size !== before?.size) row.setAttribute('aria-setsize', size);
    if (isExpanded !== before?.isExpanded) row.setAttribute('aria-expanded', isExpanded);
    if (loadStatus !== (before?.loadStatus ?? '')) row.setAttribute('aria-busy', loadStatus === 'loading' || undefined);
    const separatesText = level >= FIRST_NUMBERED_LEVEL;
    const isNewCell = row.update(layout, { ...view, lead: { text: note, width: level * INDENT_PX, separatesText } });
    if (isNewCell) {
      this.#level = 0;
      this.#note = '';
      this.#expander = undefined;
    }
    if (row.lead) this.#updateExpander(row.lead, view);
  }

  release(): void {
    this.#row.release();
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
