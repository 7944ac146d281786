import type { ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { DataSource } from '../../core/data/data-source.js';
import type { DassDataTableSelectRowsDetail } from '../../tables/data-table/data-table-events.js';
import type { LookupData } from './lookup-data.js';
import type * as SelectAllRows from './select-all-rows.js';

/** The dialog as this module knows it. */
interface SourceHost extends ReactiveElement {
  readonly dataSource?: DataSource;
}

/** What a lookup dialog does with the table of a source: rows are selected that may never have been loaded. */
export class SourceTable {
  readonly #host: SourceHost;
  readonly #data: LookupData;
  readonly #lazySelectAll: LazyImport<typeof SelectAllRows>;
  /** Aborted when all rows of a search are not to be selected any more. */
  #abort: AbortController | undefined;

  constructor(host: SourceHost, data: LookupData) {
    this.#host = host;
    this.#data = data;
    this.#lazySelectAll = new LazyImport(host, () => import('./select-all-rows.js'));
  }

  /** The user has changed the selection in the table. @param search the text that the table searches */
  select({ selectedAll, keys, rows }: DassDataTableSelectRowsDetail, search: string): void {
    this.stop();
    const { dataSource } = this.#host;
    if (!selectedAll || !dataSource) return this.#data.selectInSource(keys, rows);
    const { signal } = (this.#abort = new AbortController());
    this.#lazySelectAll.load(({ selectAllRows }) => void selectAllRows(this.#data, dataSource, search, signal));
  }

  /** A row was clicked. @param isToggled deselects a selected one */
  selectRow(row: object, key: string, isToggled: boolean): void {
    if (this.#host.dataSource) this.#data.addRows([row]);
    this.#data.selectRow(key, isToggled);
  }

  /** Rows were saved, removed or restored: those of the source are others now. */
  refresh(): void {
    if (this.#host.dataSource) this.#host.renderRoot.querySelector('dass-data-table')?.refreshRows();
  }

  stop(): void {
    this.#abort?.abort();
    this.#abort = undefined;
  }
}
