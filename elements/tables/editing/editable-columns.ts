import { resolveText } from '../../../locales/index.js';
import { booleanText } from '../../base/boolean-text.js';
import { describe, warnOnce } from '../../base/warn.js';
import { booleanMeaning } from '../../core/format/boolean-meaning.js';
import type { EditorKind } from '../../core/table/cells/cell-value.js';
import type { EditableValues } from '../../core/table/cells/editable-values.js';
import { UNLOADED_ROW, type DataRow } from '../../core/table/data-row.js';
import { toText } from '../../core/text/to-text.js';
import type { AnyValue } from '../../core/util/any-value.js';
import { errorText, readField, readList, tryRead } from '../../core/util/read-value.js';
import type { CellContent, Column, TableColumn } from '../grid/columns/column.js';
import { createColumns, readColumns } from '../grid/columns/columns.js';
import { type TableColumnSetting, arrangeColumns, nameOf } from '../grid/columns/grid-columns-model.js';
import { ChipCell, FlagCell, ImageCell } from '../grid/columns/kind-cells.js';
import type { EditableColumn } from './editable-grid.js';

/** What the cells of a column show. */
export type ColumnKind = 'text' | 'number' | 'date' | 'checkbox' | 'toggle' | 'boolean' | 'image';

/** A column of a table whose cells can be edited. `Row` is the application's type of a row. */
export interface EditableTableColumn<Row = AnyValue> extends TableColumn<Row> {
  /**
   * What the cells show: `text` (default), `number`, `date`, `checkbox`, `toggle`, `boolean` (a chip: Yes, No, Active,
   * Inactive), or `image` (the address of one). Upper and lower case are the same. `number` and `date` also set
   * `sortingType`. An unknown kind is treated as `text`. A column with `cell` has no kind.
   */
  readonly kind?: ColumnKind | undefined;
  /**
   * Whether the user can change the value, or a function that returns this for a row. The table shows the new value and
   * fires `dass-cell-change`; it does not change the row. Columns of the kind `boolean` or `image`, and those with `cell`
   * or `mountCell`, need an `editor`. Default: `false`.
   */
  readonly editable?: boolean | ((row: Row) => boolean) | undefined;
  /**
   * The field in which the user edits a value: `text`, `number`, `date` or `select`. Default: as `kind` or `sortingType`
   * says, and `select` with `options`. The kinds `checkbox` and `toggle` are toggled in the cell. An unknown editor is
   * treated as the default.
   */
  readonly editor?: 'text' | 'number' | 'date' | 'select' | undefined;
  /**
   * The options of the editor `select`: `{id, label}` each, or texts. The value of a cell is the id; without `format`, it
   * shows the label. Default: `[]`.
   */
  readonly options?: readonly unknown[] | undefined;
  /** Whether the user must not leave the value empty. Default: `false`. */
  readonly required?: boolean | undefined;
  /**
   * Checks a value that the user has entered, pasted or toggled: returns why it is refused, or nothing. A promise is
   * awaited. A function that throws refuses nothing. Default: none.
   */
  readonly validate?: ((value: AnyValue, row: Row) => string | undefined | Promise<string | undefined>) | undefined;
  /**
   * Returns why the value that a cell shows is not valid, as the application or its server knows, or nothing. The cell is
   * marked, and the reason is shown and announced, like that of a refused value. A text that starts with `dass` is a message
   * id. Replace `rows` or `columns` when the answer changes. A function that throws marks nothing, with a warning in the
   * console. Default: none.
   */
  readonly error?: ((row: Row, value: AnyValue) => string | undefined) | undefined;
}

const kinds: readonly unknown[] = ['text', 'number', 'date', 'checkbox', 'toggle', 'boolean', 'image'];

const editors: readonly unknown[] = ['text', 'number', 'date', 'select'];

type IsEditable = (row: DataRow) => boolean;

const contents: Partial<Record<ColumnKind, (element: HTMLElement, isEditable: IsEditable) => CellContent>> = {
  checkbox: (element, isEditable) => new FlagCell(element, 'checkbox', isEditable),
  toggle: (element, isEditable) => new FlagCell(element, 'switch', isEditable),
  boolean: (element) => new ChipCell(element),
  image: (element) => new ImageCell(element),
};

const editableFields = ['kind', 'editable', 'editor', 'options', 'required', 'validate', 'error'];

/**
 * All columns in the order of the user, hidden ones among them. Entries that are not objects are left out.
 * @param moreFields the names of fields that only this table knows
 */
export const arrangeEditableColumns = (
  given: readonly unknown[],
  settings: readonly TableColumnSetting[],
  moreFields: readonly string[] = [],
): readonly EditableTableColumn[] => arrangeColumns(readColumns(given, [...editableFields, ...moreFields]), settings);

