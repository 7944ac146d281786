import type { Sorting } from '../../core/table/sort-keys.js';
import type { TreeTableState } from '../../core/tree/tree-table-state.js';
import type { SelectionCommands } from '../grid/commands/selection-commands.js';
import type { GridHost } from '../grid/grid-host.js';
import type { LoadChildren } from './children/load-children.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import type { TreeRow } from './rows/tree-row.js';

/** What the user does with rows and columns: `TreeCommands`. */
export interface RowCommands {
  nameOf(rowIndex: number): string;
  activate(rowIndex: number, column: number): void;
  setExpanded(rowIndex: number, expanded: boolean): void;
  expandSiblings(rowIndex: number): void;
  expandToLevel(level: number): void;
  toggleAll(): void;
  sort(columnIndex: number): void;
  applyToDescendants(rowIndex: number): void;
}

/** The features that load on demand: `LazyFeatures`. */
export interface OnDemandFeatures {
  resizeColumn(column: number, by: 1 | -1): void;
  dragColumn(event: PointerEvent, heading: HTMLElement): void;
  copyActiveBranch(): void;
  showOptions(isByKey: boolean): void;
  syncChildren(): void;
  loadAllChildren(): void;
  stopLoadingChildren(): void;
}

/** The hierarchy table, as its controllers and commands see it. The element implements it. */
export interface TreeTableHost extends GridHost {
  // Set by the application
  readonly loadChildren?: LoadChildren;
  sorting?: Sorting;

  /** The state of rows. */
  readonly state: TreeTableState;
  /** The rows at the top of the view: `StickyAncestors`. */
  readonly stickyAncestors: { readonly count: number; indexOf(event: Event): number };

  readonly commands: RowCommands;
  readonly selectionCommands: SelectionCommands;
  readonly lazy: OnDemandFeatures;

  /** Renders a row outside the virtual rows: never active. */
  renderRow(row: TreeRow, visibleIndex: number): void;
  /** The visible rows have changed by a command: the active row follows, and the table is updated. */
  rowsMoved(): void;
  /** Fires an event. @returns false when it was cancelable and the application has prevented it */
  fire<Type extends keyof DassHierarchyTableEvents>(
    type: Type,
    detail: DassHierarchyTableEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean;
}
