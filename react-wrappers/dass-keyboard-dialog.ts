'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassKeyboardDialog as DassKeyboardDialogElement } from '../entries/dass-keyboard-dialog.js';
import type { DassDialogBeforeCloseDetail, DassKeyboardDialogCloseDetail, DassKeyboardDialogConfirmDetail, DassKeyboardKeyDetail } from '../entries/dass-keyboard-dialog.js';

export type { DassKeyboardDialogElement };
export type * from '../entries/dass-keyboard-dialog.js';

/** What <DassKeyboardDialog> takes besides the attributes of every HTML element. */
export interface DassKeyboardDialogOwnProps {
  /** What is written at first; '' by default. Setting it while the dialog is open begins anew. */
  value?: DassKeyboardDialogElement['value'];
  /** What is asked for: heading and name of the text. A text that starts with `dass` is a key. Empty (default): a general one. */
  label?: DassKeyboardDialogElement['label'];
  /** `full` (default) or `numeric`. */
  layout?: DassKeyboardDialogElement['layout'];
  /** `pt-BR`, `es` or `en`, in either spelling. Empty (default): the language in force. */
  language?: DassKeyboardDialogElement['language'];
  /** What kind of text it is, as in `<dass-text-input>`: `text` by default. */
  type?: DassKeyboardDialogElement['type'];
  /** The format that is written, as in `<dass-text-input>`. Empty (default): none. */
  mask?: DassKeyboardDialogElement['mask'];
  /** How many characters there may be, as in `<dass-text-input>`: they are counted. None by default. */
  maxLength?: DassKeyboardDialogElement['maxLength'];
  /** Several lines: Enter writes a new one, and the button confirms. */
  multiline?: DassKeyboardDialogElement['multiline'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassKeyboardDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassKeyboardDialogElement['persistent'];
  /** A person has pressed a key of the screen. */
  onKey?: (event: CustomEvent<DassKeyboardKeyDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void;
  /** A person has confirmed, 400 ms ago. Cancelable: prevented, it stays open. */
  onConfirm?: (event: CustomEvent<DassKeyboardDialogConfirmDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void;
  /** A person wants to close it. Cancelable: prevented, it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void;
  /** A person has closed it. */
  onClose?: (event: CustomEvent<DassKeyboardDialogCloseDetail> & { readonly target: DassKeyboardDialogElement; readonly currentTarget: DassKeyboardDialogElement }) => void;
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
 * A text and a keyboard on the screen to write it with. The text is selected on opening, so that the first key that
 * writes or deletes replaces it; Enter, shift, caps lock and the caret keys leave it. A real keyboard works beside the one
 * on the screen. What is confirmed, by Enter or by the button, is returned 400 ms later, unless the dialog is closed
 * meanwhile. `openKeyboard()` is the short way to one.
 */
export const DassKeyboardDialog = component as React.FunctionComponent<DassKeyboardDialogProps & React.RefAttributes<DassKeyboardDialogElement>>;
