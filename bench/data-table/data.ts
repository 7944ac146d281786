import { materialAt } from '../../sample-data/materials.js';
import { Random } from '../../sample-data/random.js';

export interface Row {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly stock: number;
  /** In reais per unit. */
  readonly price: number;
  /** ISO 8601 date. */
  readonly updatedAt: string;
  readonly supplier: string;
}

export type Field = Exclude<keyof Row, 'id'>;

export interface Column {
  readonly field: Field;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'date';
  readonly width: number;
}

/** The widths leave room for a checkbox and a scroll bar in `tableWidth`. */
export const columns: readonly Column[] = [
  { field: 'code', label: 'Código', kind: 'text', width: 120 },
  { field: 'name', label: 'Nome', kind: 'text', width: 420 },
  { field: 'stock', label: 'Estoque', kind: 'number', width: 110 },
  { field: 'price', label: 'Preço', kind: 'number', width: 100 },
  { field: 'updatedAt', label: 'Atualizado', kind: 'date', width: 120 },
  { field: 'supplier', label: 'Fornecedor', kind: 'text', width: 200 },
];
export const tableWidth = 1130;
export const bodyHeight = 640;
export const rowHeight = 32;

const days = Array.from({ length: 900 }, (_, day) => new Date(Date.UTC(2026, 9, 14 - day)).toISOString().slice(0, 10));

function createRow(index: number): Row {
  const { id, code, name, price, supplier } = materialAt(index);
  const random = Random.of(14, index);
  return { id, code, name, stock: random.between(0, 90_000), price, updatedAt: random.pick(days), supplier };
}

/** The number of rows: `?rows=100000`. */
const count = Number(new URLSearchParams(location.search).get('rows') ?? 100_000);
/** The rows, as an application receives them from its server. */
export const rows = JSON.parse(
  JSON.stringify(Array.from({ length: count }, (_, index) => createRow(index))),
) as readonly Row[];

const numbers = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/** The text of a cell. */
export function textOf(row: Row, { field, kind }: Column): string {
  const value = row[field];
  if (kind === 'number') return numbers.format(value as number);
  return kind === 'date' ? (value as string).split('-').reverse().join('/') : (value as string);
}

export const typed = { 'first key': 'al', 'next key': 'alg' } as const;
type FilterStep = keyof typeof typed;

/** In these texts, folding does not change the length. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isMatch = (row: Row, text: string): boolean =>
  fold(columns.map((column) => textOf(row, column)).join('\n')).includes(text);
const matches = new Map<string, Uint32Array>();

/** The indexes of the rows that match a filter. */
export function matching(text: string): Uint32Array {
  let found = matches.get(text);
  if (!found)
    matches.set(text, (found = Uint32Array.from(rows.keys()).filter((index) => isMatch(rows[index] as Row, text))));
  return found;
}

const collator = new Intl.Collator('pt-BR', { numeric: true });
export const compare = {
  price: (a: Row, b: Row): number => a.price - b.price,
  name: (a: Row, b: Row): number => collator.compare(a.name, b.name),
  nameDown: (a: Row, b: Row): number => collator.compare(b.name, a.name),
} as const;

/** The first two rows in an order, computed without sorting, independent of the contenders. */
function firstTwo(inOrder: (a: Row, b: Row) => number): Row[] {
  const isBefore = (a: Row, b: Row): boolean => (inOrder(a, b) || a.id - b.id) < 0;
  const first = rows.reduce((best, row) => (isBefore(row, best) ? row : best));
  const rest = rows.filter((row) => row !== first);
  return [first, rest.reduce((best, row) => (isBefore(row, best) ? row : best))];
}

function firstRows(step: string): readonly Row[] {
  if (step in typed) {
    const text = typed[step as FilterStep];
    return [...matching(text).subarray(0, 2)].map((index) => rows[index] as Row);
  }
  switch (step) {
    case 'slow scroll':
      return [];
    case 'sort by number':
      return firstTwo(compare.price);
    case 'sort by text':
      return firstTwo(compare.name);
    case 'sort descending':
    case 'to the top':
      return firstTwo(compare.nameDown);
    case 'jump scroll':
      // The last rows of the descending order.
      return firstTwo((a, b) => compare.name(a, b) || b.id - a.id);
    default:
      return rows.slice(0, 2);
  }
}

/** The codes that must be visible after a step. */
export const expected = (step: string): string[] => firstRows(step).map(({ code }) => code);

export interface Counts {
  readonly visible: number;
  readonly selected: number;
}

const stepsBeforeSelection = ['mount', 'first key', 'next key', 'clear filter'];

/** The numbers of visible and of selected rows after a step. */
export const countsAfter = (step: string): Counts => ({
  visible: step in typed ? matching(typed[step as FilterStep]).length : rows.length,
  selected: stepsBeforeSelection.includes(step) ? 0 : rows.length,
});
