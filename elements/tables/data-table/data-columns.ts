import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { booleanText } from '../../base/boolean-text.js';
import { describe, warnOnce } from '../../base/warn.js';
import { imageUrl } from '../../core/format/avatar.js';
import { booleanMeaning } from '../../core/format/boolean-meaning.js';
import { numberCell } from '../../core/format/cell-text.js';
import { dateCell } from '../../core/format/date-cell.js';
import type { CellEdits } from '../../core/table/cells/cell-edits.js';
import type { EditorKind } from '../../core/table/cells/cell-value.js';
import type { SummaryKind } from '../../core/table/column-summary.js';
import { UNLOADED_ROW, type DataRow } from '../../core/table/data-row.js';
import { toText } from '../../core/text/to-text.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { FieldName } from '../../core/util/field-name.js';
import { readField, readList, tryRead } from '../../core/util/read-value.js';
import type { CellContent, Column, TableColumn } from '../grid/columns/column.js';
import { createColumns, readColumns } from '../grid/columns/columns.js';
import { type TableColumnSetting, arrangeColumns, nameOf } from '../grid/columns/grid-columns-model.js';
import { createPart } from '../grid/grid-row.js';
import type { EditableColumn } from '../editing/editable-grid.js';

/** What the cells of a column show. */
export type ColumnKind = 'text' | 'number' | 'date' | 'checkbox' | 'toggle' | 'boolean' | 'image';

/** A column of a data table. `Row` is the application's type of a row. */
export interface DataTableColumn<Row = AnyValue> extends TableColumn<Row> {
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
   * Checks a value that the user has entered or pasted: returns why it is refused, or nothing. A promise is awaited. A
   * function that throws refuses nothing. It is not called for a checkbox or a toggle in the cell. Default: none.
   */
  readonly validate?: ((value: AnyValue, row: Row) => string | undefined | Promise<string | undefined>) | undefined;
  /**
   * What the footer shows of the values: `sum`, `average`, `min`, `max`, `count` (of values that are not empty), or a list
   * of them. Of all rows that the filter includes, or of the selected ones when there are any. Columns of numbers have all
   * of them, columns of dates `min`, `max` and `count`, others `count`; what a column does not have is left out with a
   * warning in the console. Default: none.
   */
  readonly summary?: SummaryKind | readonly SummaryKind[] | undefined;
  /**
   * Makes the column the title of each card on a narrow table: at the top, in bold, in up to two lines. The first column
   * that sets it wins. Default: `false`; without a title column, the first column is the title.
   */
  readonly isTitle?: boolean | undefined;
  /**
   * Field with the level of a row, or a function that returns it: 0 for no indent, 1 for 25 px, and so on. Default: no
   * indent.
   */
  readonly level?: FieldName<Row> | ((row: Row) => unknown) | undefined;
}

/** A column that can be rendered, sorted, filtered, edited and summarized. */
export interface DataColumn extends EditableColumn {
  readonly summaries: readonly SummaryKind[];
  readonly isTitle: boolean;
  /** The text of a sum or another value in the footer, as the cells show theirs. */
  summaryText(value: unknown, language: string): string;
}

/** Indent of each level. */
const INDENT_PX = 25;
const MAX_LEVEL = 20;

const kinds: readonly unknown[] = ['text', 'number', 'date', 'checkbox', 'toggle', 'boolean', 'image'];

const editors: readonly unknown[] = ['text', 'number', 'date', 'select'];

const noRow = {};

type IsEditable = (row: DataRow) => boolean;

const contents: Partial<Record<ColumnKind, (element: HTMLElement, isEditable: IsEditable) => CellContent>> = {
  checkbox: (element, isEditable) => new FlagCell(element, 'checkbox', isEditable),
  toggle: (element, isEditable) => new FlagCell(element, 'switch', isEditable),
  boolean: (element) => new ChipCell(element),
  image: (element) => new ImageCell(element),
};

const dataFields = ['kind', 'level', 'editable', 'editor', 'options', 'required', 'validate', 'summary', 'isTitle'];

/** All columns in the order of the user, hidden ones among them. Entries that are not objects are left out. */
export const arrangeDataColumns = (
  given: readonly unknown[],
  settings: readonly TableColumnSetting[],
): readonly DataTableColumn[] => arrangeColumns(readColumns(given, dataFields), settings);

