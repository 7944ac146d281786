import type { ReactiveElement } from 'lit';
import type { IndexedRows } from '../../core/table/indexed-rows.js';
import type { SelectionChange } from '../../core/table/selection-change.js';
import type { TableColumnSetting } from './columns/column-settings-model.js';
import type { Column, TableColumn } from './columns/column.js';
import type { GridPosition } from './keyboard/grid-position.js';

/** The events that all tables fire in the same way. */
export interface GridEvents {
  'dass-resize-column': { readonly column: string; readonly width: number };
  'dass-columns-change': { readonly settings: readonly TableColumnSetting[] };
  'dass-select-rows': SelectionChange;
}

/** The state of the rows: each method selects rows, and returns what has changed. */
export interface GridState extends IndexedRows {
  /** The number of selected rows. */
  readonly selectedCount: number;
  select(rowIndex: number, isRange?: boolean, withDescendants?: boolean): SelectionChange | undefined;
  selectOnly(rowIndex: number): SelectionChange | undefined;
  selectRange(from: number, to: number): SelectionChange | undefined;
  selectAll(): SelectionChange | undefined;
}

/** The rows in view: `VirtualRows`. */
export interface GridView {
  /** The first row in view. */
  readonly first: number;
  /** Number of rows that Page Up and Page Down move. */
  readonly page: number;
  /** The row at a visible index; undefined while it is not rendered. */
  rowOf(visibleIndex: number): { cell(column: number): HTMLElement | undefined } | undefined;
  idOf(visibleIndex: number): string | undefined;
  indexOf(event: Pick<Event, 'composedPath'>): number;
  offsetOf(visibleIndex: number): number;
  reveal(visibleIndex: number, block?: 'start', offset?: number): void;
}

/** The active row or cell: `GridFocus`. */
export interface ActivePosition {
  /** The position. While no row is active, `visibleIndex` is that of the row after the missing one. */
  readonly position: GridPosition;
  /** The row index of the active row; -1 when there is none. */
  readonly rowIndex: number;
  /** The visible index of the active row; -1 when there is none. */
  readonly visibleIndex: number;
  /** Whether the active row was removed or hidden. */
  readonly isRowMissing: boolean;
  moveTo(position: GridPosition, isRevealed?: boolean): void;
  start(): void;
}

/** A table, as the code sees it that the hierarchy table and the data table share. The elements implement it. */
export interface GridHost extends ReactiveElement {
  /** The user's changes of the columns. */
  columnSettings: readonly TableColumnSetting[];
  /** The columns that are shown. */
  readonly visibleColumns: readonly Column[];
  /** All columns in the order of the user, including hidden ones. */
  readonly arrangedColumns: readonly TableColumn[];
  /** The widths of the columns: `ColumnWidths`. */
  readonly columnWidths: {
    readonly userWidths: Map<string, number>;
    setWidth(column: Column, width: number): void;
  };
  readonly selection: 'none' | 'single' | 'multiple';

  readonly state: GridState;
  readonly virtualRows: GridView;
  /** Number of rows at the top of the view that are covered. */
  readonly coveredRows: number;
  readonly gridFocus: ActivePosition;
  /** The element that scrolls: the grid. Null before the first rendering. */
  readonly scroller: HTMLElement | null;
  readonly isRtl: boolean;
  /** The features that load on demand. */
  readonly lazy: {
    resizeColumn(column: number, by: 1 | -1): void;
    dragColumn(event: PointerEvent, heading: HTMLElement): void;
  };

  /** Applies what the application has set at once. */
  applyProperties(): void;
  /** Fires an event. @returns false when it was cancelable and the application has prevented it */
  fire<Type extends keyof GridEvents>(
    type: Type,
    detail: GridEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean;
}
