'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassPickList as DassPickListElement } from '../entries/dass-pick-list.js';
import type { DassPickListFilterDetail, DassPickListPickDetail } from '../entries/dass-pick-list.js';

export type { DassPickListElement };
export type * from '../entries/dass-pick-list.js';

/** What <DassPickList> takes besides the attributes of every HTML element. */
export interface DassPickListOwnProps {
  /**
   * What there is to choose among: objects with the fields named below; none by default. What is no object is left out.
   * They are read, never changed.
   */
  items?: DassPickListElement['items'];
  /** Field that holds the id, `id` by default. An item without one can be selected, but is not part of the form. */
  fieldId?: DassPickListElement['fieldId'];
  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  fieldLabel?: DassPickListElement['fieldLabel'];
  /** Field with a short text before the label, which is searched like it: a code. None by default. */
  fieldCode?: DassPickListElement['fieldCode'];
  /** Field with a short text at the end of the line: a unit. None by default. */
  fieldDetail?: DassPickListElement['fieldDetail'];
  /**
   * Field that holds the place in the host's order: a number, a date or a text. With it, the selected items can be ordered
   * by a person, and that order restored. None by default.
   */
  fieldOrder?: DassPickListElement['fieldOrder'];
  /**
   * Field by which pasted values find items: with it there is a button to paste. None by default: what is pasted by
   * Ctrl+V is then looked for by code or label.
   */
  fieldPaste?: DassPickListElement['fieldPaste'];
  /** Field that says whether an item is disabled, `disabled` by default: it cannot move by any way. */
  fieldDisabled?: DassPickListElement['fieldDisabled'];
  /** Field with the reason why an item is disabled, `disabledMessage` by default; shown at the end of its line. */
  fieldDisabledMessage?: DassPickListElement['fieldDisabledMessage'];
  /** `multiple` (default), or `single`: one is selected, and adding another replaces it. */
  selection?: DassPickListElement['selection'];
  /** Items stay available when they are selected, and can be selected again, each copy with a key of its own. */
  duplicates?: DassPickListElement['duplicates'];
  /** Asks before anything is taken out of what is selected, and names it. */
  confirmDelete?: DassPickListElement['confirmDelete'];
  /**
   * Asks before more items than this are added at once, but for pasted ones: their number is on the button that adds them.
   * Default: undefined, nothing is asked.
   */
  confirmAddAbove?: DassPickListElement['confirmAddAbove'];
  /**
   * The host filters what is available: `dass-filter` tells what was asked for, and `items` are shown as they are. What is
   * selected is all here and is filtered here.
   */
  externalFilter?: DassPickListElement['externalFilter'];
  /** A filter takes the place of the one before. */
  singleFilter?: DassPickListElement['singleFilter'];
  /** Items are being loaded: the list of those that are available says so. */
  busy?: DassPickListElement['busy'];
  /**
   * How the width is shared: `L30_R70` gives the list of the available items 30 % of what the two lists have.
   * `L10_R90` to `L90_R10` in steps of ten, `equal`, or '' (default), which is five of twelve columns each, and two for
   * the buttons. Where there is little room the lists stand one above the other.
   */
  sizes?: DassPickListElement['sizes'];
  /** Where the buttons stand between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
  buttonAlign?: DassPickListElement['buttonAlign'];
  /** Height of each list in pixels, 200 by default, at least 100. While chips are shown it loses 50 to them. */
  height?: DassPickListElement['height'];
  /** How many have to be selected at least, 0 by default; fewer are invalid. */
  minCount?: DassPickListElement['minCount'];
  /** How many may be selected at most; more are invalid. Undefined (default): any number. */
  maxCount?: DassPickListElement['maxCount'];
  /**
   * What is selected, in its order: items, or their ids; none by default. What is not among the items is kept and shown
   * as such. Read, it holds the host's own items; with `duplicates` an item as often as it is selected.
   */
  selected?: DassPickListElement['selected'];
  /** What is selected until `selected` is set, and after a reset of the form: items or ids; none by default. */
  defaultSelected?: DassPickListElement['defaultSelected'];
  /** Name of its value in the form. Empty (default): it does not go into the form. */
  name?: DassPickListElement['name'];
  /** What the field asks for. A text that starts with `dass` is a key of the catalogue. */
  label?: DassPickListElement['label'];
  /** Keeps the label for assistive technology alone. */
  labelHidden?: DassPickListElement['labelHidden'];
  /** Help below the field; an error is shown below it. A text that starts with `dass` is a key of the catalogue. */
  hint?: DassPickListElement['hint'];
  /** Not to be used, and not part of the form. A disabled fieldset around it does the same. */
  disabled?: DassPickListElement['disabled'];
  /** Can be read, focused and submitted, but not changed; it is never invalid. */
  readOnly?: DassPickListElement['readOnly'];
  /** Without a value it is invalid. */
  required?: DassPickListElement['required'];
  /**
   * An error of the host's own (a server's answer): while it is not empty (default) the field is invalid and this is
   * the message. A text that starts with `dass` is a key of the catalogue.
   */
  customValidity?: DassPickListElement['customValidity'];
  /** A person has moved items: what is selected now and what came and went. The lists are made when they are first read. */
  onPick?: (event: CustomEvent<DassPickListPickDetail> & { readonly target: DassPickListElement; readonly currentTarget: DassPickListElement }) => void;
  /** With `externalFilter`: a person has filtered. Answer with other `items`. */
  onFilter?: (event: CustomEvent<DassPickListFilterDetail> & { readonly target: DassPickListElement; readonly currentTarget: DassPickListElement }) => void;
  /** A person has moved items, as forms expect it; read `selected`. */
  onChange?: (event: Event & { readonly target: DassPickListElement; readonly currentTarget: DassPickListElement }) => void;
}
export type DassPickListProps = DassPickListOwnProps & Omit<React.HTMLAttributes<DassPickListElement>, keyof DassPickListOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-pick-list',
  elementClass: DassPickListElement,
  react: React,
  events: {
    onPick: 'dass-pick',
    onFilter: 'dass-filter',
    onChange: 'change',
  },
  displayName: 'DassPickList',
});

/**
 * Two lists, of what is available and of what is selected, between which a person moves items: 100,000 and more. Each is
 * one tab stop, after the APG's listbox in which several options can be selected: arrows, Page Up and Down, Home, End
 * and first letters select, Shift selects a range, Ctrl moves without selecting, Ctrl+A selects all. Enter, a double
 * click or Ctrl with the arrow towards the other list move what is selected there; Ctrl+Z takes moves back. In a form it is
 * the ids of the selected items, each under `name`; they are given when the form is read.
 *
 * `selected` is like the value of a field: a gesture changes it, and a host that sets it has the last word. Other `items`
 * leave what is selected as it is, by the ids.
 */
export const DassPickList = component as React.FunctionComponent<DassPickListProps & React.RefAttributes<DassPickListElement>>;
