import { resolveText } from '../../../locales/index.js';
import { warnOnce } from '../../base/warn.js';
import { errorText } from '../../core/util/read-value.js';
import type { EditableColumn } from './editable-grid.js';
import type { CellChange } from './editing-events.js';

/** Calls the check of the application. One that fails refuses nothing, with a warning. */
export function validate(
  tag: string,
  { name, validate: check }: EditableColumn,
  { value, row }: CellChange,
): string | undefined | Promise<string | undefined> {
  const fail = (error: unknown): undefined =>
    void warnOnce(tag, `'validate' of column '${name}' has failed: ${errorText(error)}`);
  const textOf = (reason: unknown): string | undefined =>
    typeof reason === 'string' && reason !== '' ? resolveText(reason) : undefined;
  try {
    const reason: unknown = check?.(value, row);
    return reason instanceof Promise ? reason.then(textOf, fail) : textOf(reason);
  } catch (error) {
    return fail(error);
  }
}
