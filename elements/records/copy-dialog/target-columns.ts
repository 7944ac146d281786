import { getLanguage, textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { TextOrder } from '../../core/text/text-order.js';
import { toText } from '../../core/text/to-text.js';
import { readField } from '../../core/util/read-value.js';
import type { DataTableColumn } from '../../tables/data-table/data-columns.js';
import type { CopiedColumn } from './copied-column-model.js';
import type { CopyChoice } from './copy-choice-model.js';
import type { CopyRow } from './copy-rows-model.js';
import { html } from 'lit';

const textOrEmpty = (text: string) =>
  text === '' ? html`<i class="copy-none">${msg('vazio', { id: 'dassCopyEmptyValue' })}</i>` : text;

/** The value of a row: what it is, and in a target what it becomes or why it stays. */
function renderPreviewCell(choice: CopyChoice, target: CopyRow, column: CopiedColumn): unknown {
  const language = getLanguage();
  const before = column.text(target.row, language);
  switch (choice.outcome(target, column)) {
    case 'changed':
      return html`<span class="copy-change"
        ><span class="copy-before">${textOrEmpty(before)}</span
        ><span class="copy-arrow"
          ><span class="copy-hidden"> ${msg('muda para', { id: 'dassCopyChangesTo' })} </span></span
        ><b>${textOrEmpty(choice.source ? column.text(choice.source.row, language) : '')}</b></span
      >`;
    case 'equal':
      return html`${textOrEmpty(before)} <span class="copy-stays">${msg('igual', { id: 'dassCopyEqual' })}</span>`;
    case 'kept':
      return html`${before} <span class="copy-stays">${msg('mantido', { id: 'dassCopyKept' })}</span>`;
    default:
      return before;
  }
}

/** What the cell shows: another value when it has to be rendered again. */
function previewState(choice: CopyChoice, target: CopyRow, column: CopiedColumn): string {
  const outcome = choice.outcome(target, column) ?? '';
  const source = outcome === 'changed' ? choice.source : undefined;
  return source ? `${outcome} ${column.text(source.row, getLanguage())}` : outcome;
}

/** Prefix of the columns of the application: their names differ from those of the dialog's own. */
const VALUE_PREFIX = 'value-';

/** The label of a row, or its key. */
export const labelOf = ({ row, key }: CopyRow, fieldLabel: string): string =>
  textOr(toText(readField(row, fieldLabel)), key);

/**
 * The columns of the table of targets: the row, how many of its values change, and its values. The columns stay the same
 * when the choice changes: their values do then, so that the cells are rendered and nothing is sorted again.
 */
export function targetColumns(choice: CopyChoice, fieldLabel: string): readonly DataTableColumn[] {
  return [
    {
      name: 'row',
      label: msg('Destino', { id: 'dassCopyTarget' }),
      field: (row: CopyRow) => labelOf(row, fieldLabel),
      sortable: true,
      minWidth: 220,
    },
    {
      name: 'result',
      label: msg('Mudanças', { id: 'dassCopyChanges' }),
      field: (row: CopyRow) => choice.changesIn(row),
      format: (count: number | undefined) => (count === undefined ? '' : changesText(count)),
      minWidth: 130,
    },
    ...choice.columns.map((column) => valueColumn(choice, column)),
  ];
}

/** The names of the columns that the filter searches: all but the number of changes. */
export const filteredColumns = (columns: readonly DataTableColumn[]): readonly string[] =>
  columns.flatMap(({ name }) => (name === undefined || name === 'result' ? [] : name));

function valueColumn(choice: CopyChoice, column: CopiedColumn): DataTableColumn {
  return {
    name: VALUE_PREFIX + column.name,
    label: column.label,
    field: (row: CopyRow) => previewState(choice, row, column),
    format: (_state: unknown, { row }: CopyRow) => column.text(row, getLanguage()),
    cell: (row) => renderPreviewCell(choice, row as CopyRow, column),
    sortable: true,
    sortingType: 'custom',
    sortingFunc: compareBy(column),
    align: column.isNumber ? 'right' : 'left',
    minWidth: column.isNumber ? 150 : 190,
  };
}

const textOrders = new Map<string, TextOrder>();

function textOrderOf(language: string): TextOrder {
  const order = textOrders.get(language) ?? new TextOrder(language);
  textOrders.set(language, order);
  return order;
}

/** Compares two rows by their present values: numbers and dates by their size, anything else by its text. */
function compareBy(column: CopiedColumn): NonNullable<DataTableColumn['sortingFunc']> {
  return (_stateA, _stateB, a, b) => {
    const [{ row: rowA }, { row: rowB }] = [a as CopyRow, b as CopyRow];
    const [sizeA, sizeB] = [column.size(rowA), column.size(rowB)];
    const [isNoneA, isNoneB] = [Number.isNaN(sizeA), Number.isNaN(sizeB)];
    if (isNoneA !== isNoneB) return isNoneA ? 1 : -1;
    if (!isNoneA) return sizeA - sizeB;
    const language = getLanguage();
    return textOrderOf(language).compare(column.text(rowA, language), column.text(rowB, language));
  };
}

const changesText = (count: number): string =>
  count === 0
    ? msg('Nada muda', { id: 'dassCopyNoChange' })
    : plural(count, {
        one: msg(str`${formatCount(count)} valor`, { id: 'dassCopyValuesOne' }),
        many: msg(str`${formatCount(count)} de valores`, { id: 'dassCopyValuesMany' }),
        other: msg(str`${formatCount(count)} valores`, { id: 'dassCopyValuesOther' }),
      });
