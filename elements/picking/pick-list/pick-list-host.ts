import type { ReactiveElement } from 'lit';
import type { ActiveDescendant } from '../../base/focus/active-descendant.js';
import type { LazyImport } from '../../base/loading/lazy-import.js';
import type { VirtualRows } from '../../base/rows/virtual-rows.js';
import type { PastedRows } from '../../core/paste-list/paste-list-rows.js';
import type { PickOutcome } from '../../core/pick-list/pick-move.js';
import type { PickListState, PickSide } from '../../core/pick-list/pick-list-state.js';
import type { VisibleIndexes } from '../../core/text/visible-indexes.js';
import type { PickRow } from './panes/pick-row.js';

export type DassPickListPickDetail<Item = unknown> = PickOutcome<Item>;

/** The detail of `dass-filter`. */
export interface DassPickListFilterDetail {
  /** The list that is filtered: `available` or `selected`. */
  readonly list: PickSide;
  /** The filters that are shown as chips. An item has to match all of them. Empty when there are none. */
  readonly filters: readonly string[];
  /** The text in the filter field that is not a chip yet, trimmed. Empty when there is none. */
  readonly typed: string;
}

export interface PickListEvents<Item = unknown> {
  'dass-pick': DassPickListPickDetail<Item>;
  'dass-filter': DassPickListFilterDetail;
}

/** Pasted items: their indexes, and the row of each. */
export interface PastedItems extends PastedRows {
  readonly itemIndexes: Uint32Array;
}

/** Moves items for the user. See `MoveController`. */
export interface PickListMoves {
  add(itemIndexes?: Uint32Array, position?: number): void;
  addAll(): void;
  addPasted(pasted: PastedItems): number | null;
  remove(positions?: Uint32Array): void;
  removeAll(): void;
  undo(): void;
  order(positions: Uint32Array, target: number): void;
  step(positions: Uint32Array, by: 1 | -1): void;
  reset(): void;
}

/** The selection and the active item within one list. See `PaneSelection`. */
export interface PickListSelection {
  readonly active: ActiveDescendant;
  readonly activeKey: number;
  readonly count: number;
  readonly indexes: Uint32Array;
  readonly target: Uint32Array;
  has(index: number): boolean;
  followState(): void;
  selectAll(): void;
  selectMoved(indexes: Uint32Array): void;
  toggle(rowIndex: number): void;
  press(rowIndex: number, keys: { extends: boolean; toggles: boolean }): void;
  activateKey(key: number): void;
}

/** One of the two lists. See `PickPane`. */
export interface PickListPane {
  readonly side: PickSide;
  readonly isAvailable: boolean;
  readonly visible: VisibleIndexes;
  readonly rows: VirtualRows<PickRow>;
  readonly selection: PickListSelection;
  readonly scroller: HTMLElement | null;
  labelOf(index: number): string;
  isDisabled(index: number): boolean;
}

/** Drags rows. See `DragController`. */
export interface PickListDrag {
  press(pane: PickListPane, rowIndex: number, event: PointerEvent): void;
}

/** The pick list, as its controllers and templates see it. */
export interface PickListHost extends ReactiveElement {
  /** What the user sees and changes. */
  readonly state: PickListState;
  readonly panes: Readonly<Record<PickSide, PickListPane>>;
  readonly moves: PickListMoves;
  /** Lazy: dragging, and the whole text of a row that is cut. */
  readonly drag: LazyImport<PickListDrag>;

  readonly isBusy: boolean;

  /* Properties of the element. */
  readonly confirmAddAbove?: number;
  readonly confirmDelete: boolean;
  readonly duplicates: boolean;
  readonly effectivelyDisabled: boolean;
  readonly externalFilter: boolean;
  readonly fieldCode: string;
  readonly fieldDisabled: string;
  readonly fieldDisabledMessage: string;
  readonly fieldId: string;
  readonly fieldLabel: string;
  readonly fieldPaste: string;
  readonly items: readonly unknown[];
  readonly maxCount?: number;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly selected: readonly unknown[];
  readonly singleFilter: boolean;

  /** The accessible name of the pick list. `''` when it has none. */
  readonly accessibleName: string;
  /** Whether several items can be selected. */
  readonly isMultiple: boolean;
  /** Whether the user can move items: false while the element is disabled or read-only. */
  readonly isEditable: boolean;
  /** Whether the user can reorder the selected items. */
  readonly canOrder: boolean;
  /** Whether the user sees that the selection is invalid. */
  readonly showsError: boolean;

  /** Applies properties that have been set since the last update to `state`, and returns it. */
  syncState(): PickListState;
  /** The user has moved items: fires `dass-pick` and `change`. */
  dispatchPick(outcome: PickOutcome): void;
  /** The user has changed the filters of a list, with `externalFilter`: fires `dass-filter`. */
  dispatchFilter(detail: DassPickListFilterDetail): void;
  /** Opens a dialog of the pick list. While it is open, the focus counts as being in the pick list. */
  withDialog<Result>(open: () => Promise<Result>): Promise<Result>;
}
