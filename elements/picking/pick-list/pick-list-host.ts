import type { ReactiveElement } from 'lit';
import type { LazyImport } from '../../base/loading/lazy-import.js';
import type { PickListState, PickSide } from '../../core/pick-list/pick-list-state.js';
import type { PickOutcome } from '../../core/pick-list/pick-move.js';
import type { DragController } from './drag/drag-controller.js';
import type { MoveController } from './moves/move-controller.js';
import type { PickPane } from './panes/pick-pane.js';

export type DassPickListPickDetail = PickOutcome;

/** The detail of `dass-filter`. */
export interface DassPickListFilterDetail {
  /** The list that is filtered: `available` or `selected`. */
  readonly list: PickSide;
  /** The filters that are shown as chips. An item has to match all of them. Empty when there are none. */
  readonly filters: readonly string[];
  /** The text in the filter field that is not a chip yet, trimmed. Empty when there is none. */
  readonly typed: string;
}

export interface PickListEvents {
  'dass-pick': DassPickListPickDetail;
  'dass-filter': DassPickListFilterDetail;
}

/** The pick list, as its controllers and templates see it. */
export interface PickListHost extends ReactiveElement {
  /** What the user sees and changes. */
  readonly state: PickListState;
  readonly panes: Readonly<Record<PickSide, PickPane>>;
  readonly moves: MoveController;
  /** Lazy: dragging, and the whole text of a row that is cut. */
  readonly drag: LazyImport<DragController>;

  readonly busy: boolean;
  readonly confirmAddAbove?: number;
  readonly confirmDelete: boolean;
  readonly effectivelyDisabled: boolean;
  readonly externalFilter: boolean;
  readonly fieldPaste: string;
  readonly readOnly: boolean;
  readonly required: boolean;
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
