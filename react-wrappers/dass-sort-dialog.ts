'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSortDialog as DassSortDialogElement } from '../entries/dass-sort-dialog.js';
import type { DassDialogBeforeCloseDetail, DassSortDialogCloseDetail, DassSortDialogConfirmDetail } from '../entries/dass-sort-dialog.js';

export type { DassSortDialogElement };
export type * from '../entries/dass-sort-dialog.js';

/** The props of <DassSortDialog>, in addition to the attributes of every HTML element. */
export interface DassSortDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, a general heading. */
  heading?: DassSortDialogElement['heading'] | undefined;
  /** The question. A text that starts with `dass` is a message id. Default: `''`, a general question. */
  text?: DassSortDialogElement['text'] | undefined;
  /** Labels of the items in their present order. The list is not changed. Default: `[]`, no preview. */
  currentOrder?: DassSortDialogElement['currentOrder'] | undefined;
  /** Labels of the items in the order after replacing. The list is not changed. Default: `[]`, no preview of it. */
  replaceOrder?: DassSortDialogElement['replaceOrder'] | undefined;
  /** Labels of the items in the order after reordering. The list is not changed. Default: `[]`, no preview of it. */
  reorderOrder?: DassSortDialogElement['reorderOrder'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassSortDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassSortDialogElement['persistent'] | undefined;
  /** Fired when the user chooses an order. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassSortDialogConfirmDetail> & { readonly target: DassSortDialogElement; readonly currentTarget: DassSortDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and no order is selected. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassSortDialogElement; readonly currentTarget: DassSortDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is the choice. */
  onClose?: ((event: CustomEvent<DassSortDialogCloseDetail> & { readonly target: DassSortDialogElement; readonly currentTarget: DassSortDialogElement }) => void) | undefined;
}
export type DassSortDialogProps = DassSortDialogOwnProps & Omit<React.HTMLAttributes<DassSortDialogElement>, keyof DassSortDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-sort-dialog',
  elementClass: DassSortDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassSortDialog',
});

/**
 * Asks what happens when an item is moved to a position that another item has: cancel, replace or reorder. Follows the
 * APG alert dialog pattern; the button that cancels has the focus first. With the orders set, the dialog shows which
 * rows each choice changes. `askSort()` opens a dialog and returns a promise; `movedOrders()` creates the two orders.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties. It is not shown.
 */
export const DassSortDialog = component as React.FunctionComponent<DassSortDialogProps & React.RefAttributes<DassSortDialogElement>>;
