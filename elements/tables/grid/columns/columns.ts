import { typedColumn } from '../../../base/data/typed-column.js';
import { describe, warnOnce } from '../../../base/warn.js';
import { numberCell } from '../../../core/format/cell-text.js';
import { dateCell } from '../../../core/format/date-cell.js';
import { errorText, readField, readList, tryRead } from '../../../core/util/read-value.js';
import { toText } from '../../../core/text/to-text.js';
import type { SortingType } from '../../../core/table/sorting/sort-keys.js';
import type { DataRow } from '../../../core/table/data-row.js';
import { CustomCell, MountedCell } from '../cells.js';
import { isReactElement } from '../../../core/util/react-element.js';
import type { CellMount, Column, TableColumn } from './column.js';

const sortingTypes: readonly unknown[] = ['number', 'date', 'custom', 'text'];

const isSize = (size: unknown): size is number => typeof size === 'number' && size > 0 && size < Infinity;
const noValue = (): undefined => undefined;

/** Calls a function of the application. One that throws warns once, and the value is undefined. */
function guarded(tag: string, name: string, what: string, call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    warnOnce(tag, `'${what}' of column '${name}' has failed: ${errorText(error)}`);
    return undefined;
  }
}

/** @returns undefined, which is shown as nothing */
function warnReact(tag: string, name: string, what: string): undefined {
  const advice = what === 'label' ? 'It has to be a text.' : "In React, use 'renderCell' instead.";
  warnOnce(tag, `'${what}' of column '${name}' is a React element, which the table cannot show. ${advice}`);
}

/** How the cells of a column are rendered, if they do not just show a text. */
function contentOf(tag: string, { cell, mountCell, name }: TableColumn): Pick<Column, 'kind' | 'createContent'> {
  if (typeof mountCell === 'function') {
    const noMount: CellMount = { update: noValue, release: noValue };
    const mount = (element: HTMLElement): CellMount =>
      (guarded(tag, toText(name), 'mountCell', () => mountCell(element)) as CellMount | undefined) ?? noMount;
    return { kind: 'mounted', createContent: (element) => new MountedCell(mount(element)) };
  }
  return typeof cell === 'function'
    ? { kind: 'template', createContent: (element) => new CustomCell(element, tag) }
    : { kind: 'text', createContent: undefined };
}

function readerOf(tag: string, name: string, field: unknown): (row: DataRow) => unknown {
  if (typeof field === 'function') {
    return (row) => guarded(tag, name, 'field', () => (field as (row: DataRow) => unknown)(row));
  }
  const key = toText(field) || name;
  if (key !== '') return (row) => readField(row, key);
  warnOnce(tag, 'A column has neither a field nor a name and stays empty.');
  return noValue;
}

function createColumn(tag: string, given: TableColumn, isFirst: boolean, isLast: boolean): Column {
  const name = toText(given.name) || toText(given.field);
  const { sortingFunc, format, cell, mountCell } = given;
  const givenType = given.sortingType ?? 'text';
  let type: SortingType = sortingTypes.includes(givenType) ? givenType : 'text';
  if (givenType !== type)
    warnOnce(
      tag,
      `Column '${name}' cannot be sorted as '${toText(givenType) || describe(givenType)}'; it is sorted as text.`,
    );
  if (type === 'custom' && typeof sortingFunc !== 'function') {
    warnOnce(tag, `Column '${name}' has no sortingFunc; it is sorted as text.`);
    type = 'text';
  }
  const value = readerOf(tag, name, given.field);
  const typed = type === 'number' || type === 'date' ? typedColumn(tag, name, type, given.valueLanguage) : undefined;
  const isFormatted = typeof format === 'function';
  return {
    key: given,
    name,
    label: isReactElement(given.label) ? warnReact(tag, name, 'label') : (given.label ?? name),
    type,
    func: typeof sortingFunc === 'function' ? sortingFunc : undefined,
    value,
    typed,
    align:
      given.align === 'center'
        ? 'center'
        : (given.align ?? (type === 'number' ? 'right' : '')) === 'right'
          ? 'end'
          : 'start',
    isSortable: given.sortable === true,
    isFirst,
    isPinned: given.isPinned === true && isLast && !isFirst,
    width: isSize(given.width) ? given.width : undefined,
    minWidth: isSize(given.minWidth) ? given.minWidth : undefined,
    content: 'text',
    cell:
      typeof cell === 'function'
        ? (row, cellValue) => {
            const content = guarded(tag, name, 'cell', () => cell(row, cellValue));
            return isReactElement(content) ? warnReact(tag, name, 'cell') : content;
          }
        : undefined,
    isCustom: typeof cell === 'function' || typeof mountCell === 'function',
    ...contentOf(tag, given),
    text(row, language) {
      const cellValue = value(row);
      if (!isFormatted) {
        const shown = typed?.(cellValue) ?? cellValue;
        if (type === 'number') return numberCell(shown, language);
        return type === 'date' ? dateCell(shown, language) : toText(cellValue);
      }
      const text = guarded(tag, name, 'format', () => format(cellValue as never, row as never));
      if (isReactElement(text)) warnReact(tag, name, 'format');
      return toText(text);
    },
  };
}

/** Whether two lists describe the same columns: applications often create an equal list with each rendering. */
export function isSameColumns(before: readonly unknown[] | undefined, now: readonly unknown[]): boolean {
  if (before === now) return true;
  if (!before) return false;
  const isSame = (column: unknown, at: number): boolean => {
    const [a, b] = [Object(before[at]) as Record<string, unknown>, Object(column) as Record<string, unknown>];
    const names = Object.keys(a);
    return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
  };
  return tryRead('A column', () => before.length === now.length && now.every(isSame), false);
}

const fields = [
  ...['name', 'label', 'field', 'align', 'sortable', 'sortingType', 'sortingFunc'],
  ...['width', 'minWidth', 'isPinned', 'isHidden', 'valueLanguage', 'format', 'cell', 'mountCell'],
];

/**
 * Copies of the columns that the application describes. Entries that are not objects are left out.
 * @param moreFields the names of fields that only this table knows
 */
export const readColumns = (given: readonly unknown[], moreFields: readonly string[] = []): readonly TableColumn[] =>
  (readList(given) ?? [])
    .filter((column) => typeof column === 'object' && column !== null)
    .map((column) => Object.fromEntries([...fields, ...moreFields].map((name) => [name, readField(column, name)])));

/** The visible columns; the first one shows the tree. When there are none, one column that shows the field `fallback`. */
export function createColumns(tag: string, given: readonly TableColumn[], fallback: string): readonly Column[] {
  const visible = given.filter(({ isHidden }) => !isHidden);
  if (visible.length === 0) visible.push({ name: fallback });
  return visible.map((column, at) => createColumn(tag, column, at === 0, at === visible.length - 1));
}
