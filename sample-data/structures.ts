import { list } from './list.js';
import { Random } from './random.js';

export interface StructureRow {
  id: string;
  /** Empty for a product. */
  parentId: string;
  code: string;
  name: string;
  quantity: number;
  unit: string;
  /** A: active, I: inactive, as the boolean chip shows them. */
  status: 'A' | 'I';
  /** Sort order among its siblings. */
  order: number;
  /** ISO 8601 date. */
  updatedAt: string;
}

export interface StructureOptions {
  seed?: number;
  /** Number of rows with a missing parent. */
  orphans?: number;
  /** Adds three rows that form a cycle. */
  cycle?: boolean;
  /** Children may precede their parents, as in the result of an unordered query. */
  shuffled?: boolean;
}

/** A part of a product with its quantity and its own parts. */
interface Part {
  name: string;
  unit: string;
  quantity: number;
  parts: readonly Part[];
}

/** A part that the factory makes, one pair per pair of shoes. */
const assembly = (name: string, ...parts: Part[]): Part => ({ name, unit: 'par', quantity: 1, parts });
const bought = (name: string, quantity: number, unit: string): Part => ({ name, unit, quantity, parts: [] });

const FOOTWEAR: readonly Part[] = [
  assembly(
    'Cabedal',
    assembly(
      'Gáspea',
      bought('Couro bovino nobuck 1,6/1,8 mm', 9.4, 'dm²'),
      bought('Forro de poliamida', 9.8, 'dm²'),
      bought('Reforço não tecido', 3.1, 'dm²'),
    ),
    assembly('Lateral externa', bought('Microfibra de PU', 6.2, 'dm²'), bought('Enfeite serigrafado', 2, 'un')),
    assembly('Lateral interna', bought('Microfibra de PU', 5.9, 'dm²')),
    assembly(
      'Lingueta',
      bought('Tela espaçadora 3D', 4.3, 'dm²'),
      bought('Espuma de PU 10 mm', 4, 'dm²'),
      bought('Etiqueta tecida da marca', 2, 'un'),
    ),
    assembly('Colarinho', bought('Espuma de PU 12 mm', 2.7, 'dm²'), bought('Forro do colarinho', 3.6, 'dm²')),
    assembly('Contraforte'),
    assembly('Couraça'),
    bought('Ilhós de alumínio 5 mm', 24, 'un'),
    bought('Atacador chato 120 cm', 1, 'par'),
    bought('Linha de poliéster nº 40', 38, 'm'),
  ),
  assembly(
    'Solado',
    assembly('Sola de borracha', bought('Composto de borracha SBR', 0.31, 'kg'), bought('Pigmento', 4.5, 'g')),
    assembly('Entressola de EVA', bought('Placa de EVA 45 Asker C', 7.7, 'dm²')),
    assembly('Bloqueador de torção'),
  ),
  assembly(
    'Palmilha',
    assembly('Palmilha de montagem'),
    assembly(
      'Palmilha de conforto',
      bought('EVA dublado 4 mm', 6.9, 'dm²'),
      bought('Tecido antimicrobiano', 6.9, 'dm²'),
    ),
  ),
  assembly(
    'Químicos',
    bought('Adesivo à base de água', 22, 'g'),
    bought('Halogenante', 3.2, 'g'),
    bought('Limpador', 5, 'g'),
  ),
  assembly(
    'Embalagem',
    bought('Caixa individual', 1, 'un'),
    bought('Papel de seda', 2, 'fl'),
    bought('Etiqueta de código de barras', 2, 'un'),
    bought('Sílica em sachê', 1, 'un'),
    bought('Caixa coletiva, fração', 0.0833, 'un'),
  ),
];

