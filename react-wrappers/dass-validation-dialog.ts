'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassValidationDialog as DassValidationDialogElement } from '../entries/dass-validation-dialog.js';
import type { DassDialogBeforeCloseDetail, DassValidationDialogCloseDetail } from '../entries/dass-validation-dialog.js';

export type { DassValidationDialogElement };
export type * from '../entries/dass-validation-dialog.js';

/** What <DassValidationDialog> takes besides the attributes of every HTML element. */
export interface DassValidationDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): Caution. */
  heading?: DassValidationDialogElement['heading'];
  /** What stands above the list. A text that starts with `dass` is a key. Empty (default): there are inconsistencies. */
  text?: DassValidationDialogElement['text'];
  /** What is wrong: texts, `{ text, target }`, or `{ text, field }`. Texts that start with `dass` are keys. Empty by default. It is read, never changed. */
  items?: DassValidationDialogElement['items'];
  /**
   * Where fields are looked for by the name that an item gives: a form, or what the fields stand in. Undefined
   * (default): the document.
   */
  form?: DassValidationDialogElement['form'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassValidationDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassValidationDialogElement['persistent'];
  /** A person asks it to close; prevent it and it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassValidationDialogElement; readonly currentTarget: DassValidationDialogElement }) => void;
  /** A person has closed it, perhaps to go to a field: a host that shows the field's tab here has it shown in time. */
  onClose?: (event: CustomEvent<DassValidationDialogCloseDetail> & { readonly target: DassValidationDialogElement; readonly currentTarget: DassValidationDialogElement }) => void;
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
 * Lists what is wrong with what a person has entered, titled Caution. An item with a target closes the dialog
 * and takes the person to the field. `showValidation()` shows one in a line of code.
 */
export const DassValidationDialog = component as React.FunctionComponent<DassValidationDialogProps & React.RefAttributes<DassValidationDialogElement>>;
