import { fold } from 'dass-elements/text.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import type { Database, SqlValue } from './database.js';

/** Columns whose texts have a position in the order of the language. */
export const positionedFields = ['name', 'family', 'unit', 'supplier'] as const;
export type PositionedField = (typeof positionedFields)[number];

/** The order of the kit's tables. */
export const textOrder = new Intl.Collator('pt-BR', { numeric: true });

/** Distance of neighbouring positions, so that new texts get one between them: each halves it at worst. */
export const POSITION_STEP = 2 ** 12;

/** Returns the key by which codes sort: two letters, a hyphen and a number, as `Intl.Collator` compares them. */
export function codeKey(code: string): number {
  const letter = (at: number): number => code.charCodeAt(at) - 65;
  return (letter(0) * 26 + letter(1)) * 10 ** 9 + Number(code.slice(3));
}

/** Returns the digits of a date, or of a date and time, as a number; null without one. */
export const dateKey = (date: string): number | null => (date === '' ? null : Number(date.replaceAll(/\D/g, '')));

/** Returns the row of `material_keys`. @param positionOf returns the position of a text */
export function keysOf(
  sheet: MaterialSheet,
  positionOf: (field: PositionedField, text: string) => number,
): readonly SqlValue[] {
  const { id, code, name, family, unit, supplierId, supplier, price, active, validUntil, inspectedAt } = sheet;
  return [
    id,
    codeKey(code),
    positionOf('name', name),
    positionOf('family', family),
    positionOf('unit', unit),
    supplierId,
    positionOf('supplier', supplier),
    price,
    Number(active),
    dateKey(validUntil),
    dateKey(inspectedAt),
  ];
}

/** Returns the row of `material_texts`. */
export const textsOf = ({ id, code, name, supplier }: MaterialSheet): readonly SqlValue[] => [
  id,
  fold(code),
  fold(name),
  fold(supplier),
];

/** Returns the position of a text, which gets one if it is new. Only within `change()` of the database. */
export function positionFor(database: Database, field: PositionedField, text: string): number {
  const find = 'SELECT position FROM text_positions WHERE field = ? AND text = ?';
  const known = database.get<{ position: number }>(find, [field, text]);
  if (known) return known.position;
  let [before, after] = neighboursOf(database, field, text);
  if (before !== undefined && after !== undefined && after - before < 2) {
    spread(database, field, before);
    [before, after] = neighboursOf(database, field, text);
  }
  const position =
    before === undefined
      ? (after ?? 0) - POSITION_STEP
      : after === undefined
        ? before + POSITION_STEP
        : Math.floor((before + after) / 2);
  database.run('INSERT INTO text_positions VALUES (?, ?, ?)', [field, text, position]);
  return position;
}

/** Finds the positions around a new text by halving the range of the positions. */
function neighboursOf(
  database: Database,
  field: PositionedField,
  text: string,
): [before: number | undefined, after: number | undefined] {
  type Row = { readonly position: number; readonly text: string };
  const next = 'SELECT position, text FROM text_positions WHERE field = ? AND position >= ? ORDER BY position LIMIT 1';
  const range = database.get<{ low: number | null; high: number | null }>(
    'SELECT min(position) AS low, max(position) AS high FROM text_positions WHERE field = ?',
    [field],
  );
  // All positions below `low` are before the text, and all from `high` on after it.
  let [low, high] = [range?.low ?? 0, (range?.high ?? -1) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = database.get<Row>(next, [field, middle]);
    if (row && textOrder.compare(row.text, text) <= 0) low = row.position + 1;
    else high = middle;
  }
  const last = 'SELECT max(position) AS position FROM text_positions WHERE field = ? AND position < ?';
  return [
    database.get<{ position: number | null }>(last, [field, low])?.position ?? undefined,
    database.get<Row>(next, [field, low])?.position,
  ];
}

/** Distributes the positions around one evenly: of so few texts that only few keys change, and so many that there is room. */
function spread(database: Database, field: PositionedField, around: number): void {
  const positions = (comparison: string, order: string, count: number): number[] =>
    database
      .all<{ position: number }>(
        `SELECT position FROM text_positions WHERE field = ? AND position ${comparison} ? ORDER BY position ${order} LIMIT ?`,
        [field, around, count],
      )
      .map(({ position }) => position);
  for (let count = 32; ; count *= 4) {
    const before = positions('<=', 'DESC', count).reverse();
    const after = positions('>', 'ASC', count);
    const old = [...before, ...after];
    // Beyond the first and the last text there is always room.
    const low = before.length < count ? old[0]! - count * POSITION_STEP : old[0]!;
    const high = after.length < count ? old.at(-1)! + count * POSITION_STEP : old.at(-1)!;
    const distance = Math.floor((high - low) / old.length);
    if (distance < POSITION_STEP / 16) continue;
    const moved = old.map((position, index) => [position, low + index * distance]);
    database.run('CREATE TEMP TABLE IF NOT EXISTS spread (old INTEGER PRIMARY KEY, new INTEGER)');
    database.run('DELETE FROM temp.spread');
    database.run('INSERT INTO temp.spread SELECT value ->> 0, value ->> 1 FROM json_each(?)', [JSON.stringify(moved)]);
    const change = (column: string): string =>
      `${column} = (SELECT new FROM temp.spread WHERE old = ${column}) WHERE ${column} IN (SELECT old FROM temp.spread)`;
    database.run(`UPDATE text_positions SET ${change('position')} AND field = ?`, [field]);
    database.run(`UPDATE material_keys SET ${change(field)}`);
    return;
  }
}

/** Stores what is computed from a material. Only within `change()` of the database. */
export function updateKeys(database: Database, sheet: MaterialSheet): void {
  const { id } = sheet;
  const remove = "INSERT INTO material_search (material_search, rowid, code, name, supplier) SELECT 'delete', * FROM";
  database.run(`${remove} material_texts WHERE id = ?`, [id]);
  database.run('INSERT OR REPLACE INTO material_texts VALUES (?, ?, ?, ?)', textsOf(sheet));
  database.run('INSERT INTO material_search (rowid, code, name, supplier) VALUES (?, ?, ?, ?)', textsOf(sheet));
  database.run(
    'INSERT OR REPLACE INTO material_keys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    keysOf(sheet, (field, text) => positionFor(database, field, text)),
  );
}
