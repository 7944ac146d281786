'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassDateInput as DassDateInputElement } from '../entries/dass-date-input.js';

import { withChangedValue } from './internal/changed-value.js';

export type { DassDateInputElement };
export type * from '../entries/dass-date-input.js';

/** The props of <DassDateInput>, in addition to the attributes of every HTML element. */
export interface DassDateInputOwnProps {
  /**
   * The date as ISO 8601: `2026-03-05`, with `withTime` `2026-03-05T14:30`. Empty when there is none. Without
   * `withTime` a time is removed, and the day stays the one that is written, in any time zone; with it, a date without a
   * time gets 00:00, and a time with a time zone is converted to the user's. A date that does not exist is invalid.
   * Default: `defaultValue`, also after a reset of the form.
   */
  value?: DassDateInputElement['value'] | undefined;
  /** The value until one is set, and after a reset of the form. Default: `''`. */
  defaultValue?: DassDateInputElement['defaultValue'] | undefined;
  /** Adds a time in hours and minutes to the date. Default: `false`. */
  withTime?: DassDateInputElement['withTime'] | undefined;
  /** The earliest value, as ISO 8601. A day without a time means its first minute. Default: `''`, no minimum. */
  min?: DassDateInputElement['min'] | undefined;
  /**
   * The latest value, as ISO 8601. A day without a time means its last minute. When `max` is before `min`, neither
   * applies. Default: `''`, no maximum.
   */
  max?: DassDateInputElement['max'] | undefined;
  /**
   * How the value is written: `DD`, `MM` and `YYYY`, with a time `hh` and `mm`, in any order with separators. A mask
   * that does not fit `withTime` is invalid. Default: `''`, `DD/MM/YYYY`, or `DD/MM/YYYY hh:mm` with a time.
   */
  mask?: DassDateInputElement['mask'] | undefined;
  /**
   * Days that cannot be selected: a list of days (`2026-12-25`), or a function that returns true for a disabled day.
   * The function is called for each day that is rendered; a day for which it throws is enabled. Default: `[]`.
   */
  disabledDays?: DassDateInputElement['disabledDays'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassDateInputElement['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassDateInputElement['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassDateInputElement['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassDateInputElement['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassDateInputElement['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassDateInputElement['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassDateInputElement['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassDateInputElement['customValidity'] | undefined;
  /** Fired when the user changes the value. */
  onInput?: ((event: Event & { readonly target: DassDateInputElement; readonly currentTarget: DassDateInputElement }) => void) | undefined;
  /** Fired when the user has changed the value and leaves the field, presses Enter or selects a day in the calendar. */
  onChange?: ((event: Event & { readonly target: DassDateInputElement; readonly currentTarget: DassDateInputElement }) => void) | undefined;
}
export type DassDateInputProps = DassDateInputOwnProps & Omit<React.HTMLAttributes<DassDateInputElement>, keyof DassDateInputOwnProps>;

const component: unknown = withChangedValue(createComponent({
  tagName: 'dass-date-input',
  elementClass: DassDateInputElement,
  react: React,
  events: {
    onInput: 'input',
    onChange: 'change',
  },
  displayName: 'DassDateInput',
}) as never, 'DassDateInput');

/**
 * A date, or a date and a time, typed in a mask or selected in a calendar. The parts of the text are edited in place.
 * Digits move on to the next part, with or without separators. Arrow keys and Page Up and Down step the selected part;
 * H or T is today. Backspace and Delete clear; Ctrl+Z undoes, Ctrl+Y or Ctrl+Shift+Z redoes. Many pasted formats are
 * understood: `1/3/26`, `2026-03-01`, `01.03.2026`, `010326`, `1/3`, `05/03/26 14h30`, `1 de março de 2026`, `March 1,
 * 2026`. A time with a time zone, `2026-03-01T10:20:00Z`, is converted to the user's time zone. A year of two digits is
 * between 80 years ago and 19 years ahead.
 *
 * The calendar follows the APG date picker dialog pattern. It is loaded when it is first opened, by the button or
 * Alt+Down.
 *
 * The value is local and has no time zone: daylight saving time does not change it. A date that does not exist stays as
 * typed, the field shows an error, and the value is empty. Setting an empty value, or a reset of the form, removes the
 * text. Setting the present value again changes nothing otherwise.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `disabledDays`. It is not shown.
 */
export const DassDateInput = component as React.FunctionComponent<DassDateInputProps & React.RefAttributes<DassDateInputElement>>;
