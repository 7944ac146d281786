'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassMessageDialog as DassMessageDialogElement } from '../entries/dass-message-dialog.js';
import type { DassDialogBeforeCloseDetail, DassMessageDialogCloseDetail } from '../entries/dass-message-dialog.js';

export type { DassMessageDialogElement };
export type * from '../entries/dass-message-dialog.js';

/** The props of <DassMessageDialog>, in addition to the attributes of every HTML element. */
export interface DassMessageDialogOwnProps {
  /**
   * The message: a text, or `{ message, type, detail, expanded, redirectUrl, code }`, as a server sends it or
   * `toMessage()` returns it. API codes and ORA-02292 are translated; texts that start with `dass` are message ids. A
   * message without a known type is an information. The object is not changed. Default: `''`.
   */
  message?: DassMessageDialogElement['message'] | undefined;
  /**
   * HTTP status, when `message` is the answer of a server: an integer from 100 to 599. A message without a known type
   * is then an error, or for 204 a successful deletion. Default: `undefined`.
   */
  statusCode?: DassMessageDialogElement['statusCode'] | undefined;
  /**
   * Function that navigates to the login page when the user confirms a message with the code WITHOUT_TOKEN. It is
   * called with the address after `dass-close`. Default: stores the present address and leaves the page.
   */
  goToLogin?: DassMessageDialogElement['goToLogin'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassMessageDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassMessageDialogElement['persistent'] | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassMessageDialogElement; readonly currentTarget: DassMessageDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. The detail says whether to navigate, and where. */
  onClose?: ((event: CustomEvent<DassMessageDialogCloseDetail> & { readonly target: DassMessageDialogElement; readonly currentTarget: DassMessageDialogElement }) => void) | undefined;
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
 * A message that the user has to read. Heading, icon and color show its type; the user can expand the details and copy
 * them. Errors and warnings follow the APG alert dialog pattern. `message()` opens one and returns a promise.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties. It is not shown.
 */
export const DassMessageDialog = component as React.FunctionComponent<DassMessageDialogProps & React.RefAttributes<DassMessageDialogElement>>;
