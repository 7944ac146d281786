'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassTranslationDialog as DassTranslationDialogElement } from '../entries/dass-translation-dialog.js';
import type { DassDialogBeforeCloseDetail, DassTranslationDialogCloseDetail, DassTranslationDialogConfirmDetail } from '../entries/dass-translation-dialog.js';

export type { DassTranslationDialogElement };
export type * from '../entries/dass-translation-dialog.js';

/** The props of <DassTranslationDialog>, in addition to the attributes of every HTML element. */
export interface DassTranslationDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Traduções'. */
  heading?: DassTranslationDialogElement['heading'] | undefined;
  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. The dialog is not narrower than 576px, and on small screens always
   * full screen. Default: `50vw`.
   */
  width?: DassTranslationDialogElement['width'] | undefined;
  /**
   * The languages that the user can select: `{codigo, idioma, icone, open}` each. Of several with the same `codigo` the
   * first is offered, with one warning in the console. The list is not changed. Default: `[]`.
   */
  languages?: DassTranslationDialogElement['languages'] | undefined;
  /**
   * The translations: `{codigo, traducao, key}` each. Those in a language that is not offered are kept. When the user
   * confirms, the list is replaced by the new one; its objects are not changed. When the application sets another list
   * while the dialog is open, what the user has changed is kept. Default: `[]`.
   */
  translations?: DassTranslationDialogElement['translations'] | undefined;
  /**
   * Code of the language that is shown beside the rows at first. The placeholders of the other texts are compared with
   * its text. Default: `''`, the first language that has a text, as for a language without one.
   */
  referenceLanguage?: DassTranslationDialogElement['referenceLanguage'] | undefined;
  /**
   * Maximum number of characters of a text, counted as a reader sees them. A longer text is kept, and cannot be
   * confirmed. Default: 4000.
   */
  maxLength?: DassTranslationDialogElement['maxLength'] | undefined;
  /** Shows the translations without allowing the user to change or confirm them. Default: `false`. */
  readOnly?: DassTranslationDialogElement['readOnly'] | undefined;
  /**
   * Shows that the confirmed translations are being saved: the button that confirms is busy, the texts cannot be
   * changed, and only the application can close the dialog. Default: `false`.
   */
  confirming?: DassTranslationDialogElement['confirming'] | undefined;
  /**
   * Error message of saving, shown above the buttons and announced at once. The user can confirm again. Set a function
   * that returns the text when it is composed of several: it is called whenever the dialog is rendered. Default: `''`.
   */
  errorText?: DassTranslationDialogElement['errorText'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassTranslationDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassTranslationDialogElement['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassTranslationDialogConfirmDetail> & { readonly target: DassTranslationDialogElement; readonly currentTarget: DassTranslationDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassTranslationDialogElement; readonly currentTarget: DassTranslationDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is what the user confirmed. */
  onClose?: ((event: CustomEvent<DassTranslationDialogCloseDetail> & { readonly target: DassTranslationDialogElement; readonly currentTarget: DassTranslationDialogElement }) => void) | undefined;
}
export type DassTranslationDialogProps = DassTranslationDialogOwnProps & Omit<React.HTMLAttributes<DassTranslationDialogElement>, keyof DassTranslationDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-translation-dialog',
  elementClass: DassTranslationDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassTranslationDialog',
});

/**
 * A text in several languages, one row for each language. A row for each language with `open` is added when the dialog
 * opens. The text of one language is shown beside the others as a reference. Each text field has the language of its
 * row, for spell checkers and screen readers, and the direction of its text.
 *
 * The user can confirm when each row has a language of its own and a text. A list shows these checks. It also warns
 * where two languages have the same text, and where placeholders (`{0}`, `%s`, `<b>`) differ from the reference; that
 * does not prevent confirming. Closing and canceling ask before changes are discarded.
 *
 * `translations` is like the value of a form control: when the user confirms, the element fires `dass-confirm` and then
 * replaces it. To save first, prevent `dass-confirm`, set `confirming`, and close the dialog in the end, or set
 * `errorText`. `editTranslations()` does that and returns a promise.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `translations`. It is not shown.
 */
export const DassTranslationDialog = component as React.FunctionComponent<DassTranslationDialogProps & React.RefAttributes<DassTranslationDialogElement>>;
