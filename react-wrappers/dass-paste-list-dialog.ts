'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPasteListDialog as DassPasteListDialogElement } from '../entries/dass-paste-list-dialog.js';
import type { DassDialogBeforeCloseDetail, DassPasteListDialogCloseDetail, DassPasteListDialogConfirmDetail } from '../entries/dass-paste-list-dialog.js';

export type { DassPasteListDialogElement };
export type * from '../entries/dass-paste-list-dialog.js';

/** The props of <DassPasteListDialog>, in addition to the attributes of every HTML element. */
export interface DassPasteListDialogOwnProps<Item = unknown> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Colar lista'. */
  heading?: DassPasteListDialogElement<Item>['heading'] | undefined;
  /** The items that can be found: objects with the fields named below. The list is not changed. Default: `[]`. */
  items?: DassPasteListDialogElement<Item>['items'] | undefined;
  /**
   * The fields by which items can be matched: `{ field, label }` each, or names. When there are several, the user
   * selects one. Default: `[]`, nothing can be confirmed.
   */
  fields?: DassPasteListDialogElement<Item>['fields'] | undefined;
  /** The selected field of `fields`. The user can change it. Default: `''`. */
  field?: DassPasteListDialogElement<Item>['field'] | undefined;
  /** Name of the field with the id of an item. Default: `id`. */
  fieldId?: DassPasteListDialogElement<Item>['fieldId'] | undefined;
  /** Name of the field with the label of an item, shown beside a value that matches. Default: `label`. */
  fieldLabel?: DassPasteListDialogElement<Item>['fieldLabel'] | undefined;
  /** Name of the field that says whether an item is disabled. Values of disabled items are skipped. Default: `disabled`. */
  fieldDisabled?: DassPasteListDialogElement<Item>['fieldDisabled'] | undefined;
  /** Name of the field with the reason why an item is disabled. Default: `disabledMessage`. */
  fieldDisabledMessage?: DassPasteListDialogElement<Item>['fieldDisabledMessage'] | undefined;
  /** The items that are already selected, or their ids. Values of these items are skipped. Default: `[]`. */
  selected?: DassPasteListDialogElement<Item>['selected'] | undefined;
  /**
   * Allows items that are already selected, and items that the text names several times. Default: `false`, their values
   * are skipped.
   */
  duplicates?: DassPasteListDialogElement<Item>['duplicates'] | undefined;
  /** The pasted text. It follows what the user types, and is empty after confirming. Default: `''`. */
  text?: DassPasteListDialogElement<Item>['text'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassPasteListDialogElement<Item>['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassPasteListDialogElement<Item>['persistent'] | undefined;
  /** Fired when the user confirms the matched items. Cancelable: when prevented, the dialog stays as it is. */
  onConfirm?: ((event: CustomEvent<DassPasteListDialogConfirmDetail<Item>> & { readonly target: DassPasteListDialogElement<Item>; readonly currentTarget: DassPasteListDialogElement<Item> }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassPasteListDialogElement<Item>; readonly currentTarget: DassPasteListDialogElement<Item> }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is the confirmed result. */
  onClose?: ((event: CustomEvent<DassPasteListDialogCloseDetail<Item>> & { readonly target: DassPasteListDialogElement<Item>; readonly currentTarget: DassPasteListDialogElement<Item> }) => void) | undefined;
}
export type DassPasteListDialogProps<Item = unknown> = DassPasteListDialogOwnProps<Item> & Omit<React.HTMLAttributes<DassPasteListDialogElement<Item>>, keyof DassPasteListDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-paste-list-dialog',
  elementClass: DassPasteListDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassPasteListDialog',
});

/**
 * Finds items by a list of values that the user pastes or types. The text is a list, with one value on a line or
 * separated by semicolons, or a table from a spreadsheet, of which one column is selected. Case, accents and special
 * characters are ignored.
 *
 * The dialog shows which values match, which do not, and which are skipped and why. A long text is matched in slices,
 * and the user can stop this. For a value with one typing error the dialog suggests the item; the user accepts one or
 * all suggestions, and can undo that. The heading row of a spreadsheet is skipped, unless the user marks it as data. A
 * single row is read as a table when exactly one of its cells matches an item and no other looks like a code, otherwise
 * as a list.
 *
 * Confirming fires `dass-confirm` and closes the dialog. When values were skipped, the dialog shows them first, until
 * the user closes it. `pasteList()` opens a dialog and returns a promise.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `items`. It is not shown.
 */
export const DassPasteListDialog = component as <Item = unknown>(props: DassPasteListDialogProps<Item> & React.RefAttributes<DassPasteListDialogElement<any>>) => React.ReactElement | null;
