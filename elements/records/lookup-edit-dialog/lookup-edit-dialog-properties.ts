import { callback, list, property, record } from '../../base/property.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import type { LookupColumn } from '../shared/lookup-column.js';
import type { RenderForm, SaveRow } from './save-row.js';

/** The detail of `dass-save`. */
export interface DassLookupEditDialogSaveDetail<Row extends object = object> {
  /** The row to save: a copy, with the changes of the user. With `saveRow`, the row that it returned. */
  readonly row: Row;
  /** The application's own row, which is not changed. Undefined for a new row. */
  readonly original: Row | undefined;
  /** Whether the row is new. */
  readonly isNew: boolean;
}

export interface LookupEditDialogEvents<Row extends object = object> extends DialogEvents {
  'dass-save': DassLookupEditDialogSaveDetail<Row>;
}

/** The properties of `dass-lookup-edit-dialog`. */
export abstract class EditDialogProperties extends DialogElement<LookupEditDialogEvents> {
  /**
   * Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Editar registro' or
   * 'Incluir registro'.
   */
  @property({ type: String })
  heading = '';

  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default: `m`.
   */
  @property({ type: String, accept: dialogWidth })
  width = 'm';

  /**
   * The columns: a field for each, by its `kind`: `number`, `date`, `checkbox`, `toggle` and `boolean` (a switch), or a
   * text. Default: `[]`, a field for each text, number, boolean and date of the row.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly LookupColumn[] | undefined })
  tableColumns: readonly LookupColumn[] = [];

  /** The row to edit. The user edits a copy of it. Default: `undefined`, a new row. */
  @property({ attribute: false, accept: record })
  row?: object;

  /** The values of a new row. Each new row is a copy of its own. Default: `{}`. */
  @property({ attribute: false, accept: record })
  template: object = {};

  /**
   * Saves a row: `({row, isNew, signal})` returns a promise. When it resolves with the saved row, or with nothing, the
   * dialog closes. When it rejects, or resolves with a text or with `{errors: {field: text}}`, the dialog stays open and
   * shows why, at the fields that the errors name. `signal` aborts when the user leaves meanwhile. Default: `undefined`,
   * the application saves in `dass-save`.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => SaveRow | undefined })
  saveRow?: SaveRow;

  /**
   * Renders a form of the application instead of the fields of `tableColumns`: `({row, isNew, set})` returns a node or a
   * Lit template. Fields with a `name` get the value of the row and are read; `set(name, value)` changes any other value.
   * Default: `undefined`.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => RenderForm | undefined })
  renderForm?: RenderForm;

  /** Why the row was not saved, shown above the fields. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String, attribute: 'validation-message' })
  validationMessage = '';

  /**
   * Errors at fields, by the name of the field: `{taxNumber: 'Already used'}`. They are shown when they are set, and each
   * disappears when the user changes its field. Default: `{}`.
   */
  @property({ attribute: false, accept: record as (value: unknown) => Readonly<Record<string, string>> | undefined })
  fieldErrors: Readonly<Record<string, string>> = {};
}
