'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassPasteListDialog as DassPasteListDialogElement } from '../entries/dass-paste-list-dialog.js';
import type { DassDialogBeforeCloseDetail, DassPasteListDialogCloseDetail, DassPasteListDialogConfirmDetail } from '../entries/dass-paste-list-dialog.js';

export type { DassPasteListDialogElement };
export type * from '../entries/dass-paste-list-dialog.js';

/** What <DassPasteListDialog> takes besides the attributes of every HTML element. */
export interface DassPasteListDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Colar lista'. */
  heading?: DassPasteListDialogElement['heading'];
  /** The items that can be found: objects with the fields named below; none by default. They are read, never changed. */
  items?: DassPasteListDialogElement['items'];
  /**
   * The fields by which items can be matched: `{ field, label }` each, or names alone; none by default, and then nothing
   * can be confirmed. A single one is chosen by itself; of several a person chooses one.
   */
  fields?: DassPasteListDialogElement['fields'];
  /** The field of `fields` that is chosen; it follows what a person chooses. Empty by default. */
  field?: DassPasteListDialogElement['field'];
  /** Field that holds the id of an item, `id` by default. */
  fieldId?: DassPasteListDialogElement['fieldId'];
  /** Field that holds the label of an item, shown beside a value that is found; `label` by default. */
  fieldLabel?: DassPasteListDialogElement['fieldLabel'];
  /** Field that says that an item is disabled: its value is skipped. `disabled` by default. */
  fieldDisabled?: DassPasteListDialogElement['fieldDisabled'];
  /** Field that says why an item is disabled, `disabledMessage` by default. */
  fieldDisabledMessage?: DassPasteListDialogElement['fieldDisabledMessage'];
  /** Ids of the items that are selected already, or those items: their values are skipped. None by default. */
  selected?: DassPasteListDialogElement['selected'];
  /** Items can be taken again: neither one that is selected nor one that comes twice in the text is skipped. */
  duplicates?: DassPasteListDialogElement['duplicates'];
  /** What is pasted: what a clipboard held, as a text. It follows what a person writes. Empty by default. */
  text?: DassPasteListDialogElement['text'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassPasteListDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassPasteListDialogElement['persistent'];
  /** A person takes what is found; prevent it and the dialog stays as it is. */
  onConfirm?: (event: CustomEvent<DassPasteListDialogConfirmDetail> & { readonly target: DassPasteListDialogElement; readonly currentTarget: DassPasteListDialogElement }) => void;
  /** A person asks it to close; prevent it and it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassPasteListDialogElement; readonly currentTarget: DassPasteListDialogElement }) => void;
  /** A person has closed it; `value` is what was confirmed before. */
  onClose?: (event: CustomEvent<DassPasteListDialogCloseDetail> & { readonly target: DassPasteListDialogElement; readonly currentTarget: DassPasteListDialogElement }) => void;
}
export type DassPasteListDialogProps = DassPasteListDialogOwnProps & Omit<React.HTMLAttributes<DassPasteListDialogElement>, keyof DassPasteListDialogOwnProps>;

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
 * Finds items by a list of values that a person pastes or types: a list, one value on a line or
 * separated by semicolons, or a table from a spreadsheet, of which one column is chosen. Case, accents and special
 * characters do not count. While a person pastes or types it shows what is found, what is not, and what is skipped and
 * why; a long text is matched in slices, and can be stopped. An item whose value is one slip away is suggested: a person
 * takes it with a button or Enter, all of them at once, and takes it back. The heading row of a spreadsheet is skipped,
 * unless a person says that it is data. A single row is a table where one of its cells alone names an item and no other
 * looks like a code; else each of its cells is a value of a list.
 *
 * Confirming fires `dass-confirm`. Where values were skipped the dialog then shows them once more, until a person closes
 * it; else, and where it was a heading alone, it closes. `text` is like the value of a field: it follows what a person writes, and is empty after confirming.
 * `pasteList()` asks for a list in a line of code.
 */
export const DassPasteListDialog = component as React.FunctionComponent<DassPasteListDialogProps & React.RefAttributes<DassPasteListDialogElement>>;
