import { toText } from '../../core/text/to-text.js';
import { idOf, labelOf, type LookupId, type LookupRows } from './lookup-rows-model.js';

/** A selected row. */
export interface ChosenRow {
  readonly id: LookupId;
  readonly label: string;
  /** The application's own object; undefined while only the id is known. */
  readonly row: object | undefined;
  /** The key of the row in the table; undefined while it is not among the rows. */
  readonly key: string | undefined;
}

/**
 * The selected rows of a lookup, in the order in which they were selected. A row stays selected, with its label, when
 * the rows are replaced by others: the results of another search, or the next page.
 */
export class ChosenRows {
  readonly entries: readonly ChosenRow[];

  private constructor(entries: readonly ChosenRow[]) {
    this.entries = entries;
  }

  static readonly none = new ChosenRows([]);

  /**
   * The selection of a value. Each id is there once.
   * @param known selected rows whose labels are known, for those that are not among the rows
   */
  static of(ids: readonly LookupId[], rows: LookupRows, known: readonly ChosenRow[] = []): ChosenRows {
    const knownById = new Map(known.map((entry) => [toText(entry.id), entry]));
    // Reversed, so that the first of equal ids counts.
    const unique = new Map(ids.toReversed().map((id) => [toText(id), id]));
    return new ChosenRows(
      [...unique].reverse().map(([text, id]) => {
        const entry = knownById.get(text);
        return entry ? { ...entry, id } : { id, label: text, row: undefined, key: undefined };
      }),
    ).withRows(rows);
  }

  /** All these rows. */
  static all(rows: LookupRows): ChosenRows {
    return new ChosenRows(rows.rows.map((_, index) => entryAt(index, rows)));
  }

  get count(): number {
    return this.entries.length;
  }

  has(id: LookupId): boolean {
    return this.entries.some((entry) => toText(entry.id) === toText(id));
  }

  /** The ids, in the order in which the rows were selected. */
  get ids(): readonly LookupId[] {
    return this.entries.map(({ id }) => id);
  }

  /** The rows that are known: the application's own objects. */
  get rows(): readonly object[] {
    return this.entries.flatMap(({ row }) => row ?? []);
  }

  /** The keys of those that are among the rows of the table. */
  get keys(): readonly string[] {
    return this.entries.flatMap(({ key }) => key ?? []);
  }

  /** The rows of the table have been replaced. */
  withRows(rows: LookupRows): ChosenRows {
    return new ChosenRows(this.entries.map((entry) => found(entry, rows)));
  }

  /**
   * The user has changed the selection in the table.
   * @param keys the keys of all rows that are selected in the table now
   * @param isSingle keeps only the row that was selected last
   */
  withKeys(keys: readonly string[], rows: LookupRows, isSingle: boolean): ChosenRows {
    const selected = new Set(keys);
    const kept = this.entries.filter(({ key }) => key === undefined || selected.has(key));
    const keptKeys = new Set(kept.map(({ key }) => key));
    const added = keys.flatMap((key) => {
      const index = keptKeys.has(key) ? -1 : rows.indexOfKey(key);
      return index < 0 ? [] : entryAt(index, rows);
    });
    return new ChosenRows(isSingle ? [...kept, ...added].slice(-1) : [...kept, ...added]);
  }

  /** Adds a row; `isSingle` replaces the others. A row with the same id is not added again. */
  withRow(row: object, rows: LookupRows, isSingle: boolean): ChosenRows {
    const id = idOf(row, rows.fields);
    const others = isSingle ? [] : this.entries;
    if (others.some((entry) => toText(entry.id) === toText(id))) return this;
    const entry = { id, label: labelOf(row, rows.fields), row, key: undefined };
    return new ChosenRows([...others, found(entry, rows)]);
  }

  /** Adds other selected rows. */
  with(others: ChosenRows): ChosenRows {
    const ids = new Set(this.entries.map(({ id }) => toText(id)));
    return new ChosenRows([...this.entries, ...others.entries.filter(({ id }) => !ids.has(toText(id)))]);
  }

  /** Removes one row. */
  without(removed: ChosenRow): ChosenRows {
    return this.filtered((entry) => entry !== removed);
  }

  /** Keeps those that pass. */
  filtered(isKept: (entry: ChosenRow) => boolean): ChosenRows {
    return new ChosenRows(this.entries.filter(isKept));
  }

  /** A row was edited: its label may be another one. */
  withReplaced(row: object, saved: object, rows: LookupRows): ChosenRows {
    const replace = (entry: ChosenRow): ChosenRow =>
      entry.row === row ? found({ ...entry, row: saved, label: labelOf(saved, rows.fields) }, rows) : entry;
    return new ChosenRows(this.entries.map(replace));
  }
}

function entryAt(index: number, rows: LookupRows): ChosenRow {
  const row = rows.rows[index] as object;
  const key = rows.keyAt(index);
  const id = idOf(row, rows.fields);
  return { id: id === '' ? key : id, label: labelOf(row, rows.fields) || key, row, key };
}

/** The entry with its row and key in other rows. Its own row and label stay when the rows do not have it. */
function found(entry: ChosenRow, rows: LookupRows): ChosenRow {
  const index = indexOf(entry, rows);
  if (index < 0) return { ...entry, key: undefined };
  return { ...entryAt(index, rows), id: entry.id };
}

function indexOf({ row, key, id }: ChosenRow, rows: LookupRows): number {
  const byKey = key === undefined ? -1 : rows.indexOfKey(key);
  if (byKey >= 0 && (rows.rows[byKey] === row || rows.hasOwnKey(byKey))) return byKey;
  // A key such as `#7`, which the table has given to a row without one, means another row in another list.
  const byRow = row ? rows.indexOfRow(row) : -1;
  return byRow >= 0 ? byRow : rows.indexOfId(id);
}
