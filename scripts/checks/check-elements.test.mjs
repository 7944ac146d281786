import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementProblems } from './check-elements.mjs';

const source = (tag, className) =>
  `export class ${className} {}\ndefine('${tag}', ${className});\ninterface HTMLElementTagNameMap {\n  '${tag}': ${className};\n}\n`;
const declaration = (tagName, name) => ({
  tagName,
  name,
  members: [
    { kind: 'field', name: 'label', description: 'The text that is shown.', default: "''" },
    { kind: 'field', name: 'validity', description: 'The state of validity.', readonly: true },
    {
      kind: 'method',
      name: 'focus',
      description: 'Moves the focus to the chip.',
      parameters: [{ name: 'options', type: { text: 'FocusOptions' }, description: 'as of `HTMLElement.focus()`' }],
      return: { type: { text: 'void' } },
    },
  ],
  events: [{ name: 'dass-close', description: 'Fired when the user closes it.' }],
  slots: [{ name: '', description: 'The content.' }],
  cssParts: [{ name: 'box', description: 'The box around it.' }],
});

/** A valid kit with two elements. */
function kit() {
  return {
    sources: new Map([
      ['elements/controls/chip/chip.ts', source('dass-chip', 'DassChip')],
      ['elements/picking/list-dialog/list-dialog.ts', source('dass-list-dialog', 'DassListDialog')],
      ['elements/base/registration.ts', 'export function define() { customElements.define(tagName, elementClass); }'],
    ]),
    manifest: {
      modules: [
        { source: 'elements/controls/chip/chip.ts', declarations: [declaration('dass-chip', 'DassChip')] },
        {
          source: 'elements/picking/list-dialog/list-dialog.ts',
          declarations: [declaration('dass-list-dialog', 'DassListDialog')],
        },
      ],
    },
    autoloader: `  'dass-chip': () => import('./controls/chip/chip.js'),\n  'dass-list-dialog': () => import('./picking/list-dialog/list-dialog.js'),\n`,
    entries: new Map([
      ['dass-chip.ts', "export { DassChip } from '../elements/controls/chip/chip.js';\n"],
      ['dass-list-dialog.ts', "export { DassListDialog } from '../elements/picking/list-dialog/list-dialog.js';\n"],
      ['dialogs.ts', "export { confirm } from '../elements/picking/confirm.js';\n"],
    ]),
    wrappers: new Map([
      ['dass-chip.ts', "  tagName: 'dass-chip',"],
      ['dass-list-dialog.ts', "  tagName: 'dass-list-dialog',"],
      [
        'index.ts',
        "export { DassChip, type DassChipProps } from './dass-chip.js';\nexport { DassListDialog, type DassListDialogProps } from './dass-list-dialog.js';",
      ],
    ]),
  };
}

/** Returns the problems after a change of the valid kit. */
function problemsAfter(change) {
  const changed = kit();
  change(changed);
  return elementProblems(changed);
}

test('a valid kit has no problems', () => {
  assert.deepEqual(elementProblems(kit()), []);
});

test('an element missing in the manifest is reported, and one that no module defines', () => {
  assert.deepEqual(
    problemsAfter(({ manifest }) => manifest.modules.pop()),
    ['<dass-list-dialog> is not in custom-elements.json'],
  );
  assert.deepEqual(
    problemsAfter(({ sources }) => sources.delete('elements/controls/chip/chip.ts')).sort(),
    ['custom-elements.json', 'elements/autoloader.ts', 'entries/', 'react-wrappers/', 'react-wrappers/index.ts'].map(
      (location) => `${location} has <dass-chip>, which no module defines`,
    ),
  );
});

test('an element missing in the manifest and in all generated files is reported', () => {
  const problems = problemsAfter((lost) => {
    lost.manifest.modules.pop();
    lost.autoloader = lost.autoloader.split('\n')[0];
    lost.wrappers.delete('dass-list-dialog.ts');
    lost.wrappers.set('index.ts', lost.wrappers.get('index.ts').split('\n')[0]);
  });
  assert.equal(problems.length, 4);
});

test('an incomplete autoloader is reported, and one with a wrong module', () => {
  assert.deepEqual(
    problemsAfter((changed) => (changed.autoloader = changed.autoloader.split('\n')[0])),
    ['<dass-list-dialog> is not in elements/autoloader.ts'],
  );
  assert.deepEqual(
    problemsAfter((changed) => (changed.autoloader = changed.autoloader.replace('chip/chip', 'chip/other'))),
    [
      'elements/autoloader.ts has elements/controls/chip/other.ts for <dass-chip>, not DassChip of elements/controls/chip/chip.ts',
    ],
  );
});

