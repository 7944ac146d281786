import type { Direction } from '../../core/tree/tree-sorting.js';
import type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
import type { TreeProblems } from './tree/tree-problems.js';

export interface DassHierarchyTableExpandDetail {
  /** The host's row that was opened or closed, and its key. */
  readonly row: object;
  readonly key: string;
  readonly expanded: boolean;
}

export interface DassHierarchyTableExpandAllDetail {
  readonly expanded: boolean;
  /** So many levels are open; undefined for all of them or none. */
  readonly level: number | undefined;
}

export interface DassHierarchyTableSortDetail {
  /** The name of the column. */
  readonly column: string;
  readonly direction: Direction;
}

export interface DassHierarchyTableRowClickDetail {
  readonly row: object;
  readonly key: string;
  /** The name of the column that was clicked; undefined for the row as a whole. */
  readonly column: string | undefined;
}

export interface DassHierarchyTableSelectRowsDetail {
  /** The rows that are chosen now, and their keys: made when they are first read. */
  readonly rows: readonly object[];
  readonly keys: readonly string[];
  /** Those that were chosen or taken out. */
  readonly changed: readonly object[];
}

export interface DassHierarchyTableCopyDetail {
  /** The host's row whose branch it is, and its key. */
  readonly row: object;
  readonly key: string;
  /** How many rows that is: a filter leaves some out. */
  readonly count: number;
  /** False where the browser has refused: nothing is copied. */
  readonly copied: boolean;
}

export interface DassHierarchyTableResizeColumnDetail {
  /** The name of the column. */
  readonly column: string;
  /** In pixels. */
  readonly width: number;
}

export interface DassHierarchyTableColumnsChangeDetail {
  /** What `columnSettings` is now: to be kept, and set when the person comes back. Empty for columns as they were. */
  readonly settings: readonly HierarchyTableColumnSetting[];
}

export interface DassHierarchyTableEvents {
  'dass-expand': DassHierarchyTableExpandDetail;
  'dass-expand-all': DassHierarchyTableExpandAllDetail;
  'dass-sort': DassHierarchyTableSortDetail;
  'dass-row-click': DassHierarchyTableRowClickDetail;
  'dass-select-rows': DassHierarchyTableSelectRowsDetail;
  'dass-copy': DassHierarchyTableCopyDetail;
  'dass-resize-column': DassHierarchyTableResizeColumnDetail;
  'dass-columns-change': DassHierarchyTableColumnsChangeDetail;
  'dass-tree-problems': TreeProblems;
}
