'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassKeyboardDialog as DassKeyboardDialogElement } from '../entries/dass-keyboard-dialog.js';
import type { DassDialogBeforeCloseDetail, DassKeyboardDialogCloseDetail, DassKeyboardDialogConfirmDetail, DassKeyboardKeyDetail } from '../entries/dass-keyboard-dialog.js';

export type { DassKeyboardDialogElement };
export type * from '../entries/dass-keyboard-dialog.js';

/** The props of <DassKeyboardDialog>, in addition to the attributes of every HTML element. */
export interface DassKeyboardDialogOwnProps {
  /** The text when the dialog opens. Setting it while the dialog is open replaces the typed text. Default: `''`. */
  value?: DassKeyboardDialogElement['value'] | undefined;
  /**
   * Heading, and accessible name of the text. A text that starts with `dass` is a message id. Default: `''`, a general
   * heading.
   */
  label?: DassKeyboardDialogElement['label'] | undefined;
  /** Keys: `full` (default) or `numeric`. */
  layout?: DassKeyboardDialogElement['layout'] | undefined;
  /** Language of the keys: `pt-BR`, `es` or `en`, with a hyphen or an underscore. Default: `''`, the present language. */
  language?: DassKeyboardDialogElement['language'] | undefined;
  /** Type of the text, as of `<dass-text-input>`. Default: `text`. */
  type?: DassKeyboardDialogElement['type'] | undefined;
  /** Format of the text, as of `<dass-text-input>`. Default: `''`, none. */
  mask?: DassKeyboardDialogElement['mask'] | undefined;
  /** Maximum number of characters, as of `<dass-text-input>`, with a counter. Default: `undefined`, no maximum. */
  maxLength?: DassKeyboardDialogElement['maxLength'] | undefined;
  /** Allows several lines: Enter starts a new line, and only the button confirms. Default: `false`. */
  multiline?: DassKeyboardDialogElement['multiline'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassKeyboardDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassKeyboardDialogElement['persistent'] | undefined;
  /** Fired when the user presses a key of the virtual keyboard. */
  onKey?: ((event: CustomEvent<DassKeyboardKeyDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void) | undefined;
  /** Fired 400 ms after the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassKeyboardDialogConfirmDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassKeyboardDialogCloseDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void) | undefined;
}
export type DassKeyboardDialogProps = DassKeyboardDialogOwnProps & Omit<React.HTMLAttributes<DassKeyboardDialogElement>, keyof DassKeyboardDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-keyboard-dialog',
  elementClass: DassKeyboardDialogElement,
  react: React,
  events: {
    onKey: 'dass-key',
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassKeyboardDialog',
});

/**
 * A dialog with a text and a virtual keyboard to type it. The text is selected when the dialog opens: the first key
 * that types or deletes replaces it; Enter, Shift, Caps Lock and the caret keys keep it. A hardware keyboard works,
 * too. The confirmed text is returned 400 ms after Enter or the button, unless the dialog is closed in the meantime.
 * `openKeyboard()` opens one and returns a promise.
 */
export const DassKeyboardDialog = component as React.FunctionComponent<DassKeyboardDialogProps & React.RefAttributes<DassKeyboardDialogElement>>;