/** The visible columns. @param fallback the field to show when there are none */
export function createDataColumns(
  tag: string,
  given: readonly DataTableColumn[],
  fallback: string,
  edits: CellEdits,
): readonly DataColumn[] {
  const prepared = given.map((column) => {
    const kind = kindOf(tag, column);
    const isTyped = column.sortingType !== undefined || (kind !== 'number' && kind !== 'date');
    const typed = isTyped ? column : { ...column, sortingType: kind };
    return editorOf(typed, kind) ? withEdits(typed, edits) : typed;
  });
  return createColumns(tag, prepared, fallback).map((column) => {
    const source = column.key as DataTableColumn;
    return extend(tag, column, source, kindOf(tag, source));
  });
}

const isLoaded = (row: DataRow): boolean => row !== UNLOADED_ROW;

/** How the cells of a column are edited; undefined when they are not. */
function editorOf(column: DataTableColumn, kind: ColumnKind): EditorKind | undefined {
  const { editable, editor, options, sortingType, cell, mountCell } = column;
  if (editable !== true && typeof editable !== 'function') return undefined;
  if (editors.includes(editor)) return editor;
  if (cell || mountCell || kind === 'boolean' || kind === 'image') return undefined;
  if (kind === 'checkbox' || kind === 'toggle') return 'flag';
  if (options) return 'select';
  return sortingType === 'number' || sortingType === 'date' ? sortingType : 'text';
}

/** A column whose values are those of the user where he has changed them. */
function withEdits(column: DataTableColumn, edits: CellEdits): DataTableColumn {
  const { field } = column;
  const name = nameOf(column);
  const valueOf = (row: DataRow): unknown =>
    typeof field === 'function' ? field(row) : readField(row, toText(field) || name);
  return { ...column, name, field: (row: DataRow) => edits.read(row, name, valueOf) };
}

function kindOf(tag: string, { kind, name, field }: DataTableColumn): ColumnKind {
  const lower = toText(kind).toLowerCase() || 'text';
  if (kinds.includes(lower)) return lower as ColumnKind;
  warnOnce(tag, `Column '${toText(name) || toText(field)}' cannot be of the kind ${describe(kind)}; it shows text.`);
  return 'text';
}

function extend(tag: string, column: Column, source: DataTableColumn, kind: ColumnKind): DataColumn {
  const { editable, level, options, required, validate, valueLanguage } = source;
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
  const extended: DataColumn = {
    ...column,
    editor,
    isEditable,
    options: choices ?? [],
    isRequired: required === true,
    validate: typeof validate === 'function' ? validate : undefined,
    hasValueLanguage: valueLanguage !== undefined,
    isTitle: source.isTitle === true,
    keepsEmpty: editor !== undefined,
    summaries: summariesOf(tag, column, source.summary),
    summaryText: (shown, language) => summaryText(column, source, shown, language),
    ...(isBoolean && !source.format && { text: (row: DataRow) => flagText(value(row), isFlag) }),
    ...(labelOf && { text: (row: DataRow) => labelOf(value(row)) }),
    ...(isFlag && source.align === undefined && { align: 'center' }),
    ...(createContent && {
      content: kind === 'image' ? 'image' : 'chip',
      kind: `${kind} ${editor !== undefined}`,
      createContent: (element: HTMLElement) => createContent(element, isEditable),
    }),
    ...(level !== undefined && { indentOf: (row: DataRow) => INDENT_PX * levelOf(row, level) }),
  };
  // Functions of the application never get a row that is not loaded.
  return { ...extended, text: (row, language) => (isLoaded(row) ? extended.text(row, language) : '') };
}

/** A text or a number as an option. */
const asOption = (option: unknown): unknown =>
  typeof option === 'string' || typeof option === 'number' ? { id: option, label: String(option) } : option;

/** The summaries of columns of each type, in the order in which they are shown. */
const summaryKinds: readonly SummaryKind[] = ['sum', 'average', 'min', 'max', 'count'];
const dateSummaryKinds: readonly SummaryKind[] = ['min', 'max', 'count'];
const textSummaryKinds: readonly SummaryKind[] = ['count'];

