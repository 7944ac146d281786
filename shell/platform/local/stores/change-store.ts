import type { ChangedField, ChangedKind, ChangedValue, RecordChange } from '../../../workspace/record/changes-api.js';
import type { Database, Log } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';

/** A record before and after a change. Undefined: it is new, or removed. */
export interface ChangedRecord {
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  /** Default: from `before` and `after`. */
  readonly action?: RecordChange['action'];
}

/** Changes of a record by the same user within this time are one. */
const JOINED_MS = 3_600_000;
const DAY_MS = 24 * 3_600_000;
const KEPT_MS = 14 * DAY_MS;
const MAX_LIMIT = 200;
const MAX_VALUE_LENGTH = 60;
/** Fields that the user does not change, and those that follow from another one. */
const HIDDEN = new Set(['id', 'version', 'changedBy', 'changedAt', 'buyer', 'supplier', 'suppliers', 'openOrders']);
const NUMBERS = new Set(['contactPhone', 'contactTaxNumber', 'taxId']);

/** What users have changed in records, for 14 days. */
export class ChangeStore {
  readonly #database: Database;
  readonly #changes: RecordTable<number, RecordChange>;
  readonly #samples: () => readonly RecordChange[];
  readonly #log: Log;

  /** @param samples changes of colleagues that are shown besides, not stored */
  constructor(database: Database, samples: () => readonly RecordChange[], log: Log) {
    this.#database = database;
    this.#changes = new RecordTable(database, 'changes');
    this.#samples = samples;
    this.#log = log;
  }

  /** Returns the changes since a time, the newest first, as the parameters of a request say. Default: the last 200 of a day. */
  select(parameters: Readonly<Partial<Record<'since' | 'limit', string>>>): RecordChange[] {
    const time = Date.parse(parameters.since ?? '');
    const since = Number.isNaN(time) ? Date.now() - DAY_MS : time;
    const wanted = Math.trunc(Number(parameters.limit ?? MAX_LIMIT));
    const limit = wanted >= 0 ? Math.min(MAX_LIMIT, wanted) : MAX_LIMIT;
    const stored = this.#changes.select("WHERE record ->> 'changedAt' >= ? ORDER BY id DESC LIMIT ?", [
      new Date(since).toISOString(),
      limit,
    ]);
    const samples = this.#samples().filter(({ changedAt }) => Date.parse(changedAt) >= since);
    return [...stored, ...samples].sort((a, b) => b.changedAt.localeCompare(a.changedAt)).slice(0, limit);
  }

  /**
   * Adds changes of stored records. Never throws: what is stored stays stored when its change cannot be noted.
   * @param by name of the user
   */
  add(by: string, kind: ChangedKind, records: readonly ChangedRecord[]): void {
    try {
      this.#database.change(() => {
        this.#database.run("DELETE FROM changes WHERE record ->> 'changedAt' < ?", [
          new Date(Date.now() - KEPT_MS).toISOString(),
        ]);
        for (const record of records) this.#add(by, kind, record);
      });
    } catch (error) {
      this.#log(`A change was not noted: ${String(error)}`);
    }
  }

  #add(changedBy: string, kind: ChangedKind, { before, after, action }: ChangedRecord): void {
    const change: RecordChange = {
      kind,
      ...titleOf({ ...before, ...after }),
      action: action ?? (!before ? 'created' : after ? 'changed' : 'removed'),
      fields: before && after ? changedFields(before, after) : [],
      changedBy,
      changedAt: new Date().toISOString(),
    };
    if (change.action === 'changed' && change.fields.length === 0) return;
    const [last] = this.#database.all<{ id: number; record: string }>(
      "SELECT id, record FROM changes WHERE record ->> 'kind' = ? AND record ->> 'recordId' = ? ORDER BY id DESC LIMIT 1",
      [kind, change.recordId],
    );
    const joined = last && join(JSON.parse(last.record) as RecordChange, change);
    if (joined) this.#changes.remove(last.id);
    // What the user has changed back has not changed.
    if (joined?.action === 'changed' && joined.fields.length === 0) return;
    this.#changes.put(this.#changes.lastId + 1, joined ?? change);
  }
}

/** The change that two changes of a record are together; undefined: they stay two. */
function join(last: RecordChange, next: RecordChange): RecordChange | undefined {
  const isSoon = Date.parse(next.changedAt) - Date.parse(last.changedAt) < JOINED_MS;
  if (!isSoon || last.changedBy !== next.changedBy || next.action !== 'changed') return undefined;
  if (last.action === 'created') return { ...next, action: 'created', fields: [] };
  if (last.action !== 'changed') return undefined;
  const fields = new Map(last.fields.map((field) => [field.name, field]));
  for (const field of next.fields) {
    const { name, after } = field;
    const { before } = fields.get(name) ?? field;
    if (before !== undefined && before === after) fields.delete(name);
    else fields.set(name, { name, ...(before !== undefined && after !== undefined && { before, after }) });
  }
  return { ...next, fields: [...fields.values()] };
}

function titleOf(record: object): Pick<RecordChange, 'recordId' | 'code' | 'name'> {
  const { id, code, name, subject } = record as Partial<Record<'id' | 'code' | 'name' | 'subject', unknown>>;
  return { recordId: Number(id), code: String(code ?? id), name: String(name ?? subject ?? '') };
}

function changedFields(before: object, after: object): ChangedField[] {
  const [old, now] = [before, after].map((record) => new Map(Object.entries(record)));
  const names = [...new Set([...old!.keys(), ...now!.keys()])].filter((name) => !HIDDEN.has(name));
  const fields = names.flatMap((name): ChangedField[] => {
    const values = [old!.get(name), now!.get(name)];
    if (comparable(name, values[0]) === comparable(name, values[1])) return [];
    // The user sees one description in several languages.
    if (name === 'translations') return [{ name: 'description' }];
    return [
      { name, ...(values.every(isShort) && { before: values[0] as ChangedValue, after: values[1] as ChangedValue }) },
    ];
  });
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}

/** The same number is written with and without separators. */
const comparable = (name: string, value: unknown): string =>
  NUMBERS.has(name) ? String(value ?? '').replaceAll(/[^\da-z]/gi, '') : JSON.stringify(value ?? '');

const isShort = (value: unknown): boolean =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_VALUE_LENGTH);
