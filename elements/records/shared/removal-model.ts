import { toMessage } from '../../core/messages/server-answer.js';
import { readField, readList } from '../../core/util/read-value.js';

/** A row that was not removed. */
export interface FailedRow {
  readonly row: object;
  /** Text or message id. */
  readonly reason: string;
}

/** What `removeRows` can resolve with: nothing, the rows that failed, or a result for each row. */
export type RemoveAnswer = undefined | void | { readonly failed: readonly FailedRow[] } | readonly unknown[];

export interface Removal {
  readonly removed: readonly object[];
  readonly failed: readonly FailedRow[];
}

/**
 * Reads what `removeRows` has resolved with: `{failed: [{row, reason}]}`, or the results of `Promise.allSettled()` in the
 * order of the rows. Any other answer means that all rows were removed.
 */
export function readRemoval(rows: readonly object[], answer: unknown): Removal {
  const reasons = new Map<unknown, unknown>();
  readList(answer)?.forEach((result, index) => {
    if (readField(result, 'status') === 'rejected') reasons.set(rows[index], readField(result, 'reason'));
  });
  readList(readField(answer, 'failed'))?.forEach((one) => reasons.set(readField(one, 'row'), readField(one, 'reason')));
  return {
    removed: rows.filter((row) => !reasons.has(row)),
    failed: rows.flatMap((row) => (reasons.has(row) ? { row, reason: textOfError(reasons.get(row)) } : [])),
  };
}

/** The text of an error: its first line, a text or message id. */
export const textOfError = (error: unknown): string => toMessage(error).message.message;
