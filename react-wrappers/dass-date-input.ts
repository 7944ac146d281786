'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassDateInput as DassDateInputElement } from '../entries/dass-date-input.js';

export type { DassDateInputElement };
export type * from '../entries/dass-date-input.js';

/** What <DassDateInput> takes besides the attributes of every HTML element. */
export interface DassDateInputOwnProps {
  /**
   * The date as ISO 8601, `2026-03-05`, with a time `2026-03-05T14:30`; '' when there is none. A time is left out or is
   * 00:00 as `withTime` asks for it. A date that does not exist, or a time zone, is bad.
   */
  value?: DassDateInputElement['value'];
  /** The value until one is set, and after a reset of the form; '' by default. */
  defaultValue?: DassDateInputElement['defaultValue'];
  /** Has a time besides the date, in hours and minutes. Default false. */
  withTime?: DassDateInputElement['withTime'];
  /** The earliest value, as ISO 8601; '' (default) for none. A day alone is meant from its first minute on. */
  min?: DassDateInputElement['min'];
  /** The latest value, as ISO 8601; '' (default) for none. A day alone is meant whole. Before `min`: neither holds. */
  max?: DassDateInputElement['max'];
  /**
   * How it is written: `DD`, `MM` and `YYYY`, for a time `hh` and `mm`, in any order with separators between. Empty
   * (default): `DD/MM/YYYY`, or `DD/MM/YYYY hh:mm` with a time. One that does not fit `withTime` is bad.
   */
  mask?: DassDateInputElement['mask'];
  /**
   * Days that cannot be chosen: a list of them (`2026-12-25`), or a function that answers true for one. It is called for
   * each day that is shown; one that throws answers false. None by default.
   */
  disabledDays?: DassDateInputElement['disabledDays'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassDateInputElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassDateInputElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassDateInputElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassDateInputElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassDateInputElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassDateInputElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassDateInputElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassDateInputElement['customValidity'];
  /** A person has changed the value. */
  onInput?: (event: Event & { readonly target: DassDateInputElement; readonly currentTarget: DassDateInputElement }) => void;
  /** A person has settled on another value: the focus left, Enter, or a choice in the calendar. */
  onChange?: (event: Event & { readonly target: DassDateInputElement; readonly currentTarget: DassDateInputElement }) => void;
}
export type DassDateInputProps = DassDateInputOwnProps & Omit<React.HTMLAttributes<DassDateInputElement>, keyof DassDateInputOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-date-input',
  elementClass: DassDateInputElement,
  react: React,
  events: {
    onInput: 'input',
    onChange: 'change',
  },
  displayName: 'DassDateInput',
});

/**
 * A date, or a date and a time, typed in the mask or chosen in a calendar. The text is one field whose parts are
 * edited in place: digits go on to the next part, with separators or without; arrows and Page Up and Down step the part
 * that is selected; H or T is today; Backspace, Delete and Ctrl+Z take back, Ctrl+Y or Ctrl+Shift+Z does it again. What is pasted
 * is read in many forms: `1/3/26`, `2026-03-01`, `01.03.2026`, `010326`, `1/3`, `05/03/26 14h30`, `1 de março de 2026`,
 * `March 1, 2026`. An instant with a time zone, `2026-03-01T10:20:00Z`, is read as the date and time of the user's own zone.
 * A year of two digits is one from 80 years ago to 19 years ahead.
 *
 * The calendar follows the APG's date picker dialog; it loads when it is first opened, by the button or Alt+Down.
 *
 * The value is local and has no time zone: no summer time moves it. A date that does not exist stays as it was typed, the
 * field says what is wrong with it, and the value is ''. To set the value that it has changes nothing, also while the text
 * is not a date: a reset of the form empties it.
 */
export const DassDateInput = component as React.FunctionComponent<DassDateInputProps & React.RefAttributes<DassDateInputElement>>;
