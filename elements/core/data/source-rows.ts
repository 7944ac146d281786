import type { DataRow } from '../table/data-row.js';
import type { RowStatus } from './row-blocks.js';

/** Number of rows that are selected or moved at once at most: all of them have to be loaded for that. */
export const MAX_ALL_ROWS = 1000;

/** The rows of a source in a list whose text field searches. Rows are known by their position. */
export interface SourceRows {
  /** Number of rows. While it is unknown, that of the loaded ones and one more block. */
  readonly count: number;
  /** Whether `count` is that of all rows. */
  readonly isCountKnown: boolean;
  /** Whether the rows belong to the text of the last search. */
  readonly state: 'answered' | 'waiting' | 'failed';
  /** Whether rows in view are being loaded. */
  readonly isLoading: boolean;
  /** Changes when the rows are those of another search. */
  readonly version: number;
  /** @returns undefined while the row is not loaded */
  rowAt(position: number): DataRow | undefined;
  statusAt(position: number): RowStatus;
  /** What stands in a row that is not loaded; undefined for one that is. */
  unloadedText(position: number): string | undefined;
  /** Why not all rows can be used at once. */
  tooManyText(): string;
  loadedRows(): Iterable<readonly [position: number, row: DataRow]>;
  /** Loads the rows of a text: of a new one after a pause in typing, of an empty one at once. */
  search(text: string): void;
  /** Loads the rows of the text without waiting for the pause. */
  searchNow(): void;
  /** Says which rows are in view. The last one is included. */
  need(first: number, last: number): void;
  /** Loads rows again that could not be loaded. @param position a row of the block; all without it */
  retry(position?: number): void;
  /**
   * Loads all rows of the search, up to `MAX_ALL_ROWS`.
   * @returns undefined when there are more, when they cannot be loaded, or when another search has begun
   */
  loadAll(): Promise<readonly DataRow[] | undefined>;
  /** The list is closed: aborts all requests. */
  stop(): void;
}
