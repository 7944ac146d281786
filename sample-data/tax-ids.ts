/** Countries whose tax ids are checked, by their ISO 3166 codes. */
export const taxCountries = ['BR', 'AR', 'CL', 'PY', 'UY'] as const;
export type TaxCountry = (typeof taxCountries)[number];

interface TaxIdRules {
  /** Number of digits before the check digits. */
  readonly length: number;
  /** The check digits, or letter, of these digits; undefined when no id has them. */
  check(digits: readonly number[]): string | undefined;
  /** `#` for each digit before the check digits, `*` for each of these. */
  readonly pattern: string;
}

/** Weights of the digits, from the right: 2, 3 … up to `max`, then from 2 again. */
const weighted = (digits: readonly number[], max: number): number =>
  digits.reduceRight((sum, digit, index) => sum + digit * (2 + ((digits.length - 1 - index) % (max - 1))), 0);

const brazilian = (digits: readonly number[]): number => {
  const rest = weighted(digits, 9) % 11;
  return rest < 2 ? 0 : 11 - rest;
};

/** 11 minus the rest: 11 becomes 0, and 10 is `ten`. */
const eleven = (sum: number, ten: string | undefined): string | undefined => {
  const check = (11 - (sum % 11)) % 11;
  return check === 10 ? ten : String(check);
};

const rules: Readonly<Record<TaxCountry, TaxIdRules>> = {
  BR: {
    length: 12,
    check: (digits) => {
      const first = brazilian(digits);
      return `${first}${brazilian([...digits, first])}`;
    },
    pattern: '##.###.###/####-**',
  },
  AR: { length: 10, check: (digits) => eleven(weighted(digits, 7), undefined), pattern: '##-########-*' },
  CL: { length: 8, check: (digits) => eleven(weighted(digits, 7), 'K'), pattern: '##.###.###-*' },
  PY: { length: 8, check: (digits) => eleven(weighted(digits, 11), '0'), pattern: '########-*' },
  UY: { length: 11, check: (digits) => eleven(weighted(digits, 9), undefined), pattern: '###########*' },
};

/** The tax id with these digits before the check digits, formatted; undefined when there is none. */
export function taxIdOf(country: TaxCountry, base: string): string | undefined {
  const { check, pattern } = rules[country];
  const checked = check(Array.from(base, Number));
  if (checked === undefined) return undefined;
  const characters = [...base, ...checked];
  return pattern.replaceAll(/[#*]/g, () => characters.shift() ?? '');
}

/** Formats a tax id, written with or without punctuation. @returns undefined when its check digits are wrong */
export function readTaxId(country: TaxCountry, text: string): string | undefined {
  const { length } = rules[country];
  const characters = text.toUpperCase().replaceAll(/[.\-/\s]/g, '');
  if (!/^\d+K?$/.test(characters) || characters.length <= length) return undefined;
  const taxId = taxIdOf(country, characters.slice(0, length));
  return taxId?.replaceAll(/[.\-/]/g, '') === characters ? taxId : undefined;
}