function summariesOf(tag: string, { name, type }: Column, given: unknown): readonly SummaryKind[] {
  const wanted: readonly unknown[] = given === undefined ? [] : (readList(given) ?? [given]);
  const possible = type === 'number' ? summaryKinds : type === 'date' ? dateSummaryKinds : textSummaryKinds;
  for (const kind of wanted)
    if (!possible.includes(kind as SummaryKind))
      warnOnce(tag, `Column '${name}' of the type ${type} has no summary ${describe(kind)}; it is left out.`);
  return possible.filter((kind) => wanted.includes(kind));
}

function summaryText({ type }: Column, { format }: DataTableColumn, value: unknown, language: string): string {
  if (typeof format === 'function') {
    const own = type === 'number' ? Number(value) : value;
    try {
      return toText(format(own, noRow));
    } catch {
      // The format reads the row, which a sum does not have.
    }
  }
  return type === 'date' ? dateCell(value, language) : numberCell(value, language);
}

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

function levelOf(row: DataRow, level: string | ((row: never) => unknown)): number {
  const value =
    typeof level === 'function' ? tryRead('A level', () => level(row as never), 0) : readField(row, toText(level));
  const number = Number(toText(value));
  return number > 0 ? Math.min(Math.floor(number), MAX_LEVEL) : 0;
}

/** A cell with a chip for a flag: Yes, No, Active, Inactive. Any other value is shown as text, nothing without one. */
export class ChipCell implements CellContent {
  readonly #chip = createPart('flag-chip');

  constructor(element: HTMLElement) {
    element.append(this.#chip);
  }

  update(_key: string, row: DataRow, column: Column, language: string): void {
    const meaning = booleanMeaning(column.value(row));
    const text = meaning ? booleanText(meaning) : column.text(row, language);
    this.#chip.dataset['meaning'] = meaning ?? 'none';
    this.#chip.hidden = text === '';
    if (this.#chip.textContent !== text) this.#chip.textContent = text;
  }
}

/** A cell with a checkbox or a toggle. The grid handles clicks and keys. Any value that is not a flag means no. */
export class FlagCell implements CellContent {
  readonly #box: HTMLElement;
  readonly #isEditable: IsEditable;
  #isShownEditable: boolean | undefined;

  /** @param isEditable whether the user can change the value of a row */
  constructor(element: HTMLElement, role: 'checkbox' | 'switch', isEditable: IsEditable) {
    this.#isEditable = isEditable;
    this.#box = createPart(role === 'switch' ? 'toggle-box' : 'checkbox');
    this.#box.role = role;
    element.classList.add('flag');
    element.append(this.#box);
  }

  update(_key: string, row: DataRow, column: Column): void {
    const value = column.value(row);
    const meaning = booleanMeaning(value);
    const isOn = meaning === 'yes' || meaning === 'active';
    const isEditable = this.#isEditable(row);
    if (isEditable !== this.#isShownEditable) {
      this.#isShownEditable = isEditable;
      this.#box.classList.toggle('editable', isEditable);
      this.#box.ariaReadOnly = isEditable ? null : 'true';
    }
    this.#box.ariaChecked = isOn ? 'true' : 'false';
    this.#box.ariaLabel = resolveText(column.label);
  }
}

/** A cell with an image. Without an image, with an unsafe address or when it does not load, it shows an empty frame. */
export class ImageCell implements CellContent {
  readonly #image = document.createElement('img');
  readonly #frame = createPart('no-image');
  #url: string | undefined;

  constructor(element: HTMLElement) {
    element.classList.add('image');
    this.#image.alt = '';
    this.#image.decoding = 'async';
    this.#image.referrerPolicy = 'no-referrer';
    this.#image.hidden = true;
    this.#image.addEventListener('error', () => this.#show(false));
    this.#image.addEventListener('load', () => this.#show(true));
    this.#frame.role = 'img';
    element.append(this.#image, this.#frame);
  }

  update(_key: string, row: DataRow, column: Column): void {
    const url = imageUrl(column.value(row));
    this.#frame.ariaLabel = msg('Sem imagem', { id: 'dassTableNoImage' });
    if (url === this.#url) return;
    this.#url = url;
    // The old image must not be seen in the row of another one.
    this.#show(false);
    if (url) this.#image.src = url;
    else this.#image.removeAttribute('src');
  }

  #show(isLoaded: boolean): void {
    this.#image.hidden = !isLoaded;
    this.#frame.hidden = isLoaded;
  }
}
