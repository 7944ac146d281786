import type { ReactiveElement } from 'lit';
import type { VirtualRows } from '../../base/rows/virtual-rows.js';
import type { Sorting } from '../../core/tree/tree-sorting.js';
import type { TreeTableState } from '../../core/tree/tree-table-state.js';
import type { SelectionCommands } from './commands/selection-commands.js';
import type { TreeCommands } from './commands/tree-commands.js';
import type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
import type { ColumnWidths } from './columns/column-widths.js';
import type { Column, HierarchyTableColumn } from './columns/columns.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import type { GridFocus } from './keyboard/grid-focus.js';
import type { LazyFeatures } from './lazy-features.js';
import type { StickyAncestors } from './rows/sticky-ancestors.js';
import type { TableRow } from './rows/table-row.js';
import type { LoadChildren } from './children/load-children.js';

/** The hierarchy table, as its controllers and commands see it. */
export interface TreeTableHost extends ReactiveElement {
  // Set by the application
  readonly selection: 'none' | 'single' | 'multiple';
  readonly loadChildren?: LoadChildren;
  sorting?: Sorting;
  columnSettings: readonly HierarchyTableColumnSetting[];

  /** The state of rows. */
  readonly state: TreeTableState;
  /** The columns that are shown. */
  readonly visibleColumns: readonly Column[];
  /** All columns as the user has arranged them, hidden ones among them. */
  readonly arrangedColumns: readonly HierarchyTableColumn[];

  /** The element that scrolls: the grid. Null before the first rendering. */
  readonly scroller: HTMLElement | null;
  readonly isRtl: boolean;
  readonly virtualRows: VirtualRows<TableRow>;
  readonly stickyAncestors: StickyAncestors;
  readonly columnWidths: ColumnWidths;
  readonly gridFocus: GridFocus;

  readonly commands: TreeCommands;
  readonly selectionCommands: SelectionCommands;
  readonly lazy: LazyFeatures;

  /** Renders a row outside the virtual rows: never active. */
  renderRow(row: TableRow, visibleIndex: number): void;
  /** Applies what the application has set, and what has been loaded, at once. */
  applyProperties(): void;
  /** The visible rows have changed by a command: the active row follows, and the table is updated. */
  rowsMoved(): void;
  /** @returns false when the event was cancelable and the application has prevented it */
  fire<Type extends keyof DassHierarchyTableEvents>(
    type: Type,
    detail: DassHierarchyTableEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean;
}
