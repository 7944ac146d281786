'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassConfirmDialog as DassConfirmDialogElement } from '../entries/dass-confirm-dialog.js';
import type { DassConfirmDialogCloseDetail, DassConfirmDialogConfirmDetail, DassDialogBeforeCloseDetail } from '../entries/dass-confirm-dialog.js';

export type { DassConfirmDialogElement };
export type * from '../entries/dass-confirm-dialog.js';

/** What <DassConfirmDialog> takes besides the attributes of every HTML element. */
export interface DassConfirmDialogOwnProps {
  /** What it is about: `neutral` (default), `warning`, or `danger`. The focus starts on the button that cancels. */
  tone?: DassConfirmDialogElement['tone'];
  /** A reason has to be written. Default false. */
  withReason?: DassConfirmDialogElement['withReason'];
  /** How many characters a reason has at least, without the white space around it: 10 by default. */
  minLength?: DassConfirmDialogElement['minLength'];
  /** How many characters a reason has at most: 4000 by default. Less than `minLength`: that many are enough. */
  maxLength?: DassConfirmDialogElement['maxLength'];
  /** Label of the field for the reason. A text that starts with `dass` is a key. Empty (default): a general one. */
  reasonLabel?: DassConfirmDialogElement['reasonLabel'];
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): a general one. */
  heading?: DassConfirmDialogElement['heading'];
  /** The question. A text that starts with `dass` is a key. Empty (default): a general one. */
  text?: DassConfirmDialogElement['text'];
  /** Label of the button that confirms, best a verb. A text that starts with `dass` is a key. Empty (default): a general one. */
  confirmLabel?: DassConfirmDialogElement['confirmLabel'];
  /** Label of the button that cancels. A text that starts with `dass` is a key. Empty (default): a general one. */
  cancelLabel?: DassConfirmDialogElement['cancelLabel'];
  /** What was confirmed is under way: its button is busy and nothing closes the dialog but the host. Default false. */
  confirming?: DassConfirmDialogElement['confirming'];
  /**
   * What went wrong, shown above the actions and said at once, while the person may try again. A function gives it
   * whenever it is rendered. Empty by default.
   */
  errorText?: DassConfirmDialogElement['errorText'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassConfirmDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassConfirmDialogElement['persistent'];
  /** A person has confirmed; prevent it and the dialog stays open for the host to set `confirming`, and to hide it in the end. */
  onConfirm?: (event: CustomEvent<DassConfirmDialogConfirmDetail> & { readonly target: DassConfirmDialogElement; readonly currentTarget: DassConfirmDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open, unconfirmed. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassConfirmDialogElement; readonly currentTarget: DassConfirmDialogElement }) => void;
  /** A person has closed it, with the reason `confirm` or another one. */
  onClose?: (event: CustomEvent<DassConfirmDialogCloseDetail> & { readonly target: DassConfirmDialogElement; readonly currentTarget: DassConfirmDialogElement }) => void;
}
export type DassConfirmDialogProps = DassConfirmDialogOwnProps & Omit<React.HTMLAttributes<DassConfirmDialogElement>, keyof DassConfirmDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-confirm-dialog',
  elementClass: DassConfirmDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassConfirmDialog',
});

/**
 * A question, optionally with a reason that a person has to write: confirming is possible when the reason is
 * long enough. An alert dialog after the APG. `confirm()` and `confirmWithReason()` ask one in a line of code.
 */
export const DassConfirmDialog = component as React.FunctionComponent<DassConfirmDialogProps & React.RefAttributes<DassConfirmDialogElement>>;
