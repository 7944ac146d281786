import type { RemoveAnswer } from './removal-model.js';

/** Rows that the user wants to remove, or to restore. */
export interface RowsRequest {
  /** The rows: the application's own objects. */
  readonly rows: readonly object[];
  /** Aborts when the user cancels the action. */
  readonly signal: AbortSignal;
}

/** Removes rows. */
export type RemoveRows = (request: RowsRequest) => Promise<RemoveAnswer>;

/** Restores removed rows. */
export type RestoreRows = (request: RowsRequest) => Promise<RemoveAnswer>;
