import type { WhenIdle } from '../text/list-filter.js';
import { isId } from '../util/id-index.js';
import { readField } from '../util/read-value.js';
import { RepeatedIds } from '../util/repeated-ids.js';

/** Up to this number of rows, the keys are checked at once. */
const MAX_IMMEDIATE_CHECK = 2000;

/** The field whose problems were reported, by list: an element and a table in it can have the same rows. */
const reported = new WeakMap<readonly unknown[], string>();

/** Number of rows whose key another row must replace. */
export interface KeyProblems {
  missing: number;
  repeated: number;
}

/** Reports the problems of the keys in a list, once for each list. */
export function reportKeyProblems(
  rows: readonly unknown[],
  field: string,
  { missing, repeated }: KeyProblems,
  warn: (text: string) => void,
): void {
  if (missing + repeated === 0 || reported.get(rows) === field) return;
  reported.set(rows, field);
  const rowsHave = (count: number): string => (count === 1 ? '1 row has' : `${count} rows have`);
  const problems = [
    ...(missing > 0 ? [`${rowsHave(missing)} no key in the field '${field}'`] : []),
    ...(repeated > 0 ? [`${rowsHave(repeated)} the key of an earlier row`] : []),
  ];
  warn(`${problems.join(', ')}. ${missing + repeated === 1 ? 'It gets another key' : 'They get other keys'}.`);
}

export interface KeyCheckOptions {
  /** Runs the check of a long list in idle time. Without it, the whole list is checked at once. */
  readonly whenIdle?: WhenIdle | undefined;
  warn(text: string): void;
}

/** Reports rows whose key is missing or repeated when rows are set, also when nothing has asked for their keys. */
export class KeyCheck {
  readonly #options: KeyCheckOptions;
  #stop: (() => void) | undefined;

  constructor(options: KeyCheckOptions) {
    this.#options = options;
  }

  /** Checks other rows. @param rows objects @param field the field with the key of a row */
  start(rows: readonly unknown[], field: string): void {
    this.stop();
    const { whenIdle, warn } = this.#options;
    let missing = 0;
    const search = new RepeatedIds(rows.length, (index) => {
      const id = readField(rows[index], field);
      if (!isId(id)) missing++;
      return id;
    });
    const searchAndReport = (hasTime?: () => boolean): boolean => {
      if (search.search(hasTime)) return true;
      reportKeyProblems(rows, field, { missing, repeated: search.indexes.length }, warn);
      return false;
    };
    if (!whenIdle || rows.length <= MAX_IMMEDIATE_CHECK) searchAndReport();
    else this.#stop = whenIdle(searchAndReport);
  }

  /** Ends a check that is running in idle time. */
  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
