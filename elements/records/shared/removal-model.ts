import { toMessage } from '../../core/messages/server-answer.js';
import { readField, readList } from '../../core/util/read-value.js';

/** A row that was not removed, or not restored. */
export interface FailedRow {
  readonly row: object;
  /** Text or message id. */
  readonly reason: string;
}

/** What `removeRows` and `restoreRows` can resolve with: nothing, the rows that failed, or a result for each row. */
export type RemoveAnswer = undefined | void | { readonly failed: readonly FailedRow[] } | readonly unknown[];

export interface RowResults {
  readonly succeeded: readonly object[];
  readonly failed: readonly FailedRow[];
}

/**
 * Reads what the application has resolved with: `{failed: [{row, reason}]}`, or the results of `Promise.allSettled()` in
 * the order of the rows. Any other answer means that it succeeded with all rows.
 */
export function readRowResults(rows: readonly object[], answer: unknown): RowResults {
  const reasons = new Map<unknown, unknown>();
  readList(answer)?.forEach((result, index) => {
    if (readField(result, 'status') === 'rejected') reasons.set(rows[index], readField(result, 'reason'));
  });
  readList(readField(answer, 'failed'))?.forEach((one) => reasons.set(readField(one, 'row'), readField(one, 'reason')));
  return {
    succeeded: rows.filter((row) => !reasons.has(row)),
    failed: rows.flatMap((row) => (reasons.has(row) ? { row, reason: textOfError(reasons.get(row)) } : [])),
  };
}

/** The text of an error: its first line, a text or message id. */
export const textOfError = (error: unknown): string => toMessage(error).message.message;
