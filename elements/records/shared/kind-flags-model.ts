import { isRecord, readField, tryRead } from '../../core/util/read-value.js';

/** What the user can do in a lookup. */
export interface LookupKind {
  /** Filter the rows by a text. Default: `true`. */
  readonly search?: boolean | undefined;
  /** Add a row. Default: `true`. */
  readonly add?: boolean | undefined;
  /** Edit a row. Default: `true`. */
  readonly edit?: boolean | undefined;
  /** Remove rows. Default: `true`. */
  readonly remove?: boolean | undefined;
  /** Open the advanced filter of the application. Default: `false`. */
  readonly 'advanced-filter'?: boolean | undefined;
}

/** The flags of a lookup, with the defaults. */
export type KindFlags = Readonly<Record<keyof LookupKind, boolean>>;

const defaults: KindFlags = { search: true, add: true, edit: true, remove: true, 'advanced-filter': false };

/**
 * Returns the flags of a lookup. A flag that is missing or not a boolean has its default.
 * @param warn called with what is invalid: an unknown key, or a value that is not a boolean
 */
export function kindFlags(kind: unknown, warn: (text: string) => void): KindFlags {
  const flags: Record<keyof LookupKind, boolean> = { ...defaults };
  if (!isRecord(kind)) return flags;
  const names = tryRead("'kind'", () => Object.keys(kind), []);
  for (const name of names) {
    const value = readField(kind, name);
    if (!Object.hasOwn(defaults, name))
      warn(`'kind' has the unknown key '${name.slice(0, 40)}'; the keys are ${Object.keys(defaults).join(', ')}.`);
    else if (typeof value === 'boolean') flags[name as keyof LookupKind] = value;
    else if (value !== undefined) warn(`'kind' has no boolean for '${name}'; its default is used.`);
  }
  return flags;
}
