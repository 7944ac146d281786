// Adds the sample materials to a database, in a process of its own: `npm start` answers meanwhile. The only argument is
// a `SeedOptions` as JSON. Prints one line for each step.
import { materialAt } from '../../../../sample-data/materials.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import { sampleSheet } from '../stores/sample-sheet.js';
import { Database } from './database.js';
import { keysOf, positionedFields, POSITION_STEP, textOrder, textsOf, type PositionedField } from './material-keys.js';
import type { SeedOptions } from './material-database.js';
import { materialIndexes, materialIndexNames, materialMigrations } from './schema.js';

/** Rows of one statement. They are sent as JSON, several times as fast as one statement each. */
const ROWS = 5_000;

const { path, count } = JSON.parse(process.argv[2] ?? '{}') as SeedOptions;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const database = await Database.open({ path, log: print, migrations: materialMigrations });

/** Inserts rows with this number of columns. */
function insert(into: string, columns: number, rows: readonly (readonly unknown[])[]): void {
  const values = Array.from({ length: columns }, (_, index) => `value ->> ${index}`).join(', ');
  database.run(`INSERT OR IGNORE INTO ${into} SELECT ${values} FROM json_each(?)`, [JSON.stringify(rows)]);
}

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

/** Computes the positions of all texts, which are then in memory only. */
function positions(): (field: PositionedField, text: string) => number {
  const positionOf = new Map<PositionedField, Map<string, number>>(positionedFields.map((field) => [field, new Map()]));
  eachBatch((sheets) => {
    for (const sheet of sheets) for (const field of positionedFields) positionOf.get(field)!.set(sheet[field], 0);
  });
  for (const [field, texts] of positionOf) {
    const sorted = [...texts.keys()].sort(textOrder.compare);
    for (const [index, text] of sorted.entries()) texts.set(text, (index + 1) * POSITION_STEP);
    for (let first = 0; first < sorted.length; first += ROWS) {
      const rows = sorted.slice(first, first + ROWS).map((text) => [field, text, texts.get(text)]);
      insert('text_positions', 3, rows);
    }
  }
  return (field, text) => positionOf.get(field)!.get(text)!;
}

const seeded = database.get<{ samples: number }>('SELECT samples FROM seed')?.samples ?? 0;
// Nothing is lost when this is interrupted: the database is a copy until it is complete.
database.pragma('journal_mode = OFF');
database.pragma('synchronous = OFF');
database.change(() => {
  for (const name of materialIndexNames) database.run(`DROP INDEX IF EXISTS ${name}`);
  for (const table of ['text_positions', 'material_keys', 'material_texts']) database.run(`DELETE FROM ${table}`);
  addSamples(seeded);
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
  database.run('DELETE FROM seed');
  database.run('INSERT INTO seed VALUES (?, ?)', [Math.max(count, seeded), process.versions.icu ?? '']);
});
database.close();
