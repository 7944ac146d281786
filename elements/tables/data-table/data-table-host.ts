import type { Sorting } from '../../core/table/sort-keys.js';
import type { TableState } from '../../core/table/table-state.js';
import type { SelectionCommands } from '../grid/commands/selection-commands.js';
import type { GridHost } from '../grid/grid-host.js';
import type { DataColumn } from './columns/data-columns.js';
import type { CellEdits } from './commands/cell-edits.js';
import type { DassDataTableEvents } from './data-table-events.js';

/** What the user does with rows and columns: `DataCommands`. */
export interface RowCommands {
  textOf(rowIndex: number, column: number): string;
  click(rowIndex: number, column: number): void;
  activate(rowIndex: number, column: number): void;
  toggleCell(rowIndex: number, column: number): void;
  sort(column: number, isAdded: boolean): void;
}

/** The features that load on demand: `LazyFeatures`. */
export interface OnDemandFeatures {
  resizeColumn(column: number, by: 1 | -1): void;
  dragColumn(event: PointerEvent, heading: HTMLElement): void;
  copy(): void;
  showOptions(isByKey: boolean): void;
}

/** The data table, as its controllers and commands see it. The element implements it. */
export interface DataTableHost extends GridHost {
  sorting: readonly Sorting[];
  readonly visibleColumns: readonly DataColumn[];
  readonly state: TableState;
  readonly edits: CellEdits;
  readonly commands: RowCommands;
  readonly selectionCommands: SelectionCommands;
  readonly lazy: OnDemandFeatures;

  /** Fires an event. @returns false when it was cancelable and the application has prevented it */
  fire<Type extends keyof DassDataTableEvents>(
    type: Type,
    detail: DassDataTableEvents[Type],
    options?: { cancelable?: boolean },
  ): boolean;
}