const KINDS = ['Tênis', 'Sapatênis', 'Bota', 'Mocassim', 'Tênis infantil'] as const;
const MODELS = list(`
  Aurora, Brisa, Canela, Duna, Ébano, Falésia, Garoa, Horizonte, Ipê, Jatobá, Litoral, Maré, Neblina, Oásis, Pampa,
  Quiriri, Rio Claro, Sertão, Trilha, Urbano, Vereda, Xingu
`);
const SIZES = [38, 33, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44] as const;

const CYCLE = ['Kit de reparo A', 'Kit de reparo B', 'Kit de reparo C'] as const;
const DAY = 86_400_000;
const LAST_CHANGE = Date.UTC(2026, 9, 14);

/**
 * Generates product structures (bills of material) as `count` flat rows with id and parent id. The last product may be
 * incomplete. The first product is Tênis Aurora 38.
 */
export function productStructures(count: number, options: StructureOptions = {}): StructureRow[] {
  const { seed = 38, orphans = 0, cycle = false, shuffled = false } = options;
  const extraRows = (cycle ? CYCLE.length : 0) + orphans;
  if (extraRows > count)
    throw new RangeError(`${count} rows have no room for ${extraRows} orphans and rows of a cycle`);

  const rows: StructureRow[] = [];
  const regular = count - extraRows;
  for (let product = 0; rows.length < regular; product++) addProduct(rows, regular, product, seed);

  const random = new Random(seed);
  for (let index = 0; index < orphans; index++) {
    const number = index + 1;
    const parentId = `removed-${number}`;
    const name = `Peça sem conjunto ${number}`;
    rows.push(row(random, { id: `orphan-${number}`, parentId, name, unit: 'un', quantity: 1, order: number }));
  }
  if (cycle) {
    CYCLE.forEach((name, index) => {
      const order = index + 1;
      const parentId = `cycle-${index || CYCLE.length}`;
      rows.push(row(random, { id: `cycle-${order}`, parentId, name, unit: 'un', quantity: 1, order }));
    });
  }
  return shuffled ? shuffle(rows, random) : rows;
}

function addProduct(rows: StructureRow[], limit: number, product: number, seed: number): void {
  const random = Random.of(seed, product);
  const size = SIZES[product % SIZES.length];
  const style = Math.floor(product / SIZES.length);
  const model = MODELS[style % MODELS.length];
  const kind = Math.floor(style / MODELS.length);
  // After 1,320 products the names are repeated with a version number.
  const version = Math.floor(kind / KINDS.length);
  const name = `${KINDS[kind % KINDS.length]} ${model} ${size}${version ? ` v${version + 1}` : ''}`;
  const id = `p${product + 1}`;
  rows.push(row(random, { id, parentId: '', name, unit: 'par', quantity: 1, order: product + 1 }));

  const addParts = (parts: readonly Part[], parentId: string): void => {
    parts.forEach((part, index) => {
      if (rows.length >= limit) return;
      const id = `${parentId}.${index + 1}`;
      const { name, unit } = part;
      // Cut and weighed quantities vary between products, counted ones do not.
      const isCounted = unit === 'par' || unit === 'un' || unit === 'fl';
      const quantity = isCounted ? part.quantity : random.amount(part.quantity * 0.92, part.quantity * 1.08);
      rows.push(row(random, { id, parentId, name, unit, quantity, order: index + 1 }));
      addParts(part.parts, id);
    });
  };
  addParts(FOOTWEAR, id);
}

function row(random: Random, line: Omit<StructureRow, 'code' | 'status' | 'updatedAt'>): StructureRow {
  return {
    ...line,
    code: `${line.parentId ? 'PC' : 'PA'}-${String(random.between(1, 999_999)).padStart(6, '0')}`,
    status: random.chance(0.94) ? 'A' : 'I',
    updatedAt: new Date(LAST_CHANGE - random.between(0, 900) * DAY).toISOString().slice(0, 10),
  };
}

/** Fisher–Yates shuffle, in place. */
function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.between(0, last);
    [items[last], items[other]] = [items[other] as Item, items[last] as Item];
  }
  return items;
}
