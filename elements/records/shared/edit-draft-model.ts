import { readField } from '../../core/util/read-value.js';
import { copyRow, setField } from './copy-row-model.js';

/** The row in the editor: a copy, and what the user has changed in it. The application's object is not changed. */
export class EditDraft {
  readonly #row: Record<string, unknown>;
  readonly #changes = new Map<string, unknown>();

  /** @param source the row that is edited, or the template of a new one */
  constructor(source: object) {
    this.#row = copyRow(source) as Record<string, unknown>;
  }

  get isChanged(): boolean {
    return this.#changes.size > 0;
  }

  /** The value of a field now. */
  get(name: string): unknown {
    return this.#changes.has(name) ? this.#changes.get(name) : readField(this.#row, name);
  }

  /** The value of a field before the user has changed it. */
  original(name: string): unknown {
    return readField(this.#row, name);
  }

  /** The user has changed a field. */
  set(name: string, value: unknown): void {
    if (isSame(value, this.original(name))) this.#changes.delete(name);
    else this.#changes.set(name, value);
  }

  /** A copy of the row with the changes. */
  result(): Record<string, unknown> {
    const row = copyRow(this.#row);
    for (const [name, value] of this.#changes) setField(row, name, value);
    return row;
  }
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether two values mean the same in a form, in which an empty field has no value. */
const isSame = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) ||
  (isEmpty(a) && isEmpty(b)) ||
  (a instanceof Date && b instanceof Date && Object.is(a.getTime(), b.getTime()));
