'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassMessageDialog as DassMessageDialogElement } from '../entries/dass-message-dialog.js';
import type { DassDialogBeforeCloseDetail, DassMessageDialogCloseDetail } from '../entries/dass-message-dialog.js';

export type { DassMessageDialogElement };
export type * from '../entries/dass-message-dialog.js';

/** What <DassMessageDialog> takes besides the attributes of every HTML element. */
export interface DassMessageDialogOwnProps {
  /**
   * What it says: a text, or `{ message, type, detail, expanded, redirectUrl, code }`, as it comes or as
   * `toMessage()` makes it. API codes and ORA-02292 are understood; texts that start with `dass` are
   * keys. Without a known type it is an information. It is read, never changed.
   */
  message?: DassMessageDialogElement['message'];
  /**
   * The HTTP status of the server's answer that `message` is, if it is one: without a known type it is then an error,
   * and 204 is a delete success. Default: undefined.
   */
  statusCode?: DassMessageDialogElement['statusCode'];
  /**
   * Sends the browser to the login page when WITHOUT_TOKEN is confirmed, after `dass-close`. It is given the
   * address. Default: remembers where the person was, and leaves the page.
   */
  goToLogin?: DassMessageDialogElement['goToLogin'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassMessageDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassMessageDialogElement['persistent'];
  /** A person asks it to close; prevent it and it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassMessageDialogElement; readonly currentTarget: DassMessageDialogElement }) => void;
  /** A person has closed it: whether to redirect, and where. */
  onClose?: (event: CustomEvent<DassMessageDialogCloseDetail> & { readonly target: DassMessageDialogElement; readonly currentTarget: DassMessageDialogElement }) => void;
}
export type DassMessageDialogProps = DassMessageDialogOwnProps & Omit<React.HTMLAttributes<DassMessageDialogElement>, keyof DassMessageDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-message-dialog',
  elementClass: DassMessageDialogElement,
  react: React,
  events: {
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassMessageDialog',
});

/**
 * A message that has to be read: its heading, icon and tone say the type, the detail opens below it and
 * can be copied for the support. Errors and warnings are alert dialogs. `message()` shows one in a line of code.
 */
export const DassMessageDialog = component as React.FunctionComponent<DassMessageDialogProps & React.RefAttributes<DassMessageDialogElement>>;
