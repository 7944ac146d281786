'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSortDialog as DassSortDialogElement } from '../entries/dass-sort-dialog.js';
import type { DassDialogBeforeCloseDetail, DassSortDialogCloseDetail, DassSortDialogConfirmDetail } from '../entries/dass-sort-dialog.js';

export type { DassSortDialogElement };
export type * from '../entries/dass-sort-dialog.js';

/** What <DassSortDialog> takes besides the attributes of every HTML element. */
export interface DassSortDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): a general one. */
  heading?: DassSortDialogElement['heading'];
  /** The question. A text that starts with `dass` is a key. Empty (default): a general one. */
  text?: DassSortDialogElement['text'];
  /** Labels of the items in the order that is in force. Empty (default): there is no preview. It is read, never changed. */
  currentOrder?: DassSortDialogElement['currentOrder'];
  /** Labels in the order that replacing makes. Empty (default): there is no preview of it. It is read, never changed. */
  replaceOrder?: DassSortDialogElement['replaceOrder'];
  /** Labels in the order that reordering makes. Empty (default): there is no preview of it. It is read, never changed. */
  reorderOrder?: DassSortDialogElement['reorderOrder'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassSortDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassSortDialogElement['persistent'];
  /** A person has chosen; prevent it and the dialog stays open. */
  onConfirm?: (event: CustomEvent<DassSortDialogConfirmDetail> & { readonly target: DassSortDialogElement; readonly currentTarget: DassSortDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open, and nothing is chosen. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassSortDialogElement; readonly currentTarget: DassSortDialogElement }) => void;
  /** A person has closed it; `value` is the choice. */
  onClose?: (event: CustomEvent<DassSortDialogCloseDetail> & { readonly target: DassSortDialogElement; readonly currentTarget: DassSortDialogElement }) => void;
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
 * Asks what becomes of an order when an item is given a place that another has: cancel, replace or reorder. An
 * alert dialog after the APG; the focus starts on the button that cancels. With the orders given it shows what each
 * choice makes of them: the lines that change, with their places. `askSort()` asks it in a line of code, and
 * `movedOrders()` makes the two orders.
 */
export const DassSortDialog = component as React.FunctionComponent<DassSortDialogProps & React.RefAttributes<DassSortDialogElement>>;
