import assert from 'node:assert/strict';
import { test } from 'node:test';
import { create, ts } from '@custom-elements-manifest/analyzer';
import { tidyPlugin } from './tidy-plugin.mjs';

/** Returns `DassChip` in the manifest of some modules: file name → code. */
function chipOf(modules) {
  const manifest = create({
    modules: Object.entries(modules).map(([path, code]) =>
      ts.createSourceFile(path, code, ts.ScriptTarget.ES2022, true),
    ),
    plugins: [tidyPlugin()],
  });
  return manifest.modules.flatMap((module) => module.declarations).find(({ name }) => name === 'DassChip');
}

const membersOf = (modules) => new Map(chipOf(modules).members.map((member) => [member.name, member]));

const chip = (body, superclass = 'HTMLElement') =>
  `export class DassChip extends ${superclass} {\n${body}\n}\ndefine('dass-chip', DassChip);\n`;

test('a method has its parameters and its return type, with their descriptions', () => {
  const { parameters, return: result } = membersOf({
    'elements/chip.ts': chip(`
      /**
       * Scrolls to a row.
       * @param key the key of the row
       * @param duration how long it takes, in milliseconds
       * @returns resolves when the row is in view
       */
      async reveal(key: string | number, duration?: number): Promise<void> {}`),
  }).get('reveal');
  assert.deepEqual(parameters, [
    { name: 'key', type: { text: 'string | number' }, description: 'the key of the row' },
    {
      name: 'duration',
      optional: true,
      type: { text: 'number' },
      description: 'how long it takes, in milliseconds',
    },
  ]);
  assert.deepEqual(result, {
    type: { text: 'Promise<void>' },
    description: 'resolves when the row is in view',
  });
});

test('an inherited method keeps its return type in the element', () => {
  const { return: result } = membersOf({
    'elements/base.ts':
      'export class Base extends HTMLElement {\n/** Opens it. @returns resolves when it is open */\nasync show(): Promise<void> {}\n}\n',
    'elements/chip.ts': `import { Base } from './base.js';\n${chip('', 'Base')}`,
  }).get('show');
  assert.deepEqual(result, { type: { text: 'Promise<void>' }, description: 'resolves when it is open' });
});

test('the default of a property is its initializer, undefined, or the property of its default value', () => {
  const members = membersOf({
    'elements/chip.ts': chip(`
      /** The label. */
      @property({ type: String }) label = '';
      /** The number of entries. */
      @property({ type: Number }) count?: number;
      /** The value. */
      @fieldValue<DassChip, string>('defaultValue', text) declare value: string;
      /** The width in pixels. */
      @property({ type: Number }) width!: number;`),
  });
  const defaultOf = (name) => members.get(name).default;
  assert.equal(defaultOf('label'), "''");
  assert.equal(defaultOf('count'), 'undefined');
  assert.equal(defaultOf('value'), 'this.defaultValue');
  assert.equal(defaultOf('width'), undefined);
});

test('the type of an optional property has `undefined` once', () => {
  const members = membersOf({
    'elements/chip.ts': chip(`
      /** The number of entries. */
      @property({ type: Number }) count?: number | undefined;`),
  });
  assert.equal(members.get('count').type.text, 'number | undefined');
});

test('an element that reads data from the page has the slot `data` and the attribute `data-src`', () => {
  const { slots, attributes } = chipOf({
    'elements/chip.ts': chip("static override readonly pageData = new PageData('items');"),
  });
  assert.deepEqual(
    slots.map(({ name }) => name),
    ['data'],
  );
  assert.match(slots[0].description, /a list for `items`/);
  assert.deepEqual(
    attributes.map(({ name }) => name),
    ['data-src'],
  );
  assert.equal(chipOf({ 'elements/chip.ts': chip('') }).slots, undefined);
});
