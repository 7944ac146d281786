// A pseudo-language for tests: the texts of a language with accents, 40 % longer, in brackets. On a page in it, a text
// without brackets is not translated, and a layout without room for other languages cuts texts.

/** Translations are at most about this much longer than short Portuguese or English texts. */
const GROWTH = 0.4;
const ACCENTS = new Map(
  [...'aáeéiíoóuúcçnñyýsšzžrřAÁEÉIÍOÓUÚCÇNÑYÝSŠZŽRŘ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1]]] : [],
  ),
);

/** @typedef {string | { strTag: true, strings: readonly string[], values: readonly unknown[] }} Template */

/**
 * @param {Template} template
 * @returns {Template} with the same values
 */
export function pseudoTemplate(template) {
  if (typeof template === 'string') return pseudoTexts([template])[0];
  return { strTag: true, strings: pseudoTexts(template.strings), values: template.values };
}

/** @param {readonly string[]} parts of one text, around its values */
function pseudoTexts(parts) {
  let missing = 0;
  const longer = parts.map((part) =>
    [...part]
      .map((character) => {
        if (!/\p{L}/u.test(character)) return character;
        missing += GROWTH;
        // Words become longer, not more: a long word is what a narrow column cuts.
        const added = /[aeiou]/i.test(character) ? Math.floor(missing) : 0;
        missing -= added;
        return (ACCENTS.get(character) ?? character).repeat(1 + added);
      })
      .join(''),
  );
  longer[0] = `[${longer[0]}`;
  longer[longer.length - 1] += `${'~'.repeat(Math.ceil(missing - 1e-9))}]`;
  return longer;
}

/**
 * @param {readonly Readonly<Record<string, Template>>[]} catalogues
 * @returns {string} a module with the texts of all catalogues, as the generated ones are
 */
export const pseudoModule = (catalogues) =>
  `export const templates = ${JSON.stringify(
    Object.fromEntries(catalogues.flatMap(Object.entries).map(([id, template]) => [id, pseudoTemplate(template)])),
  )};\n`;
