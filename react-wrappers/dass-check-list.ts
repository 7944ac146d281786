'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassCheckList as DassCheckListElement } from '../entries/dass-check-list.js';
import type { DassCheckListCheckDetail } from '../entries/dass-check-list.js';

export type { DassCheckListElement };
export type * from '../entries/dass-check-list.js';

/** What <DassCheckList> takes besides the attributes of every HTML element. */
export interface DassCheckListOwnProps {
  /**
   * The items: objects with the fields named below; none by default. What is no object is left out. They are
   * read, never changed; another list takes the place of what a person has checked.
   */
  items?: DassCheckListElement['items'];
  /** Field that holds the id, `id` by default. An item without one can be checked, but is not part of the form. */
  fieldId?: DassCheckListElement['fieldId'];
  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  fieldLabel?: DassCheckListElement['fieldLabel'];
  /** Field that says whether an item is checked, `isChecked` by default. */
  fieldCheck?: DassCheckListElement['fieldCheck'];
  /** The value of that field when an item is checked, `true` by default. Any other value counts as unchecked. */
  checkValue?: DassCheckListElement['checkValue'];
  /** The value of that field when an item is unchecked by a person, `false` by default. */
  uncheckValue?: DassCheckListElement['uncheckValue'];
  /** Leaves out the filter, for a list that is seen at a glance. */
  withoutFilter?: DassCheckListElement['withoutFilter'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassCheckListElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassCheckListElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassCheckListElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassCheckListElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassCheckListElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassCheckListElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassCheckListElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassCheckListElement['customValidity'];
  /** A person has checked or unchecked items. The host's items stay as they are: take `detail.items`, whose lists are made when they are first read. */
  onCheck?: (event: CustomEvent<DassCheckListCheckDetail> & { readonly target: DassCheckListElement; readonly currentTarget: DassCheckListElement }) => void;
  /** The same, as forms expect it; read the ids from `value`. */
  onChange?: (event: Event & { readonly target: DassCheckListElement; readonly currentTarget: DassCheckListElement }) => void;
}
export type DassCheckListProps = DassCheckListOwnProps & Omit<React.HTMLAttributes<DassCheckListElement>, keyof DassCheckListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-check-list',
  elementClass: DassCheckListElement,
  react: React,
  events: {
    onCheck: 'dass-check',
    onChange: 'change',
  },
  displayName: 'DassCheckList',
});

/**
 * A list in which a person checks any number of items, 100,000 and more. The list is one tab stop, after the APG's
 * listbox in which several options can be chosen: arrows, Page Up and Down, Home, End and first letters move, Space checks,
 * Shift with a move, with Space or with a click checks a range as its beginning is checked, Ctrl+A checks all or none.
 * All, none and inverted are meant of what the filter shows. In a form it is the ids of the checked items, each under
 * `name`; they are given when the form is read.
 */
export const DassCheckList = component as React.FunctionComponent<DassCheckListProps & React.RefAttributes<DassCheckListElement>>;
