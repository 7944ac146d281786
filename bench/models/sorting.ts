// Sorting of the data table beside the native sort. `node --expose-gc --import tsx bench/models/sorting.ts [rows …]`
import { RowSorting } from '../../elements/core/table/sorting/row-sorting.js';
import type { Direction, SortedColumn, SortingType } from '../../elements/core/table/sorting/sort-keys.js';
import { compare, type Contender } from './measure-cpu.js';
import { rowsOf, sizes, type Row } from './rows.js';

const types: Readonly<Record<string, SortingType>> = {
  ...{ code: 'text', name: 'text', description: 'text', supplier: 'text', unit: 'text' },
  ...{ stock: 'number', price: 'number', share: 'number', updatedAt: 'date' },
};
const VISIBLE_ROWS = 20;

function indexesUpTo(count: number): Uint32Array {
  const indexes = new Uint32Array(count);
  for (let index = 0; index < count; index++) indexes[index] = index;
  return indexes;
}

/** The rank of each value: different texts are compared once by the collator. */
function ranksOf(rows: readonly Row[], field: string): Float64Array {
  const ranks = new Float64Array(rows.length);
  if (types[field] === 'number') {
    for (let at = 0; at < rows.length; at++) ranks[at] = Number(rows[at]?.[field]);
    return ranks;
  }
  const rankOf = new Map<string, number>();
  for (const row of rows) rankOf.set(row[field] as string, 0);
  const { compare: collate } = new Intl.Collator('pt-BR', { numeric: true });
  const inOrder = [...rankOf.keys()];
  if (types[field] === 'date') inOrder.sort((a, b) => Date.parse(a) - Date.parse(b));
  else inOrder.sort(collate);
  for (const [rank, text] of inOrder.entries()) rankOf.set(text, rank);
  for (let at = 0; at < rows.length; at++) ranks[at] = rankOf.get(rows[at]?.[field] as string) as number;
  return ranks;
}

const sortedBy = (ranks: Float64Array, sign = 1): Uint32Array =>
  indexesUpTo(ranks.length).sort((a, b) => sign * ((ranks[a] as number) - (ranks[b] as number)));

for (const size of sizes) {
  const rows = rowsOf(size);
  const show = (sorting: RowSorting, field: string, direction: Direction) => {
    const column: SortedColumn = { key: field, type: types[field] as SortingType, value: (row) => row[field] };
    const order = sorting.order([{ column, direction }]);
    for (let at = 0; at < VISIBLE_ROWS; at++) order.sortAt(at);
    return order;
  };
  const create = (): RowSorting => new RowSorting(rows, 'pt-BR', () => undefined);
  const first: Record<string, Record<string, Contender>> = {};
  const again: Record<string, Record<string, Contender>> = {};
  for (const field of Object.keys(types)) {
    first[field] = {
      'visible rows': () => () => show(create(), field, 'ascending'),
      'all rows': () => () => show(create(), field, 'ascending').finish(),
      native: () => () => sortedBy(ranksOf(rows, field)),
    };
    const ranks = ranksOf(rows, field);
    again[field] = {
      'all rows': () => {
        const sorting = create();
        show(sorting, field, 'ascending');
        sorting.prepare(() => true);
        return () => show(sorting, field, 'descending').finish();
      },
      native: () => () => sortedBy(ranks, -1),
    };
  }
  compare(`First sorting, ${size} rows`, first);
  compare(`Sorting again, the other way round, ${size} rows`, again);
}
