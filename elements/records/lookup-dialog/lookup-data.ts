import { whenIdle } from '../../base/loading/idle.js';
import { warnOnce } from '../../base/warn.js';
import type { DataSource } from '../../core/data/data-source.js';
import type { DataRow } from '../../core/table/data-row.js';
import { KeyCheck } from '../../core/table/key-check.js';
import { toText } from '../../core/text/to-text.js';
import { readField } from '../../core/util/read-value.js';
import { withoutRows, withRestored, withSaved, type RemovedRow } from '../shared/changed-rows-model.js';
import { ChosenRows, type ChosenRow } from '../shared/chosen-rows-model.js';
import { idOf, LookupRows, type LookupFields, type LookupId } from '../shared/lookup-rows-model.js';
import { RowSearch, type FoundRows, type SearchRows } from '../shared/row-search-model.js';

interface DataHost {
  readonly localName: string;
  readonly searchRows?: SearchRows;
  readonly dataSource?: DataSource;
  readonly selection: 'multiple' | 'single';
  requestUpdate(): void;
}

/** The rows and the selection of a lookup dialog. */
export class LookupData {
  /** All rows, also those that the table has loaded by `loadMore()`. */
  rows = new LookupRows([], { fieldId: 'id', fieldLabel: 'label', rowKey: '' });
  chosen: ChosenRows = ChosenRows.none;
  /** The rows to set in the table. Replaced when the table must drop the rows that it has loaded itself. */
  tableRows: readonly object[] = [];
  /** The keys to set in the table. Replaced when the selection was not changed by the table. */
  tableKeys: readonly string[] = [];
  /** The user has tried to confirm without a row: only then it is an error. */
  isMissing = false;

  readonly #host: DataHost;
  /** The rows of the application. With a search, they only give the labels of selected rows. */
  #ownRows = this.rows;
  readonly #keyCheck: KeyCheck;
  readonly #search: RowSearch;
  /** What was selected when the user confirmed the last removal, its rows, and those that it has removed since then. */
  #beforeRemoval = ChosenRows.none;
  #asked: ReadonlySet<object> = new Set();
  #removed: ReadonlySet<object> = new Set();

