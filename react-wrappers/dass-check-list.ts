'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassCheckList as DassCheckListElement } from '../entries/dass-check-list.js';
import type { DassCheckListCheckDetail } from '../entries/dass-check-list.js';

export type { DassCheckListElement };
export type * from '../entries/dass-check-list.js';

/** The props of <DassCheckList>, in addition to the attributes of every HTML element. */
export interface DassCheckListOwnProps<Item extends object = object> {
  /**
   * The items: objects with the fields named below. Entries that are not objects are left out. The list is not changed.
   * A new list replaces what the user has checked. Default: `[]`.
   */
  items?: DassCheckListElement<Item>['items'] | undefined;
  /**
   * Name of the field with the id of an item. An item without an id can be checked, but is not submitted. Default:
   * `id`.
   */
  fieldId?: DassCheckListElement<Item>['fieldId'] | undefined;
  /**
   * Name of the field with the label of an item. An item without a label shows its id. A label that starts with `dass`
   * is a message id. Default: `label`.
   */
  fieldLabel?: DassCheckListElement<Item>['fieldLabel'] | undefined;
  /** Name of the field with the checked state of an item. Default: `isChecked`. */
  fieldCheck?: DassCheckListElement<Item>['fieldCheck'] | undefined;
  /** The value of `fieldCheck` that means checked. Any other value means unchecked. Default: `true`. */
  checkValue?: DassCheckListElement<Item>['checkValue'] | undefined;
  /** The value of `fieldCheck` in the event detail for an item that the user has unchecked. Default: `false`. */
  uncheckValue?: DassCheckListElement<Item>['uncheckValue'] | undefined;
  /** Hides the filter, for a short list. Default: `false`. */
  withoutFilter?: DassCheckListElement<Item>['withoutFilter'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassCheckListElement<Item>['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassCheckListElement<Item>['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassCheckListElement<Item>['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassCheckListElement<Item>['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassCheckListElement<Item>['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassCheckListElement<Item>['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassCheckListElement<Item>['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassCheckListElement<Item>['customValidity'] | undefined;
  /** Fired when the user checks or unchecks items. The items of the application are not changed: use `detail.items`. The lists are created when they are first read. */
  onCheck?: ((event: CustomEvent<DassCheckListCheckDetail<Item>> & { readonly target: DassCheckListElement<Item>; readonly currentTarget: DassCheckListElement<Item> }) => void) | undefined;
  /** Fired with `dass-check`, for forms. Read the ids from `value`. */
  onChange?: ((event: Event & { readonly target: DassCheckListElement<Item>; readonly currentTarget: DassCheckListElement<Item> }) => void) | undefined;
}
export type DassCheckListProps<Item extends object = object> = DassCheckListOwnProps<Item> & Omit<React.HTMLAttributes<DassCheckListElement<Item>>, keyof DassCheckListOwnProps>;

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
 * A list in which the user checks any number of items, also 100,000 and more. The list is one tab stop and follows the
 * APG listbox pattern with multiple selection. Arrow keys, Page Up and Down, Home, End and first letters move; Space
 * checks. Shift with a move, with Space or with a click sets a range to the state of its first item. Ctrl+A checks all
 * or none. The buttons for all, none and invert apply to the items that the filter shows. In a form each id of a
 * checked item is submitted under `name`.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `items`. It is not shown.
 */
export const DassCheckList = component as <Item extends object = object>(props: DassCheckListProps<Item> & React.RefAttributes<DassCheckListElement<any>>) => React.ReactElement | null;
