import { getLanguage, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import type { LoadStatus } from '../../core/tree/loaded-children.js';
import { problem } from '../../core/tree/tree-shape.js';
import type { TreeRows } from '../../core/tree/tree-rows.js';
import { GridRow, type RowContent, type RowLayout, createPart } from '../grid/grid-row.js';

/** Indent of each level. */
const INDENT_PX = 25;
/** Indent where that leaves too little room for the text: a share of the cell and a smaller step for each level. */
const DEEP_INDENT = { share: '36%', stepPx: 6, max: '62%' };
/** From this level on, the number of the level is shown before the text: on a phone, the indent has ended. */
const FIRST_NUMBERED_LEVEL = 10;

/** Width of the indent and the expander before the text of a row, in pixels. @param level 1 for a root */
export const leadWidth = (level: number): number => level * INDENT_PX;

/** A pooled row of a tree: its first cell has an expander, an indent and a note. Only what has changed is written. */
export class TreeRow extends GridRow {
  #view: RowViewModel | undefined;
  /** What the expander shows; undefined before it has shown anything. */
  #expander: Pick<RowViewModel, 'isExpanded' | 'loadStatus'> | undefined;
  #level = 0;
  #note = '';

  /** @param hasDetails whether a button beside the expander opens the details of the row */
  constructor(hasDetails: () => boolean) {
    super({ marksRow: true, hasDetails, createLead: () => createPart('expander') });
  }

  override update(layout: RowLayout, view: RowViewModel): boolean {
    const before = this.#view;
    this.#view = view;
    const { level, position, size, isExpanded, loadStatus, note, buttonWidth } = view;
    if (level !== before?.level) this.setAttribute('aria-level', level);
    if (position !== before?.position) this.setAttribute('aria-posinset', position);
    if (size !== before?.size) this.setAttribute('aria-setsize', size);
    if (isExpanded !== before?.isExpanded) this.setAttribute('aria-expanded', isExpanded);
    // After the update, which writes it for a row that is not loaded.
    const isBusy = loadStatus === 'loading' || view.unloaded !== undefined;
    const wasBusy = before !== undefined && (before.loadStatus === 'loading' || before.unloaded !== undefined);
    const separatesText = level >= FIRST_NUMBERED_LEVEL;
    const width = leadWidth(level) + buttonWidth;
    const isNewCell = super.update(layout, { ...view, lead: { text: note, width, separatesText } });
    if (isBusy !== wasBusy || view.unloaded !== before?.unloaded) this.setAttribute('aria-busy', isBusy || undefined);
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

/** What a row of a tree shows. */
export interface RowViewModel extends RowContent {
  /** 1 for a root. */
  readonly level: number;
  /** Position among its siblings, from 1, and their number. */
  readonly position: number;
  readonly size: number;
  /** Whether the row is expanded; undefined when it has no children. */
  readonly isExpanded: boolean | undefined;
  /** A note before the text of the row: its parent is missing, or its children could not be loaded. */
  readonly note: string;
  readonly loadStatus: LoadStatus;
  /** Width of the button that opens the details, in pixels; 0 for none. */
  readonly buttonWidth: number;
}

export interface RowViewOptions {
  readonly activeColumn: number | undefined;
  /** Whether a cell needs the key of the row; otherwise it is not computed. */
  readonly needsKey: boolean;
  readonly orphanLabel: string;
  readonly cellStates: RowContent['cellStates'];
  readonly selectedColumns: RowContent['selectedColumns'];
  readonly unloaded: RowContent['unloaded'];
  readonly buttonWidth: number;
}

/** What a row shows. */
export function rowViewAt(state: TreeRows, rowIndex: number, options: RowViewOptions): RowViewModel {
  const { query } = state;
  const loadStatus = state.loadStatusOf(rowIndex);
  return {
    row: state.rowOf(rowIndex),
    unloaded: options.unloaded,
    buttonWidth: options.buttonWidth,
    key: options.needsKey ? state.keyOf(rowIndex) : '',
    level: state.depthOf(rowIndex) + 1,
    ...state.positionOf(rowIndex),
    isExpanded: state.isExpanded(rowIndex),
    selectionState: state.selectionStateOf(rowIndex),
    activeColumn: options.activeColumn,
    cellStates: options.cellStates,
    selectedColumns: options.selectedColumns,
    note: noteOf(loadStatus, state.problemsOf(rowIndex), options.orphanLabel),
    loadStatus,
    query,
    language: getLanguage(),
  };
}

function noteOf(loadStatus: LoadStatus, problems: number, orphanLabel: string): string {
  if (loadStatus === 'failed') return msg('Não carregou: abra de novo', { id: 'dassTreeLoadFailed' });
  if (problems & problem.orphan) return textOr(orphanLabel, msg('Sem pai', { id: 'dassTreeOrphan' }));
  return problems & problem.cycle ? msg('Ciclo', { id: 'dassTreeCycle' }) : '';
}