  constructor(host: DataHost) {
    this.#host = host;
    this.#keyCheck = new KeyCheck({ whenIdle, warn: (text) => warnOnce(host.localName, text) });
    this.#search = new RowSearch({
      search: () => host.searchRows,
      idOf: (row) => idOf(row, this.rows.fields),
      changed: () => {
        this.#replaceRows(this.#search.rows);
        host.requestUpdate();
      },
      warn: (text) => warnOnce(host.localName, text),
    });
  }

  get isLoading(): boolean {
    return this.#search.status === 'loading';
  }

  /** Number of all rows that `searchRows` can find; undefined while that is unknown. */
  get total(): number | undefined {
    return this.#host.searchRows && !this.#host.dataSource ? this.#search.total : undefined;
  }

  get hasFailed(): boolean {
    return this.#search.status === 'failed';
  }

  get #isSingle(): boolean {
    return this.#host.selection === 'single';
  }

  /** The application has set other rows or other fields. Rows that a search has found stay. */
  setRows(rows: readonly object[], fields: LookupFields): void {
    this.#ownRows = new LookupRows(rows, fields);
    this.#keyCheck.start(this.#ownRows.rows, fields.rowKey || fields.fieldId);
    const { searchRows, dataSource } = this.#host;
    this.#replaceRows(searchRows && !dataSource ? this.#search.rows : this.#ownRows.rows);
  }

  /** The dialog opens with the selection of a value. @see select */
  begin(ids: readonly LookupId[], knownRows: readonly object[]): void {
    this.isMissing = false;
    this.select(ids, knownRows);
  }

  /**
   * The selection of a value.
   * @param knownRows selected rows that may not be among the rows
   */
  select(ids: readonly LookupId[], knownRows: readonly object[] = []): void {
    const selected = this.#isSingle ? ids.slice(0, 1) : ids;
    const { entries } = ChosenRows.all(new LookupRows(knownRows, this.#ownRows.fields));
    const known = ChosenRows.of(selected, this.#ownRows, [...this.chosen.entries, ...entries]);
    this.setChosen(known.withRows(this.rows));
  }

  /** Whether other rows are selected than those of a value, in any order. */
  differsFrom(value: readonly LookupId[]): boolean {
    const { ids } = this.chosen;
    return ids.length !== value.length || value.some((id) => !this.chosen.has(id));
  }

  /**
   * The user confirms. Without a row there is nothing to choose, unless it replaces a row that was selected before.
   * @returns whether there is something to confirm
   */
  tryConfirm(value: readonly LookupId[]): boolean {
    this.isMissing = this.#isSingle && this.chosen.count === 0 && value.length === 0;
    this.#host.requestUpdate();
    return !this.isMissing;
  }

  /** Searches by `searchRows`. */
  search(text: string): void {
    void this.#search.start(text);
    this.#host.requestUpdate();
  }

  stopSearch(): void {
    this.#search.stop();
  }

  /** Loads the next rows for the table, which adds them to its own. */
  readonly loadMore = async (): Promise<FoundRows> => {
    const answer = await this.#search.loadMore();
    this.rows = new LookupRows(this.#search.rows, this.rows.fields);
    this.setChosen(this.chosen.withRows(this.rows));
    this.#host.requestUpdate();
    return answer;
  };

  /** The user has changed the selection in the table. */
  selectKeys(keys: readonly string[]): void {
    // The table knows these keys: they are not set again.
    this.chosen = this.chosen.withKeys(keys, this.rows, this.#isSingle);
    this.#host.requestUpdate();
  }

  /**
   * The user has changed the selection in the table of a source.
   * @param keys the keys of all selected rows
   * @param rows those of them that have been loaded
   */
  selectInSource(keys: readonly string[], rows: readonly object[]): void {
    const selected = new Set(keys);
    const kept = this.chosen.filtered((entry) => {
      const key = this.#sourceKeyOf(entry);
      return key === undefined || selected.has(key);
    });
    this.addRows([...kept.rows, ...rows]);
    this.chosen = kept.withRows(this.rows).withKeys(keys, this.rows, this.#isSingle);
    this.#host.requestUpdate();
  }

  /** Rows of a source have become known. Those that are neither selected nor of the application are dropped. */
  addRows(rows: readonly object[]): void {
    const { fields } = this.#ownRows;
    const keyOf = (row: object): unknown => toText(readField(row, fields.rowKey || fields.fieldId)) || row;
    const byKey = new Map([...this.#ownRows.rows, ...this.chosen.rows, ...rows].map((row) => [keyOf(row), row]));
    this.rows = new LookupRows([...byKey.values()], fields);
    this.chosen = this.chosen.withRows(this.rows);
  }

  /** Selects rows of a source in addition. */
  selectRows(rows: readonly object[]): void {
    this.addRows(rows);
    const all = ChosenRows.all(new LookupRows(rows, this.rows.fields));
    this.setChosen(this.chosen.with(all).withRows(this.rows));
  }

  /** Selects a row; with several, deselects a selected one when `isToggled`. */
  selectRow(key: string, isToggled: boolean): void {
    const entry = this.chosen.entries.find((one) => one.key === key);
    if (entry && isToggled) return this.remove(entry);
    if (!entry) this.setChosen(this.chosen.withKeys([...this.chosen.keys, key], this.rows, this.#isSingle));
  }

  remove(entry: ChosenRow): void {
    this.setChosen(this.chosen.without(entry));
  }

  clear(): void {
    this.setChosen(ChosenRows.none);
  }

  /** The user has confirmed that rows are to be removed: they leave the selection, and the others stay. */
  beginRemoval(rows: readonly object[]): void {
    this.#beforeRemoval = this.chosen;
    this.#asked = new Set(rows);
    this.#removed = new Set();
    this.setChosen(this.chosen.filtered(({ row }) => !row || !this.#asked.has(row)));
  }

  /** A row was saved. @param original undefined for a new row, which is then selected */
  saved(row: object, original: object | undefined): void {
    this.#change(withSaved(this.rows.rows, row, original));
    const { chosen, rows } = this;
    this.setChosen(original ? chosen.withReplaced(original, row, rows) : chosen.withRow(row, rows, this.#isSingle));
  }

  /** Rows were removed. @returns what `restore()` needs */
  removed(rows: readonly object[]): readonly RemovedRow[] {
    const result = withoutRows(this.rows.rows, rows);
    this.#change(result.rows, this.rows.rows.length - result.rows.length);
    const gone = new Set(rows);
    this.#removed = gone;
    this.setChosen(this.chosen.filtered(({ row }) => !row || !gone.has(row)));
    return result.removed;
  }

  /** Rows were restored. What was selected before they were removed is selected again. */
  restore(restored: readonly RemovedRow[]): void {
    const rows = withRestored(this.rows.rows, restored);
    this.#change(rows, this.rows.rows.length - rows.length);
    const isRestored = new Set(restored.map(({ row }) => row));
    const gone = [...this.#removed].filter((row) => !isRestored.has(row));
    this.#removed = new Set(gone);
    if (this.#isSingle && this.chosen.count > 0) return;
    const { chosen } = this;
    // What the user has deselected since then stays so.
    const before = this.#beforeRemoval.filtered(({ row, id }) =>
      row && this.#asked.has(row) ? !gone.includes(row) : chosen.has(id),
    );
    this.setChosen(before.with(this.chosen).withRows(this.rows));
  }

  setChosen(chosen: ChosenRows): void {
    this.chosen = chosen;
    this.tableKeys = this.#host.dataSource
      ? chosen.entries.flatMap((entry) => this.#sourceKeyOf(entry) ?? [])
      : chosen.keys;
    this.#host.requestUpdate();
  }

  /** The key of a row in the table of a source; undefined when only the id of the row is known, and is no key. */
  #sourceKeyOf({ key, id }: ChosenRow): string | undefined {
    const { rowKey, fieldId } = this.#ownRows.fields;
    return key ?? (rowKey === '' || rowKey === fieldId ? toText(id) : undefined);
  }

  #change(rows: readonly object[], removedCount = 0): void {
    if (this.#host.searchRows && !this.#host.dataSource)
      this.#search.replaceRows(rows as readonly DataRow[], removedCount);
    this.#replaceRows(rows);
  }

  #replaceRows(rows: readonly object[]): void {
    this.rows = new LookupRows(rows, this.#ownRows.fields);
    this.tableRows = this.rows.rows;
    this.setChosen(this.chosen.withRows(this.rows));
  }
}
