'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassDeleteDialog as DassDeleteDialogElement } from '../entries/dass-delete-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-delete-dialog.js';

export type { DassDeleteDialogElement };
export type * from '../entries/dass-delete-dialog.js';

/** What <DassDeleteDialog> takes besides the attributes of every HTML element. */
export interface DassDeleteDialogOwnProps {
  /**
   * What is removed, by name: the first 100 are shown, all are counted. A text that starts with `dass` is a
   * key. Empty by default. It is read, never changed.
   */
  labels?: DassDeleteDialogElement['labels'];
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): a general one. */
  heading?: DassDeleteDialogElement['heading'];
  /** The question. A text that starts with `dass` is a key. Empty (default): a general one. */
  text?: DassDeleteDialogElement['text'];
  /** Label of the button that confirms, best a verb. A text that starts with `dass` is a key. Empty (default): a general one. */
  confirmLabel?: DassDeleteDialogElement['confirmLabel'];
  /** Label of the button that cancels. A text that starts with `dass` is a key. Empty (default): a general one. */
  cancelLabel?: DassDeleteDialogElement['cancelLabel'];
  /** What was confirmed is under way: its button is busy and nothing closes the dialog but the host. Default false. */
  confirming?: DassDeleteDialogElement['confirming'];
  /**
   * What went wrong, shown above the actions and said at once, while the person may try again. A function gives it
   * whenever it is rendered. Empty by default.
   */
  errorText?: DassDeleteDialogElement['errorText'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassDeleteDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassDeleteDialogElement['persistent'];
  /** A person has confirmed; prevent it and the dialog stays open for the host to set `confirming`, and to hide it in the end. */
  onConfirm?: (event: CustomEvent<null> & { readonly target: DassDeleteDialogElement; readonly currentTarget: DassDeleteDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open, unconfirmed. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassDeleteDialogElement; readonly currentTarget: DassDeleteDialogElement }) => void;
  /** A person has closed it, with the reason `confirm` or another one. */
  onClose?: (event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassDeleteDialogElement; readonly currentTarget: DassDeleteDialogElement }) => void;
}
export type DassDeleteDialogProps = DassDeleteDialogOwnProps & Omit<React.HTMLAttributes<DassDeleteDialogElement>, keyof DassDeleteDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-delete-dialog',
  elementClass: DassDeleteDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassDeleteDialog',
});

/**
 * Asks whether something is to be removed, and names it. The focus starts on the button that cancels.
 * `confirmDelete()` asks it in a line of code.
 */
export const DassDeleteDialog = component as React.FunctionComponent<DassDeleteDialogProps & React.RefAttributes<DassDeleteDialogElement>>;
