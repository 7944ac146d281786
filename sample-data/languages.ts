/** A text in the three languages of the product, Portuguese first. */
export type Texts = readonly [pt: string, es: string, en: string];

/** The same fields in the languages other than Portuguese. */
export interface Translations<Fields> {
  readonly es: Fields;
  readonly en: Fields;
}

/** A value whose texts are in Portuguese, with the same texts in the other languages. */
export type Translated<Fields> = Fields & { readonly translations: Translations<Fields> };

/** Fields of texts in three languages, as fields of texts in Portuguese with their translations. */
export function translated<Name extends string>(
  texts: Readonly<Record<Name, Texts>>,
): Translated<Record<Name, string>> {
  const at = (index: 0 | 1 | 2) =>
    Object.fromEntries(Object.entries<Texts>(texts).map(([name, text]) => [name, text[index]])) as Record<Name, string>;
  return { ...at(0), translations: { es: at(1), en: at(2) } };
}
