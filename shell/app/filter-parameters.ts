/** Reads a text of an address; undefined when it is no value of the parameter. */
export type ReadText<Value> = (text: string) => Value | undefined;

/** A parameter of an address. `isList`: it may be there several times. */
export interface FilterParameter<Value = unknown> {
  readonly read: ReadText<Value>;
  readonly isList?: boolean;
}

type Parameters = Readonly<Record<string, FilterParameter>>;

/** The values of an address by parameter: a list of them, or one. */
export type FilterValues<P extends Parameters> = {
  readonly [Name in keyof P]?: P[Name] extends FilterParameter<infer Value>
    ? P[Name] extends { readonly isList: true }
      ? readonly Value[]
      : Value
    : never;
};

/** The start and the end of a range. */
export type RangeNames<P extends Parameters> = readonly [from: keyof P & string, to: keyof P & string];

export interface FilterReading<P extends Parameters> {
  readonly values: FilterValues<P>;
  /** Texts that are no values of their parameters. They do not filter, and the user has to be told. */
  readonly invalid: readonly { readonly name: keyof P & string; readonly text: string }[];
  /** Ranges whose start is after their end, with these values. They do not filter, either. */
  readonly reversed: readonly { readonly names: RangeNames<P>; readonly from: unknown; readonly to: unknown }[];
}

/** A text without the spaces around it. */
export const text: FilterParameter<string> = { read: (written) => written.trim() || undefined };

/** A number as addresses have it: `10.5`. */
export const decimal: FilterParameter<number> = {
  read: (written) => (/^-?\d{1,15}(\.\d+)?$/.test(written) ? Number(written) : undefined),
};

/** The id of a record, from 1. */
export const recordId: FilterParameter<number> = {
  read: (written) => (/^[1-9]\d{0,14}$/.test(written) ? Number(written) : undefined),
};

/** A day that exists, as ISO 8601. */
export const day: FilterParameter<string> = {
  read: (written) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(written) ? new Date(`${written}T00:00:00Z`) : undefined;
    return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written) ? written : undefined;
  },
};

export const flag: FilterParameter<boolean> = {
  read: (written) => (written === 'true' || written === 'false' ? written === 'true' : undefined),
};

/** One of these texts. */
export const oneOf = <Text extends string>(allowed: readonly Text[]): FilterParameter<Text> => ({
  read: (written) => allowed.find((one) => one === written),
});

/** Any of these texts. */
export const anyOf = <Text extends string>(allowed: readonly Text[]) => ({ ...oneOf(allowed), isList: true as const });

/**
 * Reads the filters of an address, for the query, the chips and the sorting alike: what is shown is what filters. Empty
 * parameters and those that are not named are ignored.
 */
export function readFilters<P extends Parameters>(
  address: URLSearchParams,
  parameters: P,
  ranges: readonly RangeNames<P>[] = [],
): FilterReading<P> {
  const values: Record<string, unknown> = {};
  const invalid: { name: keyof P & string; text: string }[] = [];
  for (const [name, { read, isList }] of Object.entries(parameters)) {
    const found: unknown[] = [];
    for (const written of new Set(address.getAll(name).filter((one) => one.trim() !== ''))) {
      const value = read(written);
      if (value === undefined || (found.length > 0 && !isList)) invalid.push({ name, text: written });
      else found.push(value);
    }
    if (found.length > 0) values[name] = isList ? found : found[0];
  }
  const reversed = ranges.flatMap((names) => {
    const [from, to] = names.map((name) => values[name] as number | string | undefined);
    return from !== undefined && to !== undefined && from > to ? [{ names, from, to }] : [];
  });
  for (const name of reversed.flatMap(({ names }) => names)) delete values[name];
  return { values: values as FilterValues<P>, invalid, reversed };
}

/** The id of the record in an address; NaN, which no record has, for an invalid one; undefined without one. */
export function recordIdOf(address: URLSearchParams): number | undefined {
  return address.has('id') ? (recordId.read(address.get('id') ?? '') ?? NaN) : undefined;
}
