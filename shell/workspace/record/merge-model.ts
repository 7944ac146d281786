import type { RecordVersion } from '../../app/service-call.js';

/** The values of a record by the names of its fields. A list whose rows are merged by themselves has a name for each row. */
export type RecordValues = Readonly<Record<string, unknown>>;

export type MergeSide = 'mine' | 'theirs';

/** A field in which two versions of a record differ. */
export interface MergedField {
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who has changed it; `both` has to be chosen. */
  readonly changedBy: MergeSide | 'both';
}

/** How a form merges its record. */
export interface MergeOptions<Content> {
  /** The values of a record, or of what the form saves. */
  values(record: Content): RecordValues;
  /** The reverse of `values()`. A value may be undefined: its row was removed. */
  content(values: RecordValues): Content;
  /** Name of a field for the user. */
  label(name: string): string;
  /** Text of a value for the user. Empty: none. @param records the versions that are merged */
  format(name: string, value: unknown, records: readonly object[]): string;
}

/** Compares two versions of a record with the one that both were made from. */
export function compareVersions(base: RecordValues, mine: RecordValues, theirs: RecordValues): readonly MergedField[] {
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((name) => {
    const [before, own, other] = [base[name], mine[name], theirs[name]].map((value) => JSON.stringify(value));
    if (own === other) return [];
    const changedBy = own === before ? 'theirs' : other === before ? 'mine' : 'both';
    return [{ name, mine: mine[name], theirs: theirs[name], changedBy }];
  });
}

/** Returns the values of mine with the fields that are taken from theirs. @param chosen sides of fields that both have changed. Default: mine */
export function mergeValues(
  mine: RecordValues,
  fields: readonly MergedField[],
  chosen: Readonly<Partial<Record<string, MergeSide>>>,
): RecordValues {
  const taken = fields.filter(({ name, changedBy }) => (changedBy === 'both' ? chosen[name] : changedBy) === 'theirs');
  return { ...mine, ...Object.fromEntries(taken.map(({ name, theirs }) => [name, theirs])) };
}

/** A save that has met a newer version. */
export interface Merge<Item extends RecordVersion, Content> {
  /** The record that the user began to change. Of a draft, so untrusted. */
  readonly base: unknown;
  readonly mine: Content;
  readonly theirs: Item;
}
