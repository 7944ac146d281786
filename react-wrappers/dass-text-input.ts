'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassTextInput as DassTextInputElement } from '../entries/dass-text-input.js';
import type { DassTextInputConfirmDetail } from '../entries/dass-text-input.js';

import { withChangedValue } from './internal/changed-value.js';

export type { DassTextInputElement };
export type * from '../entries/dass-text-input.js';

/** The props of <DassTextInput>, in addition to the attributes of every HTML element. */
export interface DassTextInputOwnProps {
  /**
   * The text, trimmed. With the type `number` it is the number with a decimal point (`0.184`) in any language. With a
   * `mask` it is without the separators (`52998224725`). A text that cannot be converted stays as typed, and is
   * invalid. Default: `defaultValue`, also after a reset of the form.
   */
  value?: DassTextInputElement['value'] | undefined;
  /** The value until one is set, and after a reset of the form. Default: `''`. */
  defaultValue?: DassTextInputElement['defaultValue'] | undefined;
  /**
   * Type of the text: `text` (default), `number` (accepts the decimal separator of the language), `password` (with a
   * button that shows it), `search` (with a button that clears it), `email`, `tel` or `url` (an absolute address).
   */
  type?: DassTextInputElement['type'] | undefined;
  /** Allows several lines; the field grows with its text. Only with the type `text`. Default: `false`. */
  multiline?: DassTextInputElement['multiline'] | undefined;
  /** With `multiline`: minimum height in lines. Default: 3. */
  rows?: DassTextInputElement['rows'] | undefined;
  /** With `multiline`: maximum height in lines. When it is less than `rows` the field does not grow. Default: 12. */
  maxRows?: DassTextInputElement['maxRows'] | undefined;
  /**
   * Format that is applied while the user types: `tax-number` (000.000.000-00, with valid check digits) or `phone`
   * ((00) 00000-0000). Default: `''`, none.
   */
  mask?: DassTextInputElement['mask'] | undefined;
  /**
   * Example of a value, shown while the field is empty; it does not replace a label. A text that starts with `dass` is
   * a message id. Default: `''`.
   */
  placeholder?: DassTextInputElement['placeholder'] | undefined;
  /**
   * Minimum number of characters, counted as a reader sees them. A shorter value is invalid. Default: `undefined`, no
   * minimum.
   */
  minLength?: DassTextInputElement['minLength'] | undefined;
  /**
   * Maximum number of characters, counted as a reader sees them. A longer value is kept, and invalid. Default:
   * `undefined`, no maximum.
   */
  maxLength?: DassTextInputElement['maxLength'] | undefined;
  /** With the type `number`: the lowest valid number. Default: `undefined`, no minimum. */
  min?: DassTextInputElement['min'] | undefined;
  /** With the type `number`: the highest valid number. Default: `undefined`, no maximum. */
  max?: DassTextInputElement['max'] | undefined;
  /**
   * With the type `number`: the greatest number of decimals, 0 for whole numbers. A number with more is kept, and
   * invalid; zeros at the end are not counted. Default: `undefined`, any number of them.
   */
  decimals?: DassTextInputElement['decimals'] | undefined;
  /**
   * Regular expression that the whole value must match, as of native inputs. Describe it in `hint`. Not used with the
   * type `number`. Default: `''`, none.
   */
  pattern?: DassTextInputElement['pattern'] | undefined;
  /** Shows the number of characters, and `maxLength` if there is one. Default: `false`. */
  counter?: DassTextInputElement['counter'] | undefined;
  /** Shows a button that clears the field while it is not empty. The type `search` always has it. Default: `false`. */
  clearable?: DassTextInputElement['clearable'] | undefined;
  /** Shows a spinner, for a check or a search that is running. The field can still be used. Default: `false`. */
  busy?: DassTextInputElement['busy'] | undefined;
  /** Short text before the value: `R$`. A text that starts with `dass` is a message id. Default: `''`. */
  startText?: DassTextInputElement['startText'] | undefined;
  /** Short text after the value: `kg`. A text that starts with `dass` is a message id. Default: `''`. */
  endText?: DassTextInputElement['endText'] | undefined;
  /**
   * Language of the text as a BCP 47 tag (`es`, `pt-BR`), where it is not the language of the page; `und` if it is
   * unknown. Spell checkers and screen readers use it, and the text has its own direction. Default: `''`.
   */
  textLanguage?: DassTextInputElement['textLanguage'] | undefined;
  /**
   * What the browser may fill in, as of native inputs: `off`, `email`, `current-password`. Default: `''`, the browser
   * decides.
   */
  autocomplete?: DassTextInputElement['autocomplete'] | undefined;
  /** The Tab key confirms the value, as many barcode scanners send it. Default: `false`. */
  confirmOnTab?: DassTextInputElement['confirmOnTab'] | undefined;
  /** A pause in typing of `confirmDelay` confirms the value. The field shows the remaining time. Default: `false`. */
  confirmOnPause?: DassTextInputElement['confirmOnPause'] | undefined;
  /** With `confirmOnPause`: length of the pause in milliseconds. 0 confirms each change at once. Default: 3000. */
  confirmDelay?: DassTextInputElement['confirmDelay'] | undefined;
  /**
   * Hides the button of the virtual keyboard, which is shown while the user's preference for it is on. Default:
   * `false`.
   */
  withoutKeyboard?: DassTextInputElement['withoutKeyboard'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassTextInputElement['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassTextInputElement['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassTextInputElement['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassTextInputElement['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassTextInputElement['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassTextInputElement['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassTextInputElement['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassTextInputElement['customValidity'] | undefined;
  /** Fired when the user changes the text. */
  onInput?: ((event: Event & { readonly target: DassTextInputElement; readonly currentTarget: DassTextInputElement }) => void) | undefined;
  /** Fired when the user has changed the value and leaves the field, presses Enter or clears it. */
  onChange?: ((event: Event & { readonly target: DassTextInputElement; readonly currentTarget: DassTextInputElement }) => void) | undefined;
  /** Fired when the user confirms a valid value. */
  onConfirm?: ((event: CustomEvent<DassTextInputConfirmDetail> & { readonly target: DassTextInputElement; readonly currentTarget: DassTextInputElement }) => void) | undefined;
}
export type DassTextInputProps = DassTextInputOwnProps & Omit<React.HTMLAttributes<DassTextInputElement>, keyof DassTextInputOwnProps>;

const component: unknown = withChangedValue(createComponent({
  tagName: 'dass-text-input',
  elementClass: DassTextInputElement,
  react: React,
  events: {
    onInput: 'input',
    onChange: 'change',
    onConfirm: 'dass-confirm',
  },
  displayName: 'DassTextInput',
}) as never, 'DassTextInput');

/**
 * A text field of one or several lines. The value is the typed text, trimmed; a password is not trimmed. The text in
 * the field is trimmed when the user leaves it. The user confirms the value with Enter, with Tab (`confirmOnTab`) or by
 * a pause (`confirmOnPause`), whose remaining time the field shows and Escape cancels. In a form, Enter submits as in
 * native fields; with several lines, Ctrl+Enter confirms.
 *
 * Characters that nobody sees, such as zero-width spaces and marks of the text direction, are no part of the value. A
 * number is read as users and programs write it: with a currency or the texts beside the field, a sign before or
 * behind it, parentheses, an exponent; a pasted one is shown as it was understood. The decimal key of the number pad
 * writes the decimal separator of the language.
 *
 * A text that is too long, or not a number, stays in the field and is invalid. Only a pasted text that is more than
 * 10,000 characters too long is truncated, and the field shows this.
 *
 * The attributes `inputmode`, `enterkeyhint`, `autocapitalize` and `spellcheck` of the element are passed to the native
 * field.
 *
 * Slots:
 * - `start`: Content before the text: an icon, a unit. For a text use `startText`.
 * - `end`: Content after the text: a unit, a button. For a text use `endText`.
 */
export const DassTextInput = component as React.FunctionComponent<DassTextInputProps & React.RefAttributes<DassTextInputElement>>;
