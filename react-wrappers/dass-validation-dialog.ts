'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassValidationDialog as DassValidationDialogElement } from '../entries/dass-validation-dialog.js';
import type { DassDialogBeforeCloseDetail, DassValidationDialogCloseDetail } from '../entries/dass-validation-dialog.js';

export type { DassValidationDialogElement };
export type * from '../entries/dass-validation-dialog.js';

/** The props of <DassValidationDialog>, in addition to the attributes of every HTML element. */
export interface DassValidationDialogOwnProps {
  /**
   * Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Caution' in the
   * language of the user.
   */
  heading?: DassValidationDialogElement['heading'] | undefined;
  /** Text above the list. A text that starts with `dass` is a message id. Default: `''`, a general text. */
  text?: DassValidationDialogElement['text'] | undefined;
  /**
   * The errors: texts, `{ text, target }`, or `{ text, field }`. A text that starts with `dass` is a message id. The
   * list is not changed. Default: `[]`.
   */
  items?: DassValidationDialogElement['items'] | undefined;
  /**
   * Where the `field` names of the items are searched: a form, or an element around the fields. Default: `undefined`,
   * the document.
   */
  form?: DassValidationDialogElement['form'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassValidationDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassValidationDialogElement['persistent'] | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassValidationDialogElement; readonly currentTarget: DassValidationDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. When `item` is set, the focus moves to its field afterwards: the application can first show the tab that contains the field. */
  onClose?: ((event: CustomEvent<DassValidationDialogCloseDetail> & { readonly target: DassValidationDialogElement; readonly currentTarget: DassValidationDialogElement }) => void) | undefined;
}
export type DassValidationDialogProps = DassValidationDialogOwnProps & Omit<React.HTMLAttributes<DassValidationDialogElement>, keyof DassValidationDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-validation-dialog',
  elementClass: DassValidationDialogElement,
  react: React,
  events: {
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassValidationDialog',
});

/**
 * Lists validation errors. An item with a target closes the dialog and moves the focus to its field. `showValidation()`
 * opens one and returns a promise.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `items`. It is not shown.
 */
export const DassValidationDialog = component as React.FunctionComponent<DassValidationDialogProps & React.RefAttributes<DassValidationDialogElement>>;
