import { acceptSource } from '../../core/data/data-source.js';
import type { MixinBase } from '../../base/mixin-base.js';
import { callback, flag, list, oneOf, property, record, type Accept } from '../../base/property.js';
import type { DataSource } from '../../core/data/data-source.js';
import { readList } from '../../core/util/read-value.js';
import type { RenderForm, SaveRow } from '../lookup-edit-dialog/save-row.js';
import type { LookupKind } from './kind-flags-model.js';
import type { LookupColumn } from './lookup-column.js';
import type { RemoveRows, RestoreRows } from './remove-rows.js';
import type { SearchRows } from './row-search-model.js';
import type { FieldName } from '../../core/util/field-name.js';

/** The properties with the application's type of a row. */
export interface LookupMembers<Row extends object> {
  tableColumns: NoInfer<readonly LookupColumn<Row>[]>;
  tableValues: readonly Row[];
  fieldId: NoInfer<FieldName<Row>>;
  fieldLabel: NoInfer<FieldName<Row>>;
  rowKey: NoInfer<FieldName<Row>>;
  template: NoInfer<{ readonly [Field in keyof Row]?: unknown }>;
  dataSource?: DataSource<Row>;
  searchRows?: SearchRows<Row>;
  saveRow?: NoInfer<SaveRow<Row>>;
  removeRows?: NoInfer<RemoveRows<Row>>;
  restoreRows?: NoInfer<RestoreRows<Row>>;
  renderForm?: NoInfer<RenderForm<Row>>;
}

/** Accepts one name or a list of names. */
const acceptNames: Accept<readonly string[]> = (value) => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  const names = readList(value);
  return names?.every((name) => typeof name === 'string') ? names : undefined;
};

/**
 * Adds the properties that `dass-lookup` and `dass-lookup-dialog` share. It is a mixin because the two have different base
 * classes, a form field and a dialog; it declares properties and does nothing else.
 */