test('an entry that is missing or of another module is reported', () => {
  assert.deepEqual(
    problemsAfter(({ entries }) => entries.delete('dass-chip.ts')),
    ['<dass-chip> is not in entries/'],
  );
  assert.deepEqual(
    problemsAfter(({ entries }) => entries.set('dass-chip.ts', entries.get('dass-list-dialog.ts'))),
    [
      'entries/ has elements/picking/list-dialog/list-dialog.ts for <dass-chip>, not DassChip of elements/controls/chip/chip.ts',
    ],
  );
});

test('a wrapper that is missing, not exported, or of another tag is reported', () => {
  assert.deepEqual(
    problemsAfter(({ wrappers }) => wrappers.delete('dass-chip.ts')),
    ['<dass-chip> is not in react-wrappers/'],
  );
  assert.deepEqual(
    problemsAfter(({ wrappers }) => wrappers.set('index.ts', wrappers.get('index.ts').split('\n')[0])),
    ['<dass-list-dialog> is not in react-wrappers/index.ts'],
  );
  assert.deepEqual(
    problemsAfter(({ wrappers }) => wrappers.set('dass-chip.ts', "  tagName: 'dass-chop',")),
    ['react-wrappers/dass-chip.ts wraps <dass-chop>'],
  );
});

test('a tag registered without define(), twice, in an unreadable form, or without its type is reported', () => {
  const path = 'elements/controls/chip/chip.ts';
  const changed = (change) =>
    problemsAfter(({ sources }) => sources.set(path, change(sources.get(path)))).filter((text) => text.includes(path));
  assert.match(changed((code) => code + "customElements.define('x-chip', Chip);")[0], /calls customElements\.define/);
  assert.match(changed((code) => code + "define('dass-chip', DassChip);\n")[0], /is defined twice/);
  assert.match(changed((code) => code.replace('\ndefine(', '\nif (true) define('))[0], /that is not read/);
  assert.match(changed((code) => code.replace("'dass-chip': DassChip;", ''))[0], /HTMLElementTagNameMap/);
});

test('a statement after define() is reported', () => {
  const path = 'elements/controls/chip/chip.ts';
  assert.deepEqual(
    problemsAfter(({ sources }) => sources.set(path, `${sources.get(path)}const countText = (count) => count;\n`)),
    [`${path} has statements after define(): elements of the page would run before them`],
  );
});

test('an event, slot, part or property without a description is reported', () => {
  for (const kind of ['events', 'slots', 'cssParts', 'members']) {
    for (const description of [undefined, '', ' ', '-']) {
      const problems = problemsAfter(({ manifest }) => {
        manifest.modules[0].declarations[0][kind][0].description = description;
      });
      assert.equal(problems.length, 1, kind);
      assert.match(problems[0], /has no description$/);
    }
  }
});

test('a writable property without a default is reported', () => {
  assert.deepEqual(
    problemsAfter(({ manifest }) => delete manifest.modules[0].declarations[0].members[0].default),
    ["<dass-chip>: the property 'label' has no default"],
  );
});

test('a method without a return type is reported, and a parameter without a type or a description', () => {
  const problemsWith = (change) =>
    problemsAfter(({ manifest }) => change(manifest.modules[0].declarations[0].members[2]));
  for (const result of [undefined, { type: { text: '' } }]) {
    assert.deepEqual(
      problemsWith((focus) => (focus.return = result)),
      ["<dass-chip>: the method 'focus' has no return type"],
    );
  }
  for (const lost of ['type', 'description']) {
    assert.deepEqual(
      problemsWith((focus) => delete focus.parameters[0][lost]),
      ["<dass-chip>: the parameter 'options' of 'focus' has no type or no description"],
    );
  }
});

test('a requirement ID in a documentation comment is reported', () => {
  const problemsWith = (change) => problemsAfter(({ manifest }) => change(manifest.modules[0].declarations[0]));
  assert.deepEqual(
    problemsWith((chip) => (chip.members[0].description = 'The text that is shown (CH-01).')),
    ["<dass-chip>: members 'label' description names the requirement CH-01"],
  );
  assert.deepEqual(
    problemsWith((chip) => (chip.description = 'A chip, as CH-02 says.')),
    ['<dass-chip>: description names the requirement CH-02'],
  );
  assert.deepEqual(
    problemsWith((chip) => (chip.description = 'Understands ORA-02292 and reads UTF-16.')),
    [],
  );
});
