'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPickListDialog as DassPickListDialogElement } from '../entries/dass-pick-list-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassPickListDialogConfirmDetail, DassPickListDialogFilterDetail, DassPickListDialogPickDetail } from '../entries/dass-pick-list-dialog.js';

export type { DassPickListDialogElement };
export type * from '../entries/dass-pick-list-dialog.js';

/** The props of <DassPickListDialog>, in addition to the attributes of every HTML element. */
export interface DassPickListDialogOwnProps<Item = unknown> {
  /**
   * The items to select from: objects with the fields named below. Entries that are not objects are left out. The
   * list is not changed. When it is replaced, the selection is kept by the ids. Default: `[]`.
   */
  items?: DassPickListDialogElement<Item>['items'] | undefined;
  /**
   * A source of available items that stay where they are, for example on a server: `{load(request)}`, as `arraySource()`
   * and `httpSource()` create it. The list loads blocks of them as the user scrolls, and the filters are searched by the
   * source, as `search`. Selected items stay in the list of the available ones, marked as selected, so that the rows of
   * the source keep their places. 'Add all' and Ctrl+A add or select all items of a search up to 1,000; a notice says why
   * not of more. `items` and `externalFilter` are ignored, and nothing can be pasted. `selected` takes items, or
   * ids: an id shows itself until its item is loaded. An invalid value is ignored with a warning. Default: `undefined`,
   * the available items are `items`.
   */
  dataSource?: DassPickListDialogElement<Item>['dataSource'] | undefined;
  /**
   * Name of the field with the id of an item. An item without an id can be selected, but is not submitted. Default:
   * `id`.
   */
  fieldId?: DassPickListDialogElement<Item>['fieldId'] | undefined;
  /**
   * Name of the field with the label of an item. An item without a label shows its id. A label that starts with
   * `dass` is a message id. The filter searches the labels that the user sees, and the codes. Default: `label`.
   */
  fieldLabel?: DassPickListDialogElement<Item>['fieldLabel'] | undefined;
  /** Name of the field with a code, a short text before the label. The filter searches it, too. Default: `''`, none. */
  fieldCode?: DassPickListDialogElement<Item>['fieldCode'] | undefined;
  /**
   * Name of the field with a short text at the end of the row, such as a unit. The filter does not search it. Default: `''`,
   * none.
   */
  fieldDetail?: DassPickListDialogElement<Item>['fieldDetail'] | undefined;
  /**
   * Name of the field with the position of an item in the order of the application: a number, a date or a text. With
   * it, the user can reorder the selected items, and restore that order. Default: `''`, none.
   */
  fieldOrder?: DassPickListDialogElement<Item>['fieldOrder'] | undefined;
  /**
   * Name of the field that pasted values are compared with. With it, there is a button to paste. Default: `''`, no
   * button; values pasted with Ctrl+V are compared with the code and the label.
   */
  fieldPaste?: DassPickListDialogElement<Item>['fieldPaste'] | undefined;
  /** Name of the field that says whether an item is disabled. A disabled item cannot be moved. Default: `disabled`. */
  fieldDisabled?: DassPickListDialogElement<Item>['fieldDisabled'] | undefined;
  /**
   * Name of the field with the reason why an item is disabled, shown at the end of the row. Default:
   * `disabledMessage`.
   */
  fieldDisabledMessage?: DassPickListDialogElement<Item>['fieldDisabledMessage'] | undefined;
  /**
   * How many items can be selected: `multiple` (default), or `single`, where adding an item replaces the selected
   * one.
   */
  selection?: DassPickListDialogElement<Item>['selection'] | undefined;
  /**
   * Keeps selected items available, so that an item can be selected several times. Each copy has a key of its own.
   * Default: `false`.
   */
  duplicates?: DassPickListDialogElement<Item>['duplicates'] | undefined;
  /** Asks the user before items are removed from the selection. The question names them. Default: `false`. */
  confirmDelete?: DassPickListDialogElement<Item>['confirmDelete'] | undefined;
  /**
   * Asks the user before more items than this number are added at once. Pasted items are not asked about: their
   * number is on the button that adds them. Default: `undefined`, no question.
   */
  confirmAddAbove?: DassPickListDialogElement<Item>['confirmAddAbove'] | undefined;
  /**
   * The application filters the available items: `dass-filter` has the filter, and `items` are shown as they are. The
   * selected items are filtered by the element. Default: `false`.
   */
  externalFilter?: DassPickListDialogElement<Item>['externalFilter'] | undefined;
  /** A new filter replaces the one before. Default: `false`, filters are combined. */
  singleFilter?: DassPickListDialogElement<Item>['singleFilter'] | undefined;
  /** Shows in the list of available items that items are loading. Default: `false`. */
  busy?: DassPickListDialogElement<Item>['busy'] | undefined;
  /**
   * How the two lists share the width. `L30_R70` gives the available items 30 %: `L10_R90` to `L90_R10` in steps of
   * ten, or `equal`. On a small width the lists are above each other. Default: `''`, five of twelve columns for each
   * list and two for the buttons.
   */
  sizes?: DassPickListDialogElement<Item>['sizes'] | undefined;
  /** Position of the buttons between the lists: `space-between`, `top`, `center` (default) or `bottom`. */
  buttonAlign?: DassPickListDialogElement<Item>['buttonAlign'] | undefined;
  /** Height of each list in pixels, at least 100. While chips are shown, the list is 50 pixels lower. Default: 200. */
  height?: DassPickListDialogElement<Item>['height'] | undefined;
  /** Minimum number of selected items. A smaller selection is invalid. Default: 0. */
  minCount?: DassPickListDialogElement<Item>['minCount'] | undefined;
  /**
   * Maximum number of selected items. Of more items that the user adds, drags or pastes, the first ones are added, and
   * a notice says how many are not. A larger selection that the application has set is invalid. Default: `undefined`,
   * no maximum.
   */
  maxCount?: DassPickListDialogElement<Item>['maxCount'] | undefined;
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Selecionar itens'. */
  heading?: DassPickListDialogElement<Item>['heading'] | undefined;
  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default:
   * `1152px`.
   */
  width?: DassPickListDialogElement<Item>['width'] | undefined;
  /**
   * The selection when the dialog opens: items or their ids. When the user confirms, it is replaced by the new
   * selection. Setting it while the dialog is open discards the user's changes. Default: `[]`.
   */
  selected?: DassPickListDialogElement<Item>['selected'] | undefined;
  /** Shows the selection without allowing the user to change or confirm it. Default: `false`. */
  readOnly?: DassPickListDialogElement<Item>['readOnly'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassPickListDialogElement<Item>['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassPickListDialogElement<Item>['persistent'] | undefined;
  /** Fired when the user moves items in the dialog. The selection is not confirmed yet. */
  onPick?: ((event: CustomEvent<DassPickListDialogPickDetail<Item>> & { readonly target: DassPickListDialogElement<Item>; readonly currentTarget: DassPickListDialogElement<Item> }) => void) | undefined;
  /** Fired with `externalFilter` when the user changes the filter. The application sets other `items`. */
  onFilter?: ((event: CustomEvent<DassPickListDialogFilterDetail> & { readonly target: DassPickListDialogElement<Item>; readonly currentTarget: DassPickListDialogElement<Item> }) => void) | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. The lists of the detail are created when they are first read. */
  onConfirm?: ((event: CustomEvent<DassPickListDialogConfirmDetail<Item>> & { readonly target: DassPickListDialogElement<Item>; readonly currentTarget: DassPickListDialogElement<Item> }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassPickListDialogElement<Item>; readonly currentTarget: DassPickListDialogElement<Item> }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassPickListDialogElement<Item>; readonly currentTarget: DassPickListDialogElement<Item> }) => void) | undefined;
}
export type DassPickListDialogProps<Item = unknown> = DassPickListDialogOwnProps<Item> & Omit<React.HTMLAttributes<DassPickListDialogElement<Item>>, keyof DassPickListDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-pick-list-dialog',
  elementClass: DassPickListDialogElement,
  react: React,
  events: {
    onPick: 'dass-pick',
    onFilter: 'dass-filter',
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassPickListDialog',
});

/**
 * A pick list in a dialog. The selection takes effect when the user confirms; a line shows what has changed since the
 * dialog opened. Too few or too many selected items keep the dialog open. Escape and the close button ask before
 * changes are discarded; the cancel button does not. On a phone the two lists share the height of the screen.
 *
 * `selected` is like the value of a form control: when the user confirms, the element replaces it and then fires
 * `dass-confirm`.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `items`. It is not shown.
 */
export const DassPickListDialog = component as <Item = unknown>(props: DassPickListDialogProps<Item> & React.RefAttributes<DassPickListDialogElement<any>>) => React.ReactElement | null;
