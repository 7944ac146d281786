import { materials } from '../../sample-data/materials.js';
import { Random } from '../../sample-data/random.js';
import { productStructures } from '../../sample-data/structures.js';

/** A serial number as in a database, or with `?ids=text` the same number as text. */
type Id = number | string;

export interface Row {
  readonly id: Id;
  /** `null` for a product. */
  readonly parentId: Id | null;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly status: string;
  /** ISO 8601 date. */
  readonly updatedAt: string;
}

export type Field = 'code' | 'name' | 'quantity' | 'unit' | 'status' | 'updatedAt';

export const columns: readonly { field: Field; label: string; width: number }[] = [
  { field: 'code', label: 'Código', width: 220 },
  { field: 'name', label: 'Nome', width: 420 },
  { field: 'quantity', label: 'Quantidade', width: 130 },
  { field: 'unit', label: 'Unidade', width: 100 },
  { field: 'status', label: 'Situação', width: 100 },
  { field: 'updatedAt', label: 'Atualizado', width: 140 },
];
export const bodyHeight = 640;
export const rowHeight = 32;

/** The numbers of children below a product: 1, 3, 7 and 14 rows per level, which is 4, 12, 28 and 56 %. */
const shape = [
  [2, 2, 2],
  [2, 2],
  [2, 2],
] as const;
const perProduct = 25;

const structure = productStructures(45 * 60);
const products = structure.filter(({ parentId }) => !parentId).map(({ name }) => name);
const assemblies = structure.filter(({ parentId, unit }) => parentId && unit === 'par').map(({ name }) => name);
const bought = materials(5000);
const days = Array.from({ length: 900 }, (_, day) => new Date(Date.UTC(2026, 9, 14 - day)).toISOString().slice(0, 10));

/** A flat list of `count` rows (a multiple of 25), with each parent before its children. */
function createRows(count: number, idOf: (index: number) => Id): Row[] {
  const rows: Row[] = [];
  const random = new Random(38);
  const add = (parentId: Id | null, name: string, unit: string, quantity: number): Id => {
    const index = rows.length;
    const id = idOf(index);
    const code = `${parentId === null ? 'PA' : 'PC'}-${String(index).padStart(6, '0')}`;
    const status = random.chance(0.94) ? 'A' : 'I';
    rows.push({ id, parentId, code, name, quantity, unit, status, updatedAt: random.pick(days) });
    return id;
  };
  for (let product = 0; product < count / perProduct; product++) {
    const name = `${products[product % products.length]} ref. ${random.between(100_000, 999_999)}`;
    const top = add(null, name, 'par', random.amount(1, 9000));
    shape.forEach((parts, position) => {
      const assembly = add(top, assemblies[(product + position) % assemblies.length] as string, 'par', position + 1);
      parts.forEach((materialCount, at) => {
        const part = add(assembly, random.pick(assemblies), 'par', parts.length - at);
        for (let left = materialCount; left > 0; left--) {
          const material = random.pick(bought);
          add(part, material.name, material.unit, random.amount(0.1, 40));
        }
      });
    });
  }
  return rows;
}

const address = new URLSearchParams(location.search);
const numberAt = (index: number): number => 4_000_000 + index * 3;
const textAt = (index: number): string => `L-${numberAt(index)}`;
/** The rows of the page; their number is `?rows=100000`. */
export const rows: readonly Row[] = createRows(
  Number(address.get('rows') ?? 10_000),
  address.get('ids') === 'text' ? textAt : numberAt,
);

const collator = new Intl.Collator('pt-BR');
export const compare = {
  quantity: (a: Row, b: Row): number => a.quantity - b.quantity,
  name: (a: Row, b: Row): number => collator.compare(a.name, b.name),
  nameDown: (a: Row, b: Row): number => collator.compare(b.name, a.name),
} as const;

/**
 * The first product in an order and the first of its children, computed without a tree, independent of the contenders.
 */
function firstTwo(inOrder: (a: Row, b: Row) => number): string[] {
  const firstChildOf = (parentId: Id | null): Row =>
    rows.reduce<Row | undefined>(
      (first, row) => (row.parentId === parentId && (!first || inOrder(row, first) < 0) ? row : first),
      undefined,
    ) as Row;
  const product = firstChildOf(null);
  return [product.code, firstChildOf(product.id).code];
}

/** The codes that must be visible after a step. */
export function expected(step: string): string[] {
  const codes = rows.map(({ code }) => code);
  if (step === 'mount') return [codes[0], codes[perProduct]] as string[];
  if (step === 'jump scroll') return codes.slice(-2);
  if (step === 'sort by number') return firstTwo(compare.quantity);
  if (step === 'sort by text') return firstTwo(compare.name);
  if (step === 'sort descending') return firstTwo(compare.nameDown);
  if (step === 'collapse all') return firstTwo(compare.nameDown).slice(0, 1);
  return step === 'slow scroll' ? [] : codes.slice(0, 2);
}
