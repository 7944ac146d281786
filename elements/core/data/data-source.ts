import type { Sorting } from '../table/sorting/sort-keys.js';
import { readField } from '../util/read-value.js';

/** A condition on a column. All conditions of a request apply. */
export type SourceFilter = { readonly column: string } & (
  | { readonly contains: string }
  | { readonly equals: string }
  /** Numbers, or dates in ISO 8601. Both ends belong to the range; one may be missing. */
  | { readonly from?: number | string | undefined; readonly to?: number | string | undefined }
  | { readonly values: readonly (string | number)[] }
  | { readonly is: boolean }
);

/** Which rows are asked for, and in which order. */
export interface SourceQuery {
  /** The columns to sort by, the most important one first. Rows that are equal in all of them need a fixed order. */
  readonly sorting: readonly Sorting[];
  readonly filters: readonly SourceFilter[];
  /** The text that the user searches for; `''` for none. */
  readonly search: string;
  /** The key of the row whose children are asked for. Undefined for rows without a parent, and in flat lists. */
  readonly parent?: string | undefined;
}

/** What an element asks a source for: a block of rows. */
export interface DataRequest extends SourceQuery {
  /** Index of the first row, counted from 0. */
  readonly from: number;
  /** Number of rows. */
  readonly count: number;
  /** Aborted when the answer is not needed any more. */
  readonly signal: AbortSignal;
}

/** The answer of a source. */
export interface DataAnswer<Row extends object = object> {
  /**
   * The rows from `from` on. When `total` says that there are more than these, the rest of the block is asked for with
   * another request. Without `total`, fewer rows than `count` mean that there are no more.
   */
  readonly rows: readonly Row[];
  /** Number of all rows that the query includes. Default: unknown. */
  readonly total?: number | undefined;
  /** Sums of all rows that the query includes, by column. Default: none. */
  readonly sums?: Readonly<Record<string, number>> | undefined;
}

/**
 * Rows that stay where they are, for example on a server. An element loads blocks of them as the user scrolls, at most two at
 * once. Sorting, filters and search are up to the source.
 */
export interface DataSource<Row extends object = object> {
  /**
   * Loads a block of rows.
   * @returns rejects when the rows cannot be loaded. The element then shows a failure with a button to retry
   */
  load(request: DataRequest): Promise<DataAnswer<Row>>;
}

/** Accepts an object that can load rows, as the value of a property. */
export const acceptSource = (value: unknown): DataSource | undefined =>
  typeof readField(value, 'load') === 'function' ? (value as DataSource) : undefined;
