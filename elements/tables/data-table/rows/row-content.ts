import { getLanguage } from '../../../../locales/index.js';
import type { TableState } from '../../../core/table/table-state.js';
import type { RowContent } from '../../grid/rows/grid-row.js';

export interface RowContentOptions {
  readonly activeColumn: number | undefined;
  /** Whether a cell needs the key of the row; otherwise it is not computed. */
  readonly needsKey: boolean;
  readonly selection: 'none' | 'single' | 'multiple';
}

/** What the row at a visible index shows. */
export function rowContentAt(state: TableState, visibleIndex: number, options: RowContentOptions): RowContent {
  const rowIndex = state.rowIndexAt(visibleIndex);
  const selectionState = state.isSelected(rowIndex) ? 'all' : 'none';
  return {
    row: state.rowOf(rowIndex),
    key: options.needsKey ? state.keyOf(rowIndex) : '',
    selectionState: options.selection === 'none' ? undefined : selectionState,
    activeColumn: options.activeColumn,
    query: state.query,
    language: getLanguage(),
  };
}
