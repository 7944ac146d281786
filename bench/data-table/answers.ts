import { compare, matching, rows, typed, type Row } from './data.js';

/** Indexes of the rows in rendering order. */
export type Order = Uint32Array;

const natural: Order = Uint32Array.from(rows.keys());
const sorted = (inOrder: (a: Row, b: Row) => number): Order =>
  Uint32Array.from([...natural].sort((a, b) => inOrder(rows[a] as Row, rows[b] as Row)));

/** The rows after each step, computed before the measurement. */
export const answers = {
  natural,
  /** The matching rows by the text of the filter. */
  filtered: new Map<string, Order>(Object.values(typed).map((text) => [text, matching(text)])),
  byPrice: sorted(compare.price),
  byName: sorted(compare.name),
  byNameDown: sorted(compare.nameDown),
} as const;
