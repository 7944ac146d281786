'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSelectList as DassSelectListElement } from '../entries/dass-select-list.js';
import type { DassSelectListFilterDetail } from '../entries/dass-select-list.js';

export type { DassSelectListElement };
export type * from '../entries/dass-select-list.js';

/** What <DassSelectList> takes besides the attributes of every HTML element. */
export interface DassSelectListOwnProps {
  /**
   * The options: objects with the fields named below, or texts and numbers; none by default. `null` and
   * `undefined` are left out. Of options with the same id the first is listed, with one console warning. They are read,
   * never changed.
   */
  options?: DassSelectListElement['options'];
  /** Field that holds the id, `id` by default. Where there is none the label is the id. */
  fieldId?: DassSelectListElement['fieldId'];
  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  fieldLabel?: DassSelectListElement['fieldLabel'];
  /**
   * Id of the chosen option, `''` for none (default); with `multiple` the list of ids. One that is not among the options is
   * kept, and shown as such.
   */
  value?: DassSelectListElement['value'];
  /** The value until one is set, and after a reset of the form; `''` by default. */
  defaultValue?: DassSelectListElement['defaultValue'];
  /** Several can be chosen; the form gets each under `name`. */
  multiple?: DassSelectListElement['multiple'];
  /**
   * The application filters: `dass-filter` asks it for the options for a text, which are listed as they are. Only options
   * that belong to the text in the field can be chosen; Enter and Tab wait for them. Default: `false`.
   */
  externalFilter?: DassSelectListElement['externalFilter'];
  /** Nothing can be typed: first letters find an option, for short lists. */
  withoutFilter?: DassSelectListElement['withoutFilter'];
  /**
   * Shows that options are being loaded. With `externalFilter` options set meanwhile are not taken for the answer to
   * `dass-filter`; when it ends without another list, the question has failed. Default: `false`.
   */
  busy?: DassSelectListElement['busy'];
  /** What stands in the field while nothing is chosen. Empty (default): 'Selecione'. One that starts with `dass` is a key. */
  placeholder?: DassSelectListElement['placeholder'];
  /** With `multiple`: how many of the chosen are shown as chips, the others as a number; 3 by default, 0 to 20. */
  maxChips?: DassSelectListElement['maxChips'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassSelectListElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassSelectListElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassSelectListElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassSelectListElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassSelectListElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassSelectListElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassSelectListElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassSelectListElement['customValidity'];
  /** A person has chosen; read it from `value`. */
  onChange?: (event: Event & { readonly target: DassSelectListElement; readonly currentTarget: DassSelectListElement }) => void;
  /** With `externalFilter`: a person types, or opens a list without options. Answer with `detail.answer(promise)`, which accepts any list, or set another list of `options`. */
  onFilter?: (event: CustomEvent<DassSelectListFilterDetail> & { readonly target: DassSelectListElement; readonly currentTarget: DassSelectListElement }) => void;
}
export type DassSelectListProps = DassSelectListOwnProps & Omit<React.HTMLAttributes<DassSelectListElement>, keyof DassSelectListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-select-list',
  elementClass: DassSelectListElement,
  react: React,
  events: {
    onChange: 'change',
    onFilter: 'dass-filter',
  },
  displayName: 'DassSelectList',
});

/**
 * Chooses one or several of any number of options, after the APG's combobox with a list popup: the field keeps the focus,
 * what is typed filters (case, accents and special characters aside) and is marked where it matches, the arrows and Page
 * Up and Down move, Enter chooses, Escape leaves all as it was, Backspace in an empty field takes the last of several away.
 * On a phone the list is a sheet at the lower edge of the screen, with the label, a filter and a button that ends it; it can be
 * pulled down. While the list is closed nothing of the options is read but the label of what is chosen, and what draws and
 * filters them is loaded when a person comes to the field.
 */
export const DassSelectList = component as React.FunctionComponent<DassSelectListProps & React.RefAttributes<DassSelectListElement>>;