/** The visible columns. @param fallback the field to show when there are none */
export function createEditableColumns(
  tag: string,
  given: readonly EditableTableColumn[],
  fallback: string,
  values: EditableValues,
): readonly EditableColumn[] {
  const prepared = given.map((column) => {
    const kind = kindOf(tag, column);
    const isTyped = column.sortingType !== undefined || (kind !== 'number' && kind !== 'date');
    const typed = isTyped ? column : { ...column, sortingType: kind };
    return editorOf(typed, kind) ? withEdits(typed, values) : typed;
  });
  return createColumns(tag, prepared, fallback).map((column) => {
    const source = column.key as EditableTableColumn;
    return extend(tag, column, source, kindOf(tag, source));
  });
}

const isLoaded = (row: DataRow): boolean => row !== UNLOADED_ROW;

/** How the cells of a column are edited; undefined when they are not. */
function editorOf(column: EditableTableColumn, kind: ColumnKind): EditorKind | undefined {
  const { editable, editor, options, sortingType, cell, mountCell } = column;
  if (editable !== true && typeof editable !== 'function') return undefined;
  if (editors.includes(editor)) return editor;
  if (cell || mountCell || kind === 'boolean' || kind === 'image') return undefined;
  if (kind === 'checkbox' || kind === 'toggle') return 'flag';
  if (options) return 'select';
  return sortingType === 'number' || sortingType === 'date' ? sortingType : 'text';
}

/** A column whose values are those of the user where he has changed them. */
function withEdits(column: EditableTableColumn, values: EditableValues): EditableTableColumn {
  const { field } = column;
  const name = nameOf(column);
  const valueOf = (row: DataRow): unknown =>
    typeof field === 'function' ? field(row) : readField(row, toText(field) || name);
  return { ...column, name, field: values.reader(name, valueOf) };
}

/** What the cells of a column show. */
export function kindOf(tag: string, { kind, name, field }: EditableTableColumn): ColumnKind {
  const lower = toText(kind).toLowerCase() || 'text';
  if (kinds.includes(lower)) return lower as ColumnKind;
  warnOnce(tag, `Column '${toText(name) || toText(field)}' cannot be of the kind ${describe(kind)}; it shows text.`);
  return 'text';
}

function extend(tag: string, column: Column, source: EditableTableColumn, kind: ColumnKind): EditableColumn {
  const { editable, options, required, validate, error, valueLanguage } = source;
  const isFlag = kind === 'checkbox' || kind === 'toggle';
  const editor = editorOf(source, kind);
  const isEditable: IsEditable =
    typeof editable === 'function'
      ? (row) => isLoaded(row) && editor !== undefined && tryRead('An editable', () => editable(row) === true, false)
      : (row) => isLoaded(row) && editor !== undefined;
  const createContent = column.isCustom ? undefined : contents[kind];
  const { value } = column;
  const isBoolean = isFlag || kind === 'boolean';
  const choices = options && readList(options)?.map(asOption);
  const labelOf = choices && !source.format ? optionLabels(choices) : undefined;
  const extended: EditableColumn = {
    ...column,
    editor,
    isEditable,
    keepsEmpty: editor !== undefined,
    options: choices ?? [],
    isRequired: required === true,
    validate: typeof validate === 'function' ? validate : undefined,
    errorOf:
      typeof error === 'function'
        ? (row) => (isLoaded(row) ? readError(tag, column.name, () => error(row, value(row))) : '')
        : undefined,
    hasValueLanguage: valueLanguage !== undefined,
    ...(isBoolean && !source.format && { text: (row: DataRow) => flagText(value(row), isFlag) }),
    ...(labelOf && { text: (row: DataRow) => labelOf(value(row)) }),
    ...(isFlag && source.align === undefined && { align: 'center' }),
    ...(createContent && {
      content: kind === 'image' ? 'image' : 'chip',
      kind: `${kind} ${editor !== undefined}`,
      createContent: (element: HTMLElement) => createContent(element, isEditable),
    }),
  };
  // Functions of the application never get a row that is not loaded.
  return { ...extended, text: (row, language) => (isLoaded(row) ? extended.text(row, language) : '') };
}

/** The text of `error`; '' when there is none, or it has failed. */
function readError(tag: string, name: string, error: () => unknown): string {
  try {
    const reason = error();
    return typeof reason === 'string' ? resolveText(reason) : '';
  } catch (failure) {
    warnOnce(tag, `'error' of column '${name}' has failed: ${errorText(failure)}`);
    return '';
  }
}

/** A text or a number as an option. */
const asOption = (option: unknown): unknown =>
  typeof option === 'string' || typeof option === 'number' ? { id: option, label: String(option) } : option;

/** Returns a function with the label of an option by its id; a value that is none of them is its own label. */
function optionLabels(options: readonly unknown[]): (value: unknown) => string {
  let labels: Map<string, string> | undefined;
  const readLabels = (): Map<string, string> =>
    new Map(options.map((option) => [toText(readField(option, 'id')), toText(readField(option, 'label'))]));
  return (value) => (labels ??= readLabels()).get(toText(value)) ?? toText(value);
}

/** @param isFlag any value that is not a flag means no */
function flagText(value: unknown, isFlag: boolean): string {
  const meaning = booleanMeaning(value) ?? (isFlag ? 'no' : undefined);
  return meaning ? booleanText(meaning) : toText(value);
}
