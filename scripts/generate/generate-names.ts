// custom-elements.json and the sources -> elements/base/mistakes/names.ts: what each element has, for the warnings in
// development.
import { writeFileSync } from 'node:fs';
import { KitTypes } from '../../docs/build/kit-types.js';
import { readManifest, type ManifestElement } from '../../docs/build/manifest.js';

const elements = readManifest().toSorted((a, b) => (a.tagName < b.tagName ? -1 : 1));
const types = new KitTypes(elements);

const words = (names: Iterable<string>): string => `'${[...names].join(' ')}'`;

/** Returns the keys of the entries of each property that has a list of objects, or an object. */
function keysOf(element: ManifestElement): string {
  const lists = (element.members ?? [])
    .filter(({ kind, readonly, type }) => kind === 'field' && !readonly && !/=>|DataSource/.test(type?.text ?? ''))
    .flatMap((member) => {
      const { fields } = types.propertyType(element, member);
      return fields.length > 0 ? [`${member.name}: ${words(fields.map(({ name }) => name))}`] : [];
    });
  return lists.length > 0 ? ` keys: { ${lists.join(', ')} },` : '';
}

function entryOf(element: ManifestElement): string {
  const { tagName, members = [], slots = [], events = [] } = element;
  const fields = members.filter(({ kind }) => kind === 'field');
  const attributes = fields.flatMap(({ attribute }) => attribute ?? []);
  const booleans = fields.filter(({ type, readonly }) => type?.text === 'boolean' && !readonly);
  return `  '${tagName}': {
    attributes: ${words(attributes)},
    properties: ${words(fields.filter((field) => !field.readonly).map(({ name }) => name))},
    readonly: ${words(fields.filter((field) => field.readonly).map(({ name }) => name))},
    booleans: ${words(booleans.map(({ name }) => name))},
    inner: ${words(types.innerFields(element))},
    slots: [${slots.map(({ name }) => `'${name ?? ''}'`).join(', ')}],
    events: ${words(events.map(({ name }) => name))},${keysOf(element).replace(/^ /, '\n    ')}
  },`;
}

writeFileSync(
  'elements/base/mistakes/names.ts',
  `// Generated from custom-elements.json by scripts/generate/generate-names.ts. Do not edit.

/** What an element has, as names with spaces between them. */
export interface ElementNames {
  readonly attributes: string;
  /** Those that an application can set. */
  readonly properties: string;
  readonly readonly: string;
  /** Which of the properties are booleans. */
  readonly booleans: string;
  /** Its own fields that are not public. */
  readonly inner: string;
  readonly slots: readonly string[];
  readonly events: string;
  /** Keys of the objects in a property, by its name; optional ones with \`?\`. */
  readonly keys?: Readonly<Record<string, string>>;
}

/** By tag. */
export const names: Readonly<Record<string, ElementNames>> = {
${elements.map(entryOf).join('\n')}
};
`,
);
console.log(`names of ${elements.length} elements`);
