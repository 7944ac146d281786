import { isSortedEqual, KeySorter } from '../table/sorting/key-sorter.js';
import {
  LAST,
  sortKeysByFunc,
  sortKeysOf,
  type Direction,
  type SortedColumn,
  type SortKeys,
} from '../table/sorting/sort-keys.js';
import type { DataRow } from '../table/data-row.js';
import { readField } from '../util/read-value.js';
import type { SiblingOrder } from './tree-order.js';
import type { TreeShape } from './tree-shape.js';

/**
 * The orders of siblings by column. Each group of siblings is sorted when it is first needed, and kept until the data
 * change: sorting by a column again, in either direction, compares nothing.
 */
export class TreeSorting {
  readonly #shape: TreeShape;
  readonly #language: string;
  readonly #warn: (text: string) => void;
  readonly #orders = new Map<unknown, { ascending: Ascending; descending?: Descending }>();

  /** @param warn called once for each sorting function that throws */
  constructor(shape: TreeShape, language: string, warn: (text: string) => void) {
    this.#shape = shape;
    this.#language = language;
    this.#warn = warn;
  }

  /** The order by a column. Equal rows stay in the order of the rows. */
  by(column: SortedColumn, direction: Direction): SiblingOrder {
    if (column.type === 'custom' && column.func)
      return new Ascending(this.#shape, sortKeysByFunc(this.#shape.rows, column, column.func, direction, this.#warn));
    let orders = this.#orders.get(column.key);
    if (!orders)
      this.#orders.set(
        column.key,
        (orders = { ascending: new Ascending(this.#shape, sortKeysOf(this.#shape.rows, column, this.#language)) }),
      );
    if (direction === 'ascending') return orders.ascending;
    return (orders.descending ??= new Descending(this.#shape, orders.ascending));
  }

  /** Sorts the siblings of a shape by a field: by number when its first value is a number, else by text. */
  applyTo(shape: TreeShape, field: string): void {
    const value = (row: DataRow): unknown => readField(row, field);
    const first = value(shape.rows.find((row) => value(row) != null) ?? {});
    const order = this.by({ key: field, type: typeof first === 'number' ? 'number' : 'text', value }, 'ascending');
    for (let group = 0; group <= shape.count; group++) order.ensure(group);
    shape.setOrder(order.children);
  }
}

class Ascending implements SiblingOrder {
  readonly children: Uint32Array;
  readonly column: SortKeys;
  readonly #childOffsets: Uint32Array;
  readonly #isSorted: Uint8Array;
  readonly #sorter: KeySorter;

  constructor({ children, childOffsets }: TreeShape, column: SortKeys) {
    this.children = children.slice();
    this.column = column;
    this.#childOffsets = childOffsets;
    this.#isSorted = new Uint8Array(childOffsets.length);
    this.#sorter = new KeySorter(this.children, column);
  }

  ensure(group: number): void {
    if (this.#isSorted[group] === 1) return;
    this.#isSorted[group] = 1;
    this.#sorter.sort(this.#childOffsets[group] as number, this.#childOffsets[group + 1] as number);
  }
}

/** The reverse of an order: equal rows keep their order, and rows without a value stay last. */
class Descending implements SiblingOrder {
  readonly children: Uint32Array;
  readonly #ascending: Ascending;
  readonly #childOffsets: Uint32Array;
  readonly #isSorted: Uint8Array;

  constructor({ childOffsets }: TreeShape, ascending: Ascending) {
    this.children = ascending.children.slice();
    this.#ascending = ascending;
    this.#childOffsets = childOffsets;
    this.#isSorted = new Uint8Array(childOffsets.length);
  }

  ensure(group: number): void {
    if (this.#isSorted[group] === 1) return;
    this.#isSorted[group] = 1;
    this.#ascending.ensure(group);
    const { children, column } = this.#ascending;
    const { keys } = column;
    let to = this.#childOffsets[group] as number;
    const from = to;
    let end = this.#childOffsets[group + 1] as number;
    for (; end > from && keys[children[end - 1] as number] === LAST; end--)
      this.children[end - 1] = children[end - 1] as number;
    while (end > from) {
      let first = end - 1;
      while (first > from && isSortedEqual(column, children[first - 1] as number, children[first] as number)) first--;
      for (let at = first; at < end; at++) this.children[to++] = children[at] as number;
      end = first;
    }
  }
}
