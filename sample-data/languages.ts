/** A text in Portuguese, Spanish and English. */
export type Texts = readonly [pt: string, es: string, en: string];

/** Fields in the languages other than Portuguese. */
export interface Translations<Fields> {
  readonly es: Fields;
  readonly en: Fields;
}

/** A value with Portuguese texts and their translations. */
export type Translated<Fields> = Fields & { readonly translations: Translations<Fields> };

/** Converts fields with three languages into Portuguese fields with translations. */
export function translated<Name extends string>(
  texts: Readonly<Record<Name, Texts>>,
): Translated<Record<Name, string>> {
  const at = (index: 0 | 1 | 2) =>
    Object.fromEntries(Object.entries<Texts>(texts).map(([name, text]) => [name, text[index]])) as Record<Name, string>;
  return { ...at(0), translations: { es: at(1), en: at(2) } };
}
