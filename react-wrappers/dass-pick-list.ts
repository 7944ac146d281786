'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPickList as DassPickListElement } from '../entries/dass-pick-list.js';
import type { DassPickListFilterDetail, DassPickListPickDetail } from '../entries/dass-pick-list.js';

export type { DassPickListElement };
export type * from '../entries/dass-pick-list.js';

/** The props of <DassPickList>, in addition to the attributes of every HTML element. */
export interface DassPickListOwnProps<Item = unknown> {
  /**
   * The selected items in their order: items, or their ids. Values that match no item are kept and shown as unknown.
   * When it is read, it holds the application's own items; with `duplicates`, an item as often as it is selected.
   * Default: `defaultSelected`, also after a reset of the form.
   */
  selected?: DassPickListElement<Item>['selected'] | undefined;
  /**
   * The items to select from: objects with the fields named below. Entries that are not objects are left out. The
   * list is not changed. When it is replaced, the selection is kept by the ids. Default: `[]`.
   */
  items?: DassPickListElement<Item>['items'] | undefined;
  /**
   * A source of available items that stay where they are, for example on a server: `{load(request)}`, as `arraySource()`
   * and `httpSource()` create it. The list loads blocks of them as the user scrolls, and the filters are searched by the
   * source, as `search`. Selected items stay in the list of the available ones, marked as selected, so that the rows of
   * the source keep their places. 'Add all' and Ctrl+A add or select all items of a search up to 1,000; a notice says why
   * not of more. `items` and `externalFilter` are ignored, and nothing can be pasted. `selected` takes items, or
   * ids: an id shows itself until its item is loaded. An invalid value is ignored with a warning. Default: `undefined`,
   * the available items are `items`.
   */
  dataSource?: DassPickListElement<Item>['dataSource'] | undefined;
  /**
   * Name of the field with the id of an item. An item without an id can be selected, but is not submitted. Default:
   * `id`.
   */
  fieldId?: DassPickListElement<Item>['fieldId'] | undefined;
  /**
   * Name of the field with the label of an item. An item without a label shows its id. A label that starts with
   * `dass` is a message id. The filter searches the labels that the user sees, and the codes. Default: `label`.
   */
  fieldLabel?: DassPickListElement<Item>['fieldLabel'] | undefined;
  /** Name of the field with a code, a short text before the label. The filter searches it, too. Default: `''`, none. */
  fieldCode?: DassPickListElement<Item>['fieldCode'] | undefined;
  /**
   * Name of the field with a short text at the end of the row, such as a unit. The filter does not search it. Default: `''`,
   * none.
   */
  fieldDetail?: DassPickListElement<Item>['fieldDetail'] | undefined;
  /**
   * Name of the field with the position of an item in the order of the application: a number, a date or a text. With
   * it, the user can reorder the selected items, and restore that order. Default: `''`, none.
   */
  fieldOrder?: DassPickListElement<Item>['fieldOrder'] | undefined;
  /**
   * Name of the field that pasted values are compared with. With it, there is a button to paste. Default: `''`, no
   * button; values pasted with Ctrl+V are compared with the code and the label.
   */
  fieldPaste?: DassPickListElement<Item>['fieldPaste'] | undefined;
  /** Name of the field that says whether an item is disabled. A disabled item cannot be moved. Default: `disabled`. */
  fieldDisabled?: DassPickListElement<Item>['fieldDisabled'] | undefined;
  /**
   * Name of the field with the reason why an item is disabled, shown at the end of the row. Default:
   * `disabledMessage`.
   */
  fieldDisabledMessage?: DassPickListElement<Item>['fieldDisabledMessage'] | undefined;
  /**
   * How many items can be selected: `multiple` (default), or `single`, where adding an item replaces the selected
   * one.
   */
  selection?: DassPickListElement<Item>['selection'] | undefined;
  /**
   * Keeps selected items available, so that an item can be selected several times. Each copy has a key of its own.
   * Default: `false`.
   */
  duplicates?: DassPickListElement<Item>['duplicates'] | undefined;
  /** Asks the user before items are removed from the selection. The question names them. Default: `false`. */
  confirmDelete?: DassPickListElement<Item>['confirmDelete'] | undefined;
  /**
   * Asks the user before more items than this number are added at once. Pasted items are not asked about: their
   * number is on the button that adds them. Default: `undefined`, no question.
   */
  confirmAddAbove?: DassPickListElement<Item>['confirmAddAbove'] | undefined;
  /**
   * The application filters the available items: `dass-filter` has the filter, and `items` are shown as they are. The
   * selected items are filtered by the element. Default: `false`.
   */
  externalFilter?: DassPickListElement<Item>['externalFilter'] | undefined;
  /** A new filter replaces the one before. Default: `false`, filters are combined. */
  singleFilter?: DassPickListElement<Item>['singleFilter'] | undefined;
  /** Shows in the list of available items that items are loading. Default: `false`. */
  busy?: DassPickListElement<Item>['busy'] | undefined;
  /**
   * How the two lists share the width. `L30_R70` gives the available items 30 %: `L10_R90` to `L90_R10` in steps of
   * ten, or `equal`. On a small width the lists are above each other. Default: `''`, five of twelve columns for each
   * list and two for the buttons.
   */
  sizes?: DassPickListElement<Item>['sizes'] | undefined;
  /** Position of the buttons between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
  buttonAlign?: DassPickListElement<Item>['buttonAlign'] | undefined;
  /** Height of each list in pixels, at least 100. While chips are shown, the list is 50 pixels lower. Default: 200. */
  height?: DassPickListElement<Item>['height'] | undefined;
  /** Minimum number of selected items. A smaller selection is invalid. Default: 0. */
  minCount?: DassPickListElement<Item>['minCount'] | undefined;
  /**
   * Maximum number of selected items. Of more items that the user adds, drags or pastes, the first ones are added, and
   * a notice says how many are not. A larger selection that the application has set is invalid. Default: `undefined`,
   * no maximum.
   */
  maxCount?: DassPickListElement<Item>['maxCount'] | undefined;
  /** The selection until `selected` is set, and after a reset of the form: items or ids. Default: `[]`. */
  defaultSelected?: DassPickListElement<Item>['defaultSelected'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassPickListElement<Item>['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassPickListElement<Item>['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassPickListElement<Item>['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassPickListElement<Item>['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassPickListElement<Item>['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassPickListElement<Item>['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassPickListElement<Item>['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassPickListElement<Item>['customValidity'] | undefined;
  /** Fired when the user moves items. The detail has the new selection, the added and the removed items. Its lists are created when they are first read. */
  onPick?: ((event: CustomEvent<DassPickListPickDetail<Item>> & { readonly target: DassPickListElement<Item>; readonly currentTarget: DassPickListElement<Item> }) => void) | undefined;
  /** Fired with `externalFilter` when the user changes the filter. The application sets other `items`. */
  onFilter?: ((event: CustomEvent<DassPickListFilterDetail> & { readonly target: DassPickListElement<Item>; readonly currentTarget: DassPickListElement<Item> }) => void) | undefined;
  /** Fired with `dass-pick`, for forms. Read the selection from `selected`. */
  onChange?: ((event: Event & { readonly target: DassPickListElement<Item>; readonly currentTarget: DassPickListElement<Item> }) => void) | undefined;
}
export type DassPickListProps<Item = unknown> = DassPickListOwnProps<Item> & Omit<React.HTMLAttributes<DassPickListElement<Item>>, keyof DassPickListOwnProps>;

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
 * Two lists, of the available and of the selected items, between which the user moves items, also 100,000 and more.
 * Each list is one tab stop and follows the APG listbox pattern with multiple selection. Arrow keys, Page Up and Down,
 * Home, End and first letters select; Shift selects a range, Ctrl moves without selecting, Ctrl+A selects all. Enter, a
 * double click or Ctrl with the arrow key towards the other list moves the selected items there. Ctrl+Z undoes a move.
 * In a form each id of a selected item is submitted under `name`.
 *
 * `selected` is like the value of a form control: a user action changes it, and the application can set it in response.
 * When `items` are replaced, the selection is kept by the ids.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `items`. It is not shown.
 */
export const DassPickList = component as <Item = unknown>(props: DassPickListProps<Item> & React.RefAttributes<DassPickListElement<any>>) => React.ReactElement | null;
