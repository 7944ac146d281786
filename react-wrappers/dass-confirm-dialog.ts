'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassConfirmDialog as DassConfirmDialogElement } from '../entries/dass-confirm-dialog.js';
import type { DassConfirmDialogCloseDetail, DassConfirmDialogConfirmDetail, DassDialogBeforeCloseDetail } from '../entries/dass-confirm-dialog.js';

export type { DassConfirmDialogElement };
export type * from '../entries/dass-confirm-dialog.js';

/** The props of <DassConfirmDialog>, in addition to the attributes of every HTML element. */
export interface DassConfirmDialogOwnProps {
  /** Color and meaning: `neutral` (default), `warning` or `danger`. The button that cancels has the focus first. */
  tone?: DassConfirmDialogElement['tone'] | undefined;
  /** Requires a reason. Default: `false`. */
  withReason?: DassConfirmDialogElement['withReason'] | undefined;
  /** Minimum number of characters of the reason, without whitespace around it. Default: 10. */
  minLength?: DassConfirmDialogElement['minLength'] | undefined;
  /** Maximum number of characters of the reason. A value below `minLength` is treated as `minLength`. Default: 4000. */
  maxLength?: DassConfirmDialogElement['maxLength'] | undefined;
  /** Label of the field for the reason. A text that starts with `dass` is a message id. Default: `''`, a general label. */
  reasonLabel?: DassConfirmDialogElement['reasonLabel'] | undefined;
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, a general heading. */
  heading?: DassConfirmDialogElement['heading'] | undefined;
  /** The question. A text that starts with `dass` is a message id. Default: `''`, a general question. */
  text?: DassConfirmDialogElement['text'] | undefined;
  /**
   * Label of the button that confirms, preferably a verb. A text that starts with `dass` is a message id. Default:
   * `''`, a general label.
   */
  confirmLabel?: DassConfirmDialogElement['confirmLabel'] | undefined;
  /** Label of the button that cancels. A text that starts with `dass` is a message id. Default: `''`, a general label. */
  cancelLabel?: DassConfirmDialogElement['cancelLabel'] | undefined;
  /**
   * Shows that the confirmed action is running: the button that confirms is busy, and only the application can close
   * the dialog. Default: `false`.
   */
  confirming?: DassConfirmDialogElement['confirming'] | undefined;
  /**
   * Error message of the confirmed action, shown above the buttons and announced at once. The user can confirm again.
   * Set a function that returns the text when it is composed of several: it is called whenever the dialog is rendered.
   * Default: `''`.
   */
  errorText?: DassConfirmDialogElement['errorText'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassConfirmDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassConfirmDialogElement['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open; the application sets `confirming` and closes the dialog in the end. */
  onConfirm?: ((event: CustomEvent<DassConfirmDialogConfirmDetail> & { readonly target: DassConfirmDialogElement; readonly currentTarget: DassConfirmDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassConfirmDialogElement; readonly currentTarget: DassConfirmDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. The reason is `confirm` when the user confirmed. */
  onClose?: ((event: CustomEvent<DassConfirmDialogCloseDetail> & { readonly target: DassConfirmDialogElement; readonly currentTarget: DassConfirmDialogElement }) => void) | undefined;
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
 * A question, optionally with a reason that the user has to type. The user can confirm when the reason is long enough.
 * Follows the APG alert dialog pattern. `confirm()` and `confirmWithReason()` open one and return a promise.
 */
export const DassConfirmDialog = component as React.FunctionComponent<DassConfirmDialogProps & React.RefAttributes<DassConfirmDialogElement>>;
