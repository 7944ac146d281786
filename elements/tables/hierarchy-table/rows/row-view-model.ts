import { getLanguage, textOr } from '../../../../locales/index.js';
import { msg } from '../../../../locales/localize.js';
import type { LoadStatus } from '../../../core/tree/loaded-children.js';
import { problem } from '../../../core/tree/tree-shape.js';
import type { RowContent } from '../../grid/rows/grid-row.js';
import type { TreeTableState } from '../../../core/tree/tree-table-state.js';

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
}

export interface RowViewOptions {
  readonly activeColumn: number | undefined;
  /** Whether a cell needs the key of the row; otherwise it is not computed. */
  readonly needsKey: boolean;
  readonly orphanLabel: string;
}

/** What the row at a visible index shows. */
export function rowViewAt(state: TreeTableState, visibleIndex: number, options: RowViewOptions): RowViewModel {
  const { tree, query } = state;
  const rowIndex = tree.rowIndexAt(visibleIndex);
  const loadStatus = state.loadStatusOf(rowIndex);
  return {
    row: state.rowOf(rowIndex),
    key: options.needsKey ? tree.shape.keyOf(rowIndex) : '',
    level: tree.depthOf(rowIndex) + 1,
    ...tree.positionOf(rowIndex),
    isExpanded: state.isExpanded(rowIndex),
    selectionState: state.selectionStateOf(rowIndex),
    activeColumn: options.activeColumn,
    note: noteOf(loadStatus, tree.shape.problems?.[rowIndex] ?? 0, options.orphanLabel),
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
