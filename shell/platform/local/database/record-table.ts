import type { Database } from './database.js';

type Id = string | number;

/**
 * A table of records by id. A record is stored as JSON, which the driver does not shorten at a NUL character as it does
 * with texts; SQL reads its fields with `record ->> 'field'`.
 */
export class RecordTable<Key extends Id, Content> {
  readonly #database: Database;
  readonly #name: string;

  /** @param name of the table, with the columns `id` and `record` */
  constructor(database: Database, name: string) {
    this.#database = database;
    this.#name = name;
  }

  find(id: Key): Content | undefined {
    return this.select('WHERE id = ?', [id])[0];
  }

  /**
   * Returns records in the order of their ids, or as an SQL clause says.
   * @param clause such as `WHERE record ->> 'owner' = ?`
   */
  select(clause = 'ORDER BY id', values: readonly Id[] = []): Content[] {
    return this.#database
      .all<{ record: string }>(`SELECT record FROM ${this.#name} ${clause}`, values)
      .map(({ record }) => JSON.parse(record) as Content);
  }

  /** Returns the records with these ids, in their order. */
  selectIds(ids: readonly Key[]): Content[] {
    const rows = this.#database.all<{ id: Key; record: string }>(
      `SELECT id, record FROM ${this.#name} WHERE id IN (SELECT value FROM json_each(?))`,
      [JSON.stringify(ids)],
    );
    const records = new Map(rows.map(({ id, record }) => [id, record]));
    return ids.flatMap((id) => (records.has(id) ? [JSON.parse(records.get(id)!) as Content] : []));
  }

  /** Returns the largest id; 0 without records. Only of a table with numbers as ids. */
  get lastId(): number {
    return this.#database.get<{ last: number | null }>(`SELECT max(id) AS last FROM ${this.#name}`)?.last ?? 0;
  }

  /** Adds a record, or replaces the one with this id. Only within `change()` of the database. */
  put(id: Key, record: Content): void {
    this.#database.run(`INSERT OR REPLACE INTO ${this.#name} (id, record) VALUES (?, ?)`, [id, JSON.stringify(record)]);
  }

  /** Removes a record. Only within `change()` of the database. @returns whether there was one */
  remove(id: Key): boolean {
    return this.#database.run(`DELETE FROM ${this.#name} WHERE id = ?`, [id]) > 0;
  }
}
