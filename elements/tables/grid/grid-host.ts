import type { ReactiveElement } from 'lit';
import type { TableColumnSetting } from './columns/column-settings-model.js';
import type { Column, TableColumn } from './columns/columns.js';

/** The events that all tables fire in the same way. */
export interface GridEvents {
  'dass-resize-column': { readonly column: string; readonly width: number };
  'dass-columns-change': { readonly settings: readonly TableColumnSetting[] };
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

  /** The number of rows that can be scrolled to. */
  readonly visibleCount: number;
  /** The element that scrolls: the grid. Null before the first rendering. */
  readonly scroller: HTMLElement | null;
  readonly isRtl: boolean;

  /** Applies what the application has set at once. */
  applyProperties(): void;
  /** Fires an event. @returns false when it was cancelable and the application has prevented it */
  fire<Type extends keyof GridEvents>(
    type: Type,
    detail: GridEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean;
}
