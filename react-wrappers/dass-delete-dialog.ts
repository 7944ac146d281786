'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassDeleteDialog as DassDeleteDialogElement } from '../entries/dass-delete-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-delete-dialog.js';

export type { DassDeleteDialogElement };
export type * from '../entries/dass-delete-dialog.js';

/** The props of <DassDeleteDialog>, in addition to the attributes of every HTML element. */
export interface DassDeleteDialogOwnProps {
  /**
   * Names of what is deleted. The first 100 are shown, all are counted. A text that starts with `dass` is a message id.
   * The list is not changed. Default: `[]`.
   */
  labels?: DassDeleteDialogElement['labels'] | undefined;
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, a general heading. */
  heading?: DassDeleteDialogElement['heading'] | undefined;
  /** The question. A text that starts with `dass` is a message id. Default: `''`, a general question. */
  text?: DassDeleteDialogElement['text'] | undefined;
  /**
   * Label of the button that confirms, preferably a verb. A text that starts with `dass` is a message id. Default:
   * `''`, a general label.
   */
  confirmLabel?: DassDeleteDialogElement['confirmLabel'] | undefined;
  /** Label of the button that cancels. A text that starts with `dass` is a message id. Default: `''`, a general label. */
  cancelLabel?: DassDeleteDialogElement['cancelLabel'] | undefined;
  /**
   * Shows that the confirmed action is running: the button that confirms is busy, and only the application can close
   * the dialog. Default: `false`.
   */
  confirming?: DassDeleteDialogElement['confirming'] | undefined;
  /**
   * Error message of the confirmed action, shown above the buttons and announced at once. The user can confirm again.
   * Set a function that returns the text when it is composed of several: it is called whenever the dialog is rendered.
   * Default: `''`.
   */
  errorText?: DassDeleteDialogElement['errorText'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassDeleteDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassDeleteDialogElement['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open; the application sets `confirming` and closes the dialog in the end. */
  onConfirm?: ((event: CustomEvent<null> & { readonly target: DassDeleteDialogElement; readonly currentTarget: DassDeleteDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassDeleteDialogElement; readonly currentTarget: DassDeleteDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. The reason is `confirm` when the user confirmed. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassDeleteDialogElement; readonly currentTarget: DassDeleteDialogElement }) => void) | undefined;
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
 * Asks whether to delete something, and names it. The button that cancels has the focus first. `confirmDelete()` opens
 * one and returns a promise.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `labels`. It is not shown.
 */
export const DassDeleteDialog = component as React.FunctionComponent<DassDeleteDialogProps & React.RefAttributes<DassDeleteDialogElement>>;
