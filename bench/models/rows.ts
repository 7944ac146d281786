import { materialAt } from '../../sample-data/materials.js';
import { Random } from '../../sample-data/random.js';

export type Row = Readonly<Record<string, unknown>>;

const days = Array.from({ length: 900 }, (_, day) => new Date(Date.UTC(2026, 9, 14 - day)).toISOString().slice(0, 10));

function rowAt(index: number): Row {
  const { code, name, price, supplier, unit } = materialAt(index);
  const random = Random.of(14, index);
  return {
    code,
    name,
    // Begins like thousands of others, as in a list of parts.
    description: `Parafuso sextavado M${random.between(3, 30)} × ${random.between(10, 300)} aço ${name}`,
    supplier,
    unit,
    stock: random.between(0, 90_000),
    price,
    // A computed number: it has all decimals.
    share: random.between(0, 1_000_000) / 7,
    updatedAt: random.pick(days),
  };
}

/** Rows as a service sends them. */
export const rowsOf = (count: number): readonly Row[] =>
  JSON.parse(JSON.stringify(Array.from({ length: count }, (_, index) => rowAt(index)))) as Row[];

export const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [1000, 10_000, 100_000];