export function LookupOptions<Base extends MixinBase>(base: Base) {
  abstract class LookupOptionsElement extends base {
    /**
     * The columns of the table, as of `dass-data-table`, and the fields of the editor. The table shows a `toggle` that is
     * not `editable` as a chip. Default: `[]`, one column with the ids.
     */
    @property({ attribute: false, accept: list as (value: unknown) => readonly LookupColumn[] | undefined })
    tableColumns: readonly LookupColumn[] = [];

    /**
     * The rows: objects with the fields named below. A field `label` of a row replaces the label of `fieldLabel`. The
     * rows are not changed. When they are replaced, the selection is kept by the ids. Default: `[]`.
     */
    @property({ attribute: false, accept: list as (value: unknown) => readonly object[] | undefined })
    tableValues: readonly object[] = [];

    /**
     * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
     * `httpSource()` create it. The typed text is searched by the source, as `search`; the dialog also leaves sorting to
     * it, and loads blocks of rows as the user scrolls. `searchRows` and `externalSearch` are ignored; `tableValues` are
     * only read for the labels of the selection. All rows of a search can be selected at once up to 1,000. After a row was
     * saved or removed, the rows are loaded again. An invalid value is ignored with a warning. Default: `undefined`, the
     * rows are those of `tableValues`.
     */
    @property({ attribute: false, accept: acceptSource })
    dataSource?: DataSource;

    /** Name of the field with the id of a row. A row without an id has its label as the id. Default: `id`. */
    @property({ type: String, attribute: 'field-id' })
    fieldId = 'id';

    /** Name of the field with the label of a row. A row without a label shows its id. Default: `label`. */
    @property({ type: String, attribute: 'field-label' })
    fieldLabel = 'label';

    /**
     * Names of the columns in which the filter searches, or one name: the texts that the user sees. In the field, the stored
     * values are searched, too. It ignores case and accents. Default: `[]`, all
     * columns.
     */
    @property({ attribute: false, accept: acceptNames })
    fieldFilter: readonly string[] = [];

    /** Name of the field with the key of a row in the table. Default: `''`, `fieldId`. */
    @property({ type: String, attribute: 'row-key' })
    rowKey = '';

    /** Whether the user can select one row, `single`, or several, `multiple` (default). */
    @property({ type: String, reflect: true, accept: oneOf(['multiple', 'single']) })
    selection: 'multiple' | 'single' = 'multiple';

    /**
     * What the user can do: `{search, add, edit, remove, 'advanced-filter'}`, a boolean each. An unknown key, or a value
     * that is not a boolean, logs a warning and has its default. Default: `{}`, all but `advanced-filter`.
     */
    @property({ attribute: false, accept: record as (value: unknown) => LookupKind | undefined })
    kind: LookupKind = {};

    /** The values of a new row. The editor opens with a copy of it. Default: `{}`. */
    @property({ attribute: false, accept: record })
    template: object = {};

    /**
     * The application searches: `dass-search` is fired when the user types, and the application sets `tableValues`. With
     * `searchRows` it is not needed. Default: `false`.
     */
    @property({ type: Boolean, attribute: 'external-search', accept: flag })
    externalSearch = false;

    /** Shows that rows are loading. Default: `false`. */
    @property({ type: Boolean })
    busy = false;

    /**
     * Why the rows could not be loaded, shown with a button that searches again. A text that starts with `dass` is a
     * message id. Default: `''`.
     */
    @property({ type: String, attribute: 'search-error' })
    searchError = '';

    /**
     * Searches rows: `({text, from, signal})` returns a promise of the next rows from the index `from` on, or of `{rows,
     * total}`. It is called when the dialog opens, when the user types, and when the user scrolls to the last row. Only
     * the answers to the last text count. `tableValues` are then only read for the labels of the selection. Default:
     * `undefined`, `tableValues` are all rows.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => SearchRows | undefined })
    searchRows?: SearchRows;

    /**
     * Saves a row: `({row, original, isNew, signal})` returns a promise. When it resolves with the saved row, or with
     * nothing, the table shows it; a new row is then selected. When it rejects, or resolves with a text or with `{errors: {field: text}}`, the editor
     * stays open and shows why, at the fields that the errors name. Default: `undefined`, the application saves in
     * `dass-save` and replaces `tableValues`.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => SaveRow | undefined })
    saveRow?: SaveRow;

    /**
     * Removes rows, after the user has confirmed: `({rows, signal})` returns a promise. When it resolves, the table shows
     * the rows no more, except those in `{failed: [{row, reason}]}` or rejected in the result of `Promise.allSettled()`:
     * these are listed with their reasons. Default: `undefined`, the application removes in `dass-remove` and replaces
     * `tableValues`.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => RemoveRows | undefined })
    removeRows?: RemoveRows;

    /**
     * Restores removed rows: `({rows, signal})` returns a promise, which resolves as that of `removeRows`. With it, the
     * user can undo a removal until the next one, or until the dialog closes. Default: `undefined`, a removal is final.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => RestoreRows | undefined })
    restoreRows?: RestoreRows;

    /**
     * Renders a form of the application in the editor, as of `dass-lookup-edit-dialog`. Default: `undefined`, a field for
     * each column.
     */
    @property({ attribute: false, accept: callback as (value: unknown) => RenderForm | undefined })
    renderForm?: RenderForm;

    /**
     * Errors at the fields of the editor, by the name of the field: `{taxNumber: 'Already used'}`. For an application that
     * prevents `dass-save`; with `saveRow` they come with the answer. Default: `{}`.
     */
    @property({ attribute: false, accept: record as (value: unknown) => Readonly<Record<string, string>> | undefined })
    fieldErrors: Readonly<Record<string, string>> = {};
  }
  return LookupOptionsElement;
}

/** The names of these properties. */
export const LOOKUP_OPTIONS = [
  'tableColumns',
  'tableValues',
  'dataSource',
  'fieldId',
  'fieldLabel',
  'fieldFilter',
  'rowKey',
  'selection',
  'kind',
  'template',
  'externalSearch',
  'busy',
  'searchError',
  'searchRows',
  'saveRow',
  'removeRows',
  'restoreRows',
  'renderForm',
  'fieldErrors',
] as const;
