'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassLookupEditDialog as DassLookupEditDialogElement } from '../entries/dass-lookup-edit-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassLookupEditDialogSaveDetail } from '../entries/dass-lookup-edit-dialog.js';

export type { DassLookupEditDialogElement };
export type * from '../entries/dass-lookup-edit-dialog.js';

/** The props of <DassLookupEditDialog>, in addition to the attributes of every HTML element. */
export interface DassLookupEditDialogOwnProps<Row extends object = object> {
  /**
   * Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Editar registro' or
   * 'Incluir registro'.
   */
  heading?: DassLookupEditDialogElement<Row>['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default: `m`. */
  width?: DassLookupEditDialogElement<Row>['width'] | undefined;
  /**
   * The columns: a field for each, by its `kind`: `number`, `date`, `checkbox`, `toggle` and `boolean` (a switch), or a
   * text. Default: `[]`, a field for each text, number, boolean and date of the row.
   */
  tableColumns?: DassLookupEditDialogElement<Row>['tableColumns'] | undefined;
  /** The row to edit. The user edits a copy of it. Default: `undefined`, a new row. */
  row?: DassLookupEditDialogElement<Row>['row'] | undefined;
  /** The values of a new row. Each new row is a copy of its own. Default: `{}`. */
  template?: DassLookupEditDialogElement<Row>['template'] | undefined;
  /**
   * Saves a row: `({row, isNew, signal})` returns a promise. When it resolves with the saved row, or with nothing, the
   * dialog closes. When it rejects, or resolves with a text or with `{errors: {field: text}}`, the dialog stays open and
   * shows why, at the fields that the errors name. `signal` aborts when the user leaves meanwhile. Default: `undefined`,
   * the application saves in `dass-save`.
   */
  saveRow?: DassLookupEditDialogElement<Row>['saveRow'] | undefined;
  /**
   * Renders a form of the application instead of the fields of `tableColumns`: `({row, isNew, set})` returns a node or a
   * Lit template. Fields with a `name` get the value of the row and are read; `set(name, value)` changes any other value.
   * Default: `undefined`.
   */
  renderForm?: DassLookupEditDialogElement<Row>['renderForm'] | undefined;
  /** Why the row was not saved, shown above the fields. A text that starts with `dass` is a message id. Default: `''`. */
  validationMessage?: DassLookupEditDialogElement<Row>['validationMessage'] | undefined;
  /**
   * Errors at fields, by the name of the field: `{taxNumber: 'Already used'}`. They are shown when they are set, and each
   * disappears when the user changes its field. Default: `{}`.
   */
  fieldErrors?: DassLookupEditDialogElement<Row>['fieldErrors'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassLookupEditDialogElement<Row>['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassLookupEditDialogElement<Row>['persistent'] | undefined;
  /** Fired when the user saves. Without `saveRow` it is cancelable: when prevented, the dialog stays open, and the application sets `fieldErrors` or `validationMessage`, or closes it. With `saveRow` it is fired after the row was saved. */
  onSave?: ((event: CustomEvent<DassLookupEditDialogSaveDetail<Row>> & { readonly target: DassLookupEditDialogElement<Row>; readonly currentTarget: DassLookupEditDialogElement<Row> }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassLookupEditDialogElement<Row>; readonly currentTarget: DassLookupEditDialogElement<Row> }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassLookupEditDialogElement<Row>; readonly currentTarget: DassLookupEditDialogElement<Row> }) => void) | undefined;
}
export type DassLookupEditDialogProps<Row extends object = object> = DassLookupEditDialogOwnProps<Row> & Omit<React.HTMLAttributes<DassLookupEditDialogElement<Row>>, keyof DassLookupEditDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-lookup-edit-dialog',
  elementClass: DassLookupEditDialogElement,
  react: React,
  events: {
    onSave: 'dass-save',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassLookupEditDialog',
});

/**
 * A form for one row: a field for each column, or a form of the application. The user edits a copy; the application's
 * row is never changed. While a field is invalid, or the application refuses to save, the dialog stays open and shows
 * why, at the field. It asks before changes are discarded.
 *
 * Slots:
 * - default: A form of the application instead of the fields of `tableColumns`. Fields with a `name`, native ones and those of the kit, get the values of the row when the dialog opens.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties. It is not shown.
 */
export const DassLookupEditDialog = component as <Row extends object = object>(props: DassLookupEditDialogProps<Row> & React.RefAttributes<DassLookupEditDialogElement<any>>) => React.ReactElement | null;
