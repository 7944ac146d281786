// custom-elements.json -> data for editors: completion and documentation of tags, attributes, properties, events, slots,
// parts and custom properties.

/** The values of a type that is a union of texts, such as `'start' | 'end'`. */
const valuesOf = (type = '') =>
  /^'[^']*'(?: \| (?:'[^']*'|undefined))*$/.test(type)
    ? [...type.matchAll(/'([^']*)'/g)].map(([, value]) => value)
    : [];

const elementsOf = (manifest) => manifest.modules.flatMap(({ declarations }) => declarations);
const byName = (items) => [...new Map(items.map((item) => [item.name, item])).values()];
const described = ({ name, description }) => ({ name, description });

/**
 * Custom data of VS Code for HTML: https://github.com/microsoft/vscode-custom-data
 * @param {object} manifest
 */
export const vscodeHtmlData = (manifest) => ({
  version: 1.1,
  tags: elementsOf(manifest).map(({ tagName, description, attributes = [] }) => ({
    name: tagName,
    description,
    attributes: attributes.map((attribute) => ({
      ...described(attribute),
      ...(attribute.type?.text === 'boolean'
        ? { valueSet: 'v' }
        : { values: valuesOf((attribute.parsedType ?? attribute.type)?.text).map((name) => ({ name })) }),
    })),
  })),
});

/**
 * Custom data of VS Code for CSS: the tokens, the custom properties of the elements, and their parts.
 * @param {object} manifest @param {string} themeCss
 */
export const vscodeCssData = (manifest, themeCss) => ({
  version: 1.1,
  properties: byName([
    ...elementsOf(manifest).flatMap(({ cssProperties = [] }) => cssProperties.map(described)),
    ...[...themeCss.matchAll(/(--dass-[\w-]+):/g)].map(([, name]) => ({ name, description: 'A design token.' })),
  ]),
  pseudoElements: byName(
    elementsOf(manifest).flatMap(({ tagName, cssParts = [] }) =>
      cssParts.map(({ name, description }) => ({
        name: `::part(${name})`,
        description: `<${tagName}>: ${description}`,
      })),
    ),
  ),
});

/**
 * Web types of JetBrains: https://github.com/JetBrains/web-types
 * @param {object} manifest @param {{ name: string, version: string }} package_
 */
export const webTypes = (manifest, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elementsOf(manifest).map((element) => ({
        name: element.tagName,
        description: element.description,
        attributes: (element.attributes ?? []).map((attribute) => ({
          ...described(attribute),
          value: { type: (attribute.parsedType ?? attribute.type)?.text ?? 'string' },
        })),
        slots: (element.slots ?? []).map(described),
        js: {
          properties: element.members
            .filter(({ kind, readonly }) => kind === 'field' && !readonly)
            .map((member) => ({
              ...described(member),
              value: { type: (member.parsedType ?? member.type)?.text ?? 'unknown' },
            })),
          events: (element.events ?? []).map(described),
        },
        css: {
          parts: (element.cssParts ?? []).map(described),
          properties: (element.cssProperties ?? []).map(described),
        },
      })),
    },
  },
});
