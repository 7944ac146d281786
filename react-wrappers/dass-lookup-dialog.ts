'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassLookupDialog as DassLookupDialogElement } from '../entries/dass-lookup-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassLookupDialogConfirmDetail, DassLookupDialogRemoveDetail, DassLookupDialogSaveDetail, DassLookupDialogSearchDetail } from '../entries/dass-lookup-dialog.js';

export type { DassLookupDialogElement };
export type * from '../entries/dass-lookup-dialog.js';

/** The props of <DassLookupDialog>, in addition to the attributes of every HTML element. */
export interface DassLookupDialogOwnProps<Row extends object = object> {
  /**
   * The columns of the table, as of `dass-data-table`, and the fields of the editor. The table shows a `toggle` that is
   * not `editable` as a chip. Default: `[]`, one column with the ids.
   */
  tableColumns?: DassLookupDialogElement<Row>['tableColumns'] | undefined;
  /**
   * The rows: objects with the fields named below. A field `label` of a row replaces the label of `fieldLabel`. The
   * rows are not changed. When they are replaced, the selection is kept by the ids. Default: `[]`.
   */
  tableValues?: DassLookupDialogElement<Row>['tableValues'] | undefined;
  /**
   * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. The typed text is searched by the source, as `search`; the dialog also leaves sorting to
   * it, and loads blocks of rows as the user scrolls. `searchRows` and `externalSearch` are ignored; `tableValues` are
   * only read for the labels of the selection. All rows of a search can be selected at once up to 1,000. After a row was
   * saved or removed, the rows are loaded again. An invalid value is ignored with a warning. Default: `undefined`, the
   * rows are those of `tableValues`.
   */
  dataSource?: DassLookupDialogElement<Row>['dataSource'] | undefined;
  /** Name of the field with the id of a row. A row without an id has its label as the id. Default: `id`. */
  fieldId?: DassLookupDialogElement<Row>['fieldId'] | undefined;
  /** Name of the field with the label of a row. A row without a label shows its id. Default: `label`. */
  fieldLabel?: DassLookupDialogElement<Row>['fieldLabel'] | undefined;
  /**
   * Names of the columns in which the filter searches, or one name: the texts that the user sees. In the field, the stored
   * values are searched, too. It ignores case and accents. Default: `[]`, all
   * columns.
   */
  fieldFilter?: DassLookupDialogElement<Row>['fieldFilter'] | undefined;
  /** Name of the field with the key of a row in the table. Default: `''`, `fieldId`. */
  rowKey?: DassLookupDialogElement<Row>['rowKey'] | undefined;
  /** Whether the user can select one row, `single`, or several, `multiple` (default). */
  selection?: DassLookupDialogElement<Row>['selection'] | undefined;
  /**
   * What the user can do: `{search, add, edit, remove, 'advanced-filter'}`, a boolean each. An unknown key, or a value
   * that is not a boolean, logs a warning and has its default. Default: `{}`, all but `advanced-filter`.
   */
  kind?: DassLookupDialogElement<Row>['kind'] | undefined;
  /** The values of a new row. The editor opens with a copy of it. Default: `{}`. */
  template?: DassLookupDialogElement<Row>['template'] | undefined;
  /**
   * The application searches: `dass-search` is fired when the user types, and the application sets `tableValues`. With
   * `searchRows` it is not needed. Default: `false`.
   */
  externalSearch?: DassLookupDialogElement<Row>['externalSearch'] | undefined;
  /** Shows that rows are loading. Default: `false`. */
  busy?: DassLookupDialogElement<Row>['busy'] | undefined;
  /**
   * Why the rows could not be loaded, shown with a button that searches again. A text that starts with `dass` is a
   * message id. Default: `''`.
   */
  searchError?: DassLookupDialogElement<Row>['searchError'] | undefined;
  /**
   * Searches rows: `({text, from, signal})` returns a promise of the next rows from the index `from` on, or of `{rows,
   * total}`. It is called when the dialog opens, when the user types, and when the user scrolls to the last row. Only
   * the answers to the last text count. `tableValues` are then only read for the labels of the selection. Default:
   * `undefined`, `tableValues` are all rows.
   */
  searchRows?: DassLookupDialogElement<Row>['searchRows'] | undefined;
  /**
   * Saves a row: `({row, original, isNew, signal})` returns a promise. When it resolves with the saved row, or with
   * nothing, the table shows it; a new row is then selected. When it rejects, or resolves with a text or with `{errors: {field: text}}`, the editor
   * stays open and shows why, at the fields that the errors name. Default: `undefined`, the application saves in
   * `dass-save` and replaces `tableValues`.
   */
  saveRow?: DassLookupDialogElement<Row>['saveRow'] | undefined;
  /**
   * Removes rows, after the user has confirmed: `({rows, signal})` returns a promise. When it resolves, the table shows
   * the rows no more, except those in `{failed: [{row, reason}]}` or rejected in the result of `Promise.allSettled()`:
   * these are listed with their reasons. Default: `undefined`, the application removes in `dass-remove` and replaces
   * `tableValues`.
   */
  removeRows?: DassLookupDialogElement<Row>['removeRows'] | undefined;
  /**
   * Restores removed rows: `({rows, signal})` returns a promise, which resolves as that of `removeRows`. With it, the
   * user can undo a removal until the next one, or until the dialog closes. Default: `undefined`, a removal is final.
   */
  restoreRows?: DassLookupDialogElement<Row>['restoreRows'] | undefined;
  /**
   * Renders a form of the application in the editor, as of `dass-lookup-edit-dialog`. Default: `undefined`, a field for
   * each column.
   */
  renderForm?: DassLookupDialogElement<Row>['renderForm'] | undefined;
  /**
   * Errors at the fields of the editor, by the name of the field: `{taxNumber: 'Already used'}`. For an application that
   * prevents `dass-save`; with `saveRow` they come with the answer. Default: `{}`.
   */
  fieldErrors?: DassLookupDialogElement<Row>['fieldErrors'] | undefined;
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Pesquisar'. */
  heading?: DassLookupDialogElement<Row>['heading'] | undefined;
  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. A length in `vw` is at least 45 times `--dass-font-size`, so that the table has room on a
   * tablet. On small screens the dialog is always full screen. Default: `70vw`.
   */
  width?: DassLookupDialogElement<Row>['width'] | undefined;
  /**
   * The ids of the selected rows when the dialog opens. When the user confirms, it is replaced by the new selection.
   * Setting it while the dialog is open discards the user's changes. Default: `[]`.
   */
  value?: DassLookupDialogElement<Row>['value'] | undefined;
  /** The text in the filter when the dialog opens. Default: `''`. */
  searchText?: DassLookupDialogElement<Row>['searchText'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassLookupDialogElement<Row>['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassLookupDialogElement<Row>['persistent'] | undefined;
  /** Fired when the user confirms the selection. It can be empty, but for a single row only when one was selected before. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassLookupDialogConfirmDetail<Row>> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
  /** Fired with `externalSearch` when the user has typed a text, and when a dialog without rows opens. The application sets `tableValues`. */
  onSearch?: ((event: CustomEvent<DassLookupDialogSearchDetail> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
  /** Fired when the user saves a row. Without `saveRow` it is cancelable: when prevented, the editor stays open. With it, it is fired after the row was saved. */
  onSave?: ((event: CustomEvent<DassLookupDialogSaveDetail> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
  /** Fired when the user has confirmed that rows are to be removed; with `removeRows`, after they were removed. */
  onRemove?: ((event: CustomEvent<DassLookupDialogRemoveDetail> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
  /** Fired when the user clicks the button of the advanced filter. */
  onAdvancedFilter?: ((event: CustomEvent<null> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassLookupDialogElement<Row>; readonly currentTarget: DassLookupDialogElement<Row> }) => void) | undefined;
}
export type DassLookupDialogProps<Row extends object = object> = DassLookupDialogOwnProps<Row> & Omit<React.HTMLAttributes<DassLookupDialogElement<Row>>, keyof DassLookupDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-lookup-dialog',
  elementClass: DassLookupDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onSearch: 'dass-search',
    onSave: 'dass-save',
    onRemove: 'dass-remove',
    onAdvancedFilter: 'dass-advanced-filter',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassLookupDialog',
});

/**
 * A dialog in which the user searches rows, selects one or several of them, and can also add, edit and remove rows. The
 * selected rows stay in sight above the table when the filter hides them, and take effect when the user confirms.
 *
 * The application either works by promises (`searchRows`, `saveRow`, `removeRows`, `restoreRows`) or by events
 * (`dass-search`, `dass-save`, `dass-remove`), after which it replaces `tableValues`. Its rows are never changed.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `tableValues`. It is not shown.
 */
export const DassLookupDialog = component as <Row extends object = object>(props: DassLookupDialogProps<Row> & React.RefAttributes<DassLookupDialogElement<any>>) => React.ReactElement | null;
