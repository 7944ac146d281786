// Adds the sample materials and product structures to a database, in a process of its own: `npm start` answers meanwhile.
// The only argument is a `SeedOptions` as JSON. Prints one line for each step.
import { materialAt } from '../../../../sample-data/materials.js';
import { productStructures } from '../../../../sample-data/structures.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { sampleSheet } from '../stores/sample-sheet.js';
import { Database } from './database.js';
import { keysOf, positionedFields, POSITION_STEP, textOrder, textsOf, type PositionedField } from './material-keys.js';
import type { Seed, SeedOptions } from './material-database.js';
import { indexName, materialIndexes, materialMigrations, structureIndexes } from './schema.js';
import { lineColumns, lineFields, lineRow, type LineColumn } from './structure-keys.js';

/** Rows of one statement. They are sent as JSON, several times as fast as one statement each. */
const ROWS = 5_000;

const { path, count, lines } = JSON.parse(process.argv[2] ?? '{}') as SeedOptions;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const database = await Database.open({ path, log: print, migrations: materialMigrations });

/** Inserts rows with this number of columns. */
function insert(into: string, columns: number, rows: readonly (readonly unknown[])[]): void {
  const values = Array.from({ length: columns }, (_, index) => `value ->> ${index}`).join(', ');
  database.run(`INSERT OR IGNORE INTO ${into} SELECT ${values} FROM json_each(?)`, [JSON.stringify(rows)]);
}

const dropIndexes = (indexes: readonly string[]): void => {
  for (const sql of indexes) database.run(`DROP INDEX IF EXISTS ${indexName(sql)}`);
};

/** Adds the samples that are not there yet. A user may have added a material with the same id or code. */
function addSamples(from: number): void {
  for (let first = from; first < count; first += ROWS) {
    const rows: unknown[][] = [];
    for (let index = first; index < Math.min(count, first + ROWS); index++) {
      const sheet = sampleSheet(materialAt(index));
      rows.push([sheet.id, sheet.code, JSON.stringify(sheet)]);
    }
    insert('materials', 3, rows);
    if ((first / ROWS) % 20 === 19) print(`${first + rows.length} of ${count} materials`);
  }
}

function sheetsAfter(id: number): MaterialSheet[] {
  const sql = 'SELECT record FROM materials WHERE id > ? ORDER BY id LIMIT ?';
  return database.all<{ record: string }>(sql, [id, ROWS]).map(({ record }) => JSON.parse(record) as MaterialSheet);
}

function eachBatch(work: (sheets: readonly MaterialSheet[]) => void): void {
  let last = 0;
  for (let sheets = sheetsAfter(0); sheets.length > 0; sheets = sheetsAfter(last)) {
    work(sheets);
    last = sheets.at(-1)!.id;
  }
}

/** Stores the texts of a field in the order of the language. @returns the position of each text */
function storePositions(field: string, texts: ReadonlySet<string>): Map<string, number> {
  const positions = new Map(
    [...texts].sort(textOrder.compare).map((text, index) => [text, (index + 1) * POSITION_STEP]),
  );
  const rows = [...positions].map(([text, position]) => [field, text, position]);
  for (let first = 0; first < rows.length; first += ROWS) insert('text_positions', 3, rows.slice(first, first + ROWS));
  return positions;
}

/** Computes the positions of all texts of the materials, which are then in memory only. */
function positions(): (field: PositionedField, text: string) => number {
  const texts = new Map<PositionedField, Set<string>>(positionedFields.map((field) => [field, new Set()]));
  eachBatch((sheets) => {
    for (const sheet of sheets) for (const field of positionedFields) texts.get(field)!.add(sheet[field]);
  });
  const positionOf = new Map([...texts].map(([field, some]) => [field, storePositions(field, some)]));
  return (field, text) => positionOf.get(field)!.get(text)!;
}

/** Computes all that is computed from the materials, those of users too. */
function computeMaterials(): void {
  dropIndexes(materialIndexes);
  for (const table of ['text_positions', 'material_keys', 'material_texts']) database.run(`DELETE FROM ${table}`);
  addSamples(seeded.samples);
  print('Sorting the texts');
  const positionOf = positions();
  print('Computing the keys');
  eachBatch((sheets) => {
    insert(
      'material_keys',
      11,
      sheets.map((sheet) => keysOf(sheet, positionOf)),
    );
    insert('material_texts', 4, sheets.map(textsOf));
  });
  print('Building the search');
  database.run("INSERT INTO material_search (material_search) VALUES ('rebuild')");
  print('Building the indexes');
  for (const sql of materialIndexes) database.run(sql);
}

/** Stores the product structures: two lines have a missing parent, and three form a cycle. */
function addStructures(): void {
  print('Adding the product structures');
  dropIndexes(structureIndexes);
  database.run('DELETE FROM structure_lines');
  const options = { orphans: 2, cycle: true };
  const positions = new Map(productStructures(lines, options).map(({ id }, index) => [id, index]));
  const all = productStructures(lines, { ...options, shuffled: true });
  const texts = new Map<LineColumn, Map<string, number>>();
  for (const column of lineColumns) {
    database.run('DELETE FROM text_positions WHERE field = ?', [lineFields[column]]);
    texts.set(column, storePositions(lineFields[column], new Set(all.map((line) => line[column]))));
  }
  const positionOf = (column: LineColumn, text: string): number => texts.get(column)!.get(text)!;
  const rows = all.map((line, index) => lineRow(index + 1, line, positions.get(line.id)!, positionOf));
  for (let first = 0; first < rows.length; first += ROWS)
    insert('structure_lines', 12, rows.slice(first, first + ROWS));
  for (const sql of structureIndexes) database.run(sql);
}

const icu = process.versions.icu ?? '';
const seeded = database.get<Seed>('SELECT samples, lines, icu FROM seed') ?? { samples: 0, lines: 0, icu: '' };
// Nothing is lost when this is interrupted: the database is a copy until it is complete.
database.pragma('journal_mode = OFF');
database.pragma('synchronous = OFF');
database.change(() => {
  const isOtherOrder = seeded.icu !== icu;
  if (isOtherOrder || seeded.samples < count) computeMaterials();
  if (isOtherOrder || seeded.samples < count || seeded.lines < lines) addStructures();
  database.run('DELETE FROM seed');
  database.run('INSERT INTO seed (samples, lines, icu) VALUES (?, ?, ?)', [
    Math.max(count, seeded.samples),
    Math.max(lines, seeded.lines),
    icu,
  ]);
});
database.close();
