import type { DataRow } from './data-row.js';
import type { SortedColumn } from './sorting/sort-keys.js';

/** A column as the state of a table needs it. */
export interface StateColumn extends SortedColumn {
  readonly name: string;
  /** The text of a cell: the filter searches it. */
  text(row: DataRow, language: string): string;
}
