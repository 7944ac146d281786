import type { PickOutcome } from '../../core/pick-list/pick-move.js';
import type { PickSide } from '../../core/pick-list/pick-list-state.js';

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
