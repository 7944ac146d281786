'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassTextInput as DassTextInputElement } from '../entries/dass-text-input.js';
import type { DassTextInputConfirmDetail } from '../entries/dass-text-input.js';

export type { DassTextInputElement };
export type * from '../entries/dass-text-input.js';

/** What <DassTextInput> takes besides the attributes of every HTML element. */
export interface DassTextInputOwnProps {
  /**
   * What was written, trimmed. Of `type` number it is the number with a point (`0.184`), whatever the language; of a
   * `mask` it is without the signs between (`52998224725`). What is no such thing stays as it was written, and is invalid.
   * Until it is set, and after a reset of its form, it is what `defaultValue` says.
   */
  value?: DassTextInputElement['value'];
  /** The value at first; '' by default. */
  defaultValue?: DassTextInputElement['defaultValue'];
  /**
   * `text` (default), `number` (understands the decimal comma of the language), `password` (with a button that shows it),
   * `search` (can be cleared), `email`, `tel` or `url` (an absolute address).
   */
  type?: DassTextInputElement['type'];
  /** Several lines; the field grows with what is written in it. Of `type` text only. */
  multiline?: DassTextInputElement['multiline'];
  /** With `multiline`: how many lines it has at least; 3 by default. */
  rows?: DassTextInputElement['rows'];
  /** With `multiline`: to how many lines it grows; 12 by default. Below `rows` it does not grow. */
  maxRows?: DassTextInputElement['maxRows'];
  /**
   * Writes a format while a person types: `tax-number` is 000.000.000-00 and its check digits must be right, `phone`
   * (00) 00000-0000. Empty (default): none.
   */
  mask?: DassTextInputElement['mask'];
  /** An example of what to write, while nothing is; no replacement for a label. A text that starts with `dass` is a key. */
  placeholder?: DassTextInputElement['placeholder'];
  /** How many characters, as a reader counts them, a value has at least. None by default. */
  minLength?: DassTextInputElement['minLength'];
  /** How many characters, as a reader counts them, a value has at most; what is over stays and is invalid. None by default. */
  maxLength?: DassTextInputElement['maxLength'];
  /** With `type` number: the least. None by default. */
  min?: DassTextInputElement['min'];
  /** With `type` number: the most. None by default. */
  max?: DassTextInputElement['max'];
  /** A regular expression that the whole value must meet, as in native inputs; say in `hint` what it asks for. Empty (default): none. */
  pattern?: DassTextInputElement['pattern'];
  /** Shows how many characters there are, and of how many when there is a `maxLength`. */
  counter?: DassTextInputElement['counter'];
  /** Has a button to clear it while there is something; a `search` always has. */
  clearable?: DassTextInputElement['clearable'];
  /** Something about it is under way (a check, a search): a spinner shows; it can be used. */
  busy?: DassTextInputElement['busy'];
  /** A short text before what is written: `R$`. A text that starts with `dass` is a key of the catalogue. */
  startText?: DassTextInputElement['startText'];
  /** A short text after what is written: `kg`. A text that starts with `dass` is a key of the catalogue. */
  endText?: DassTextInputElement['endText'];
  /** What a browser may fill in, as in native inputs: `off`, `email`, `current-password`. Empty (default): it decides. */
  autocomplete?: DassTextInputElement['autocomplete'];
  /** The Tab key confirms too, as many barcode scanners send it. */
  confirmOnTab?: DassTextInputElement['confirmOnTab'];
  /** A pause of `confirmDelay` in the typing confirms too; the field shows how long it still waits. */
  confirmOnPause?: DassTextInputElement['confirmOnPause'];
  /** With `confirmOnPause`: how long a pause is, in milliseconds; 3000 by default. 0 confirms each change at once. */
  confirmDelay?: DassTextInputElement['confirmDelay'];
  /** Leaves out the button of the virtual keyboard, which is there while the preference for it is on. */
  withoutKeyboard?: DassTextInputElement['withoutKeyboard'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassTextInputElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassTextInputElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassTextInputElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassTextInputElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassTextInputElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassTextInputElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassTextInputElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassTextInputElement['customValidity'];
  /** A person has changed the text. */
  onInput?: (event: Event & { readonly target: DassTextInputElement; readonly currentTarget: DassTextInputElement }) => void;
  /** A person has changed the value and left the field, pressed Enter, or cleared it. */
  onChange?: (event: Event & { readonly target: DassTextInputElement; readonly currentTarget: DassTextInputElement }) => void;
  /** A person has confirmed a valid value. */
  onConfirm?: (event: CustomEvent<DassTextInputConfirmDetail> & { readonly target: DassTextInputElement; readonly currentTarget: DassTextInputElement }) => void;
}
export type DassTextInputProps = DassTextInputOwnProps & Omit<React.HTMLAttributes<DassTextInputElement>, keyof DassTextInputOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-text-input',
  elementClass: DassTextInputElement,
  react: React,
  events: {
    onInput: 'input',
    onChange: 'change',
    onConfirm: 'dass-confirm',
  },
  displayName: 'DassTextInput',
});

/**
 * A field to write in, of one line or several. What a person has written is trimmed when it becomes the value (not
 * a password, in which a blank counts); in the field it stays as it is until the field is left. It can be confirmed by
 * Enter, by Tab and by a pause, which the field shows and Escape cancels. In a form, Enter submits as it does in
 * native fields; with several lines it is Ctrl+Enter that confirms.
 *
 * Nothing that was written is lost: what is too long, or no number, stays and is invalid. Only what is pasted and is more
 * than 10 000 characters too long is cut, and the field says so.
 *
 * The attributes `inputmode`, `enterkeyhint`, `autocapitalize` and `spellcheck` of the tag go on to the control.
 *
 * Slots:
 * - `start`: Before the text: an icon, a unit. For a text alone there is `startText`.
 * - `end`: After the text: a unit, a button. For a text alone there is `endText`.
 */
export const DassTextInput = component as React.FunctionComponent<DassTextInputProps & React.RefAttributes<DassTextInputElement>>;
