import { detailLines } from '../../core/messages/messages.js';
import { toMessage } from '../../core/messages/server-answer.js';
import type { FieldError } from '../../core/messages/field-errors.js';
import { isRecord, tryRead } from '../../core/util/read-value.js';

/** Why a row was not saved. */
export interface Refusal {
  /** Texts or message ids that belong to no field. */
  readonly texts: readonly string[];
  readonly fieldErrors: readonly FieldError[];
}

/** What `saveRow` answered: the saved row, if it returned one, or the refusal. */
export type SaveResult = { readonly row: object | undefined } | { readonly refusal: Refusal };

/**
 * Reads what `saveRow` has resolved with. A text, `false` and an object with `errors` refuse; any other object is the
 * saved row.
 */
export function readSaveAnswer(answer: unknown): SaveResult {
  if (answer === false || (typeof answer === 'string' && answer.trim() !== '')) return { refusal: readRefusal(answer) };
  if (!isRecord(answer)) return { row: undefined };
  const hasErrors = tryRead('An answer', () => 'errors' in answer, false);
  return hasErrors ? { refusal: readRefusal(answer) } : { row: answer };
}

/** Reads an error, or the answer of a server, as `toMessage()` does. @param known names of the fields in the form */
export function readRefusal(error: unknown): Refusal {
  const { message } = toMessage(error);
  const { fieldErrors } = message;
  const lines = detailLines({ ...message, fieldErrors: [] }, (text) => text);
  // Beside errors at fields, the general text of an answer says nothing more.
  return { texts: fieldErrors.length > 0 ? lines : [message.message, ...lines], fieldErrors };
}
