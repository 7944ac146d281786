import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { booleanText } from '../../base/boolean-text.js';
import { describe, warnOnce } from '../../base/warn.js';
import { imageUrl } from '../../core/format/avatar.js';
import { booleanMeaning } from '../../core/format/boolean-meaning.js';
import type { DataRow } from '../../core/table/data-row.js';
import { toText } from '../../core/text/to-text.js';
import type { AnyValue } from '../../core/util/any-value.js';
import type { FieldName } from '../../core/util/field-name.js';
import { readField, tryRead } from '../../core/util/read-value.js';
import type { CellContent, Column, TableColumn } from '../grid/columns/column.js';
import { createColumns, readColumns } from '../grid/columns/columns.js';
import { type TableColumnSetting, arrangeColumns } from '../grid/columns/grid-columns-model.js';
import { createPart } from '../grid/grid-row.js';
import type { CellEdits } from './cell-edits-model.js';

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
   * Whether the user can change the value, in a column of the kind `checkbox` or `toggle`. The table shows the new value
   * and fires `dass-cell-change`; it does not change the row. Default: `false`.
   */
  readonly editable?: boolean | undefined;
  /**
   * Field with the level of a row, or a function that returns it: 0 for no indent, 1 for 25 px, and so on. Default: no
   * indent.
   */
  readonly level?: FieldName<Row> | ((row: Row) => unknown) | undefined;
}

/** A column that can be rendered, sorted and filtered. */
export interface DataColumn extends Column {
  readonly isEditable: boolean;
}

/** Indent of each level. */
const INDENT_PX = 25;
const MAX_LEVEL = 20;

const kinds: readonly unknown[] = ['text', 'number', 'date', 'checkbox', 'toggle', 'boolean', 'image'];

const contents: Partial<Record<ColumnKind, (element: HTMLElement, isEditable: boolean) => CellContent>> = {
  checkbox: (element, isEditable) => new FlagCell(element, 'checkbox', isEditable),
  toggle: (element, isEditable) => new FlagCell(element, 'switch', isEditable),
  boolean: (element) => new ChipCell(element),
  image: (element) => new ImageCell(element),
};

const dataFields = ['kind', 'editable', 'level'];

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
  const typed = given.map((column) => {
    const kind = kindOf(tag, column);
    const isTyped = column.sortingType !== undefined || (kind !== 'number' && kind !== 'date');
    return isTyped ? column : { ...column, sortingType: kind };
  });
  return createColumns(tag, typed, fallback).map((column) => {
    const source = column.key as DataTableColumn;
    return extend(column, source, kindOf(tag, source), edits);
  });
}

function kindOf(tag: string, { kind, name, field }: DataTableColumn): ColumnKind {
  const lower = toText(kind).toLowerCase() || 'text';
  if (kinds.includes(lower)) return lower as ColumnKind;
  warnOnce(tag, `Column '${toText(name) || toText(field)}' cannot be of the kind ${describe(kind)}; it shows text.`);
  return 'text';
}

function extend(column: Column, source: DataTableColumn, kind: ColumnKind, edits: CellEdits): DataColumn {
  const { editable, level } = source;
  const isFlag = kind === 'checkbox' || kind === 'toggle';
  const isEditable = editable === true && isFlag && !column.isCustom;
  const createContent = column.isCustom ? undefined : contents[kind];
  const value = isEditable ? (row: DataRow): unknown => edits.read(row, column) : column.value;
  const isBoolean = isFlag || kind === 'boolean';
  return {
    ...column,
    isEditable,
    value,
    ...(isBoolean && !source.format && { text: (row: DataRow) => flagText(value(row), isFlag) }),
    ...(isFlag && source.align === undefined && { align: 'center' }),
    ...(createContent && {
      content: kind === 'image' ? 'image' : 'chip',
      kind: `${kind} ${isEditable}`,
      createContent: (element: HTMLElement) => createContent(element, isEditable),
    }),
    ...(level !== undefined && { indentOf: (row: DataRow) => INDENT_PX * levelOf(row, level) }),
  };
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

  /** @param isEditable whether the user can change the value */
  constructor(element: HTMLElement, role: 'checkbox' | 'switch', isEditable: boolean) {
    this.#box = createPart(`${role === 'switch' ? 'toggle-box' : 'checkbox'}${isEditable ? ' editable' : ''}`);
    this.#box.role = role;
    if (!isEditable) this.#box.ariaReadOnly = 'true';
    element.classList.add('flag');
    element.append(this.#box);
  }

  update(_key: string, row: DataRow, column: Column): void {
    const value = column.value(row);
    const meaning = booleanMeaning(value);
    const isOn = meaning === 'yes' || meaning === 'active';
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
