import type { RemoveAnswer } from './removal-model.js';

/** Rows that the user wants to remove, or to restore. */
export interface RowsRequest<Row extends object = object> {
  /** The rows: the application's own objects. */
  readonly rows: readonly Row[];
  /** Aborts when the user cancels the action. */
  readonly signal: AbortSignal;
}

/** Removes rows. */
export type RemoveRows<Row extends object = object> = (request: RowsRequest<Row>) => Promise<RemoveAnswer>;

/** Restores removed rows. */
export type RestoreRows<Row extends object = object> = (request: RowsRequest<Row>) => Promise<RemoveAnswer>;
