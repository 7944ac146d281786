'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassLookup as DassLookupElement } from '../entries/dass-lookup.js';
import type { DassLookupRemoveDetail, DassLookupSaveDetail, DassLookupSearchDetail } from '../entries/dass-lookup.js';

import { withChangedValue } from './internal/changed-value.js';

export type { DassLookupElement };
export type * from '../entries/dass-lookup.js';

/** The props of <DassLookup>, in addition to the attributes of every HTML element. */
export interface DassLookupOwnProps<Row extends object = object> {
  /**
   * The columns of the table, as of `dass-data-table`, and the fields of the editor. The table shows a `toggle` that is
   * not `editable` as a chip. Default: `[]`, one column with the ids.
   */
  tableColumns?: DassLookupElement<Row>['tableColumns'] | undefined;
  /**
   * The rows: objects with the fields named below. A field `label` of a row replaces the label of `fieldLabel`. The
   * rows are not changed. When they are replaced, the selection is kept by the ids. Default: `[]`.
   */
  tableValues?: DassLookupElement<Row>['tableValues'] | undefined;
  /**
   * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. The typed text is searched by the source, as `search`; the dialog also leaves sorting to
   * it, and loads blocks of rows as the user scrolls. `searchRows` and `externalSearch` are ignored; `tableValues` are
   * only read for the labels of the selection. All rows of a search can be selected at once up to 1,000. After a row was
   * saved or removed, the rows are loaded again. An invalid value is ignored with a warning. Default: `undefined`, the
   * rows are those of `tableValues`.
   */
  dataSource?: DassLookupElement<Row>['dataSource'] | undefined;
  /** Name of the field with the id of a row. A row without an id has its label as the id. Default: `id`. */
  fieldId?: DassLookupElement<Row>['fieldId'] | undefined;
  /** Name of the field with the label of a row. A row without a label shows its id. Default: `label`. */
  fieldLabel?: DassLookupElement<Row>['fieldLabel'] | undefined;
  /**
   * Names of the columns in which the filter searches, or one name: the texts that the user sees. In the field, the stored
   * values are searched, too. It ignores case and accents. Default: `[]`, all
   * columns.
   */
  fieldFilter?: DassLookupElement<Row>['fieldFilter'] | undefined;
  /** Name of the field with the key of a row in the table. Default: `''`, `fieldId`. */
  rowKey?: DassLookupElement<Row>['rowKey'] | undefined;
  /** Whether the user can select one row, `single`, or several, `multiple` (default). */
  selection?: DassLookupElement<Row>['selection'] | undefined;
  /**
   * What the user can do: `{search, add, edit, remove, 'advanced-filter'}`, a boolean each. An unknown key, or a value
   * that is not a boolean, logs a warning and has its default. Default: `{}`, all but `advanced-filter`.
   */
  kind?: DassLookupElement<Row>['kind'] | undefined;
  /** The values of a new row. The editor opens with a copy of it. Default: `{}`. */
  template?: DassLookupElement<Row>['template'] | undefined;
  /**
   * The application searches: `dass-search` is fired when the user types, and the application sets `tableValues`. With
   * `searchRows` it is not needed. Default: `false`.
   */
  externalSearch?: DassLookupElement<Row>['externalSearch'] | undefined;
  /** Shows that rows are loading. Default: `false`. */
  busy?: DassLookupElement<Row>['busy'] | undefined;
  /**
   * Why the rows could not be loaded, shown with a button that searches again. A text that starts with `dass` is a
   * message id. Default: `''`.
   */
  searchError?: DassLookupElement<Row>['searchError'] | undefined;
  /**
   * Searches rows: `({text, from, signal})` returns a promise of the next rows from the index `from` on, or of `{rows,
   * total}`. It is called when the dialog opens, when the user types, and when the user scrolls to the last row. Only
   * the answers to the last text count. `tableValues` are then only read for the labels of the selection. Default:
   * `undefined`, `tableValues` are all rows.
   */
  searchRows?: DassLookupElement<Row>['searchRows'] | undefined;
  /**
   * Saves a row: `({row, original, isNew, signal})` returns a promise. When it resolves with the saved row, or with
   * nothing, the table shows it; a new row is then selected. When it rejects, or resolves with a text or with `{errors: {field: text}}`, the editor
   * stays open and shows why, at the fields that the errors name. Default: `undefined`, the application saves in
   * `dass-save` and replaces `tableValues`.
   */
  saveRow?: DassLookupElement<Row>['saveRow'] | undefined;
  /**
   * Removes rows, after the user has confirmed: `({rows, signal})` returns a promise. When it resolves, the table shows
   * the rows no more, except those in `{failed: [{row, reason}]}` or rejected in the result of `Promise.allSettled()`:
   * these are listed with their reasons. Default: `undefined`, the application removes in `dass-remove` and replaces
   * `tableValues`.
   */
  removeRows?: DassLookupElement<Row>['removeRows'] | undefined;
  /**
   * Restores removed rows: `({rows, signal})` returns a promise, which resolves as that of `removeRows`. With it, the
   * user can undo a removal until the next one, or until the dialog closes. Default: `undefined`, a removal is final.
   */
  restoreRows?: DassLookupElement<Row>['restoreRows'] | undefined;
  /**
   * Renders a form of the application in the editor, as of `dass-lookup-edit-dialog`. Default: `undefined`, a field for
   * each column.
   */
  renderForm?: DassLookupElement<Row>['renderForm'] | undefined;
  /**
   * Errors at the fields of the editor, by the name of the field: `{taxNumber: 'Already used'}`. For an application that
   * prevents `dass-save`; with `saveRow` they come with the answer. Default: `{}`.
   */
  fieldErrors?: DassLookupElement<Row>['fieldErrors'] | undefined;
  /**
   * The ids of the selected rows; with `selection` `single` the id, `''` for none. An id whose row is not known is kept,
   * and shows itself. Default: `defaultValue`, also after a reset of the form.
   */
  value?: DassLookupElement<Row>['value'] | undefined;
  /** The value until one is set, and after a reset of the form. Default: `''`. */
  defaultValue?: DassLookupElement<Row>['defaultValue'] | undefined;
  /**
   * Text in the field while nothing is selected. A text that starts with `dass` is a message id. Default: `''`,
   * 'Pesquisar'.
   */
  placeholder?: DassLookupElement<Row>['placeholder'] | undefined;
  /** Heading of the dialog. A text that starts with `dass` is a message id. Default: `''`, the label. */
  heading?: DassLookupElement<Row>['heading'] | undefined;
  /** With several rows: number of selected rows that are shown, from 0 to 20; the rest is shown as a number. Default: 3. */
  maxChips?: DassLookupElement<Row>['maxChips'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassLookupElement<Row>['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassLookupElement<Row>['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassLookupElement<Row>['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassLookupElement<Row>['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassLookupElement<Row>['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassLookupElement<Row>['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassLookupElement<Row>['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassLookupElement<Row>['customValidity'] | undefined;
  /** Fired when the user changes the selection. Read it from `value`. */
  onChange?: ((event: Event & { readonly target: DassLookupElement<Row>; readonly currentTarget: DassLookupElement<Row> }) => void) | undefined;
  /** Fired with `externalSearch` when the user has typed a text in the field or in the dialog. The application sets `tableValues`. */
  onSearch?: ((event: CustomEvent<DassLookupSearchDetail> & { readonly target: DassLookupElement<Row>; readonly currentTarget: DassLookupElement<Row> }) => void) | undefined;
  /** Fired when the user saves a row. Without `saveRow` it is cancelable: when prevented, the editor stays open. With it, it is fired after the row was saved. */
  onSave?: ((event: CustomEvent<DassLookupSaveDetail<Row>> & { readonly target: DassLookupElement<Row>; readonly currentTarget: DassLookupElement<Row> }) => void) | undefined;
  /** Fired when the user has confirmed that rows are to be removed; with `removeRows`, after they were removed. */
  onRemove?: ((event: CustomEvent<DassLookupRemoveDetail<Row>> & { readonly target: DassLookupElement<Row>; readonly currentTarget: DassLookupElement<Row> }) => void) | undefined;
  /** Fired when the user clicks the button of the advanced filter. */
  onAdvancedFilter?: ((event: CustomEvent<null> & { readonly target: DassLookupElement<Row>; readonly currentTarget: DassLookupElement<Row> }) => void) | undefined;
}
export type DassLookupProps<Row extends object = object> = DassLookupOwnProps<Row> & Omit<React.HTMLAttributes<DassLookupElement<Row>>, keyof DassLookupOwnProps>;

const component: unknown = withChangedValue(createComponent({
  tagName: 'dass-lookup',
  elementClass: DassLookupElement,
  react: React,
  events: {
    onChange: 'change',
    onSearch: 'dass-search',
    onSave: 'dass-save',
    onRemove: 'dass-remove',
    onAdvancedFilter: 'dass-advanced-filter',
  },
  displayName: 'DassLookup',
}) as never, 'DassLookup');

/**
 * A field for one or several rows of a table. The user types and selects from a short list of matches, or opens the
 * dialog with the whole table: with the button, F4 or Alt+Down. There the user can also add, edit and remove rows.
 * Follows the APG combobox pattern. Backspace in the empty field removes the last row.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `tableValues`. It is not shown.
 */
export const DassLookup = component as <Row extends object = object>(props: DassLookupProps<Row> & React.RefAttributes<DassLookupElement<any>>) => React.ReactElement | null;
