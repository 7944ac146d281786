import { list, property } from '../../base/property.js';
import type { PastedRows } from '../../core/paste-list/paste-list-rows.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import type { DassPickListFilterDetail, DassPickListPickDetail } from '../pick-list/pick-list-events.js';
import { PickListProperties } from '../pick-list/pick-list-properties.js';

/** The detail of `dass-confirm`. */
export interface DassPickListDialogConfirmDetail<Item = unknown> {
  /**
   * The selected items in their order: the application's objects. Selected values that match no item are as the
   * application set them.
   */
  readonly selected: readonly Item[];
  /** The key of each selected copy, in the same order as `selected`. */
  readonly keys: readonly number[];
  /** The items added since the dialog opened. Empty when there are none. */
  readonly added: readonly Item[];
  /** The items removed since the dialog opened. Empty when there are none. */
  readonly removed: readonly Item[];
  /**
   * The pasted rows of the items that are still selected: one entry for each time that the user pasted. Empty when the
   * user pasted nothing.
   */
  readonly pasted: readonly PastedRows<Item>[];
}

export type DassPickListDialogPickDetail<Item = unknown> = DassPickListPickDetail<Item>;
export type DassPickListDialogFilterDetail = DassPickListFilterDetail;

export interface PickListDialogEvents<Item = unknown> extends DialogEvents {
  'dass-pick': DassPickListDialogPickDetail<Item>;
  'dass-filter': DassPickListDialogFilterDetail;
  'dass-confirm': DassPickListDialogConfirmDetail<Item>;
}

/** A dialog with the events of a pick list. */
abstract class PickListDialogBase extends DialogElement<PickListDialogEvents> {}

/** The properties of `dass-pick-list-dialog`. */
export abstract class PickListDialogProperties extends PickListProperties(PickListDialogBase) {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Selecionar itens'. */
  @property({ type: String })
  heading = '';

  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default:
   * `1152px`.
   */
  @property({ type: String, accept: dialogWidth })
  width = '1152px';

  /**
   * The selection when the dialog opens: items or their ids. When the user confirms, it is replaced by the new
   * selection. Setting it while the dialog is open discards the user's changes. Default: `[]`.
   */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /** Shows the selection without allowing the user to change or confirm it. Default: `false`. */
  @property({ type: Boolean, attribute: 'readonly' })
  readOnly = false;
}
