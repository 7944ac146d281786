import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { elementProblems, folderProblems, generatedFiles } from './check-folders.mjs';

const many = (count, folder, end = '.ts') => Array.from({ length: count }, (_, index) => `${folder}/a${index}${end}`);
const none = () => false;

test('a folder with more than 25 source files is refused', () => {
  assert.deepEqual(folderProblems(many(25, 'elements/x'), none), []);
  assert.match(folderProblems(many(26, 'elements/x'), none)[0], /^elements\/x has 26 source files/);
  const mixed = [...many(13, 'shell/x', '.tsx'), ...many(12, 'shell/x', '.ts'), 'shell/x/b.mjs'];
  assert.equal(folderProblems(mixed, none).length, 1);
});

test('subfolders, tests, examples and other files are not counted', () => {
  const full = many(25, 'elements/x');
  for (const path of [
    'elements/x/y/b.ts',
    'elements/x/b.test.ts',
    'elements/x/b-model.test.ts',
    'elements/x/b.e2e.ts',
    'elements/x/b.examples.ts',
    'elements/x/b.json',
    'elements/x/b.css',
  ])
    assert.deepEqual(folderProblems([...full, path], none), [], path);
});

test('files marked as generated in .gitattributes are not counted', () => {
  const isGenerated = generatedFiles(readFileSync('.gitattributes', 'utf8'));
  assert.deepEqual(folderProblems(many(60, 'locales/generated', '.ts'), isGenerated), []);
  assert.equal(folderProblems(many(60, 'locales/generated-by-others', '.ts'), isGenerated).length, 1);
  assert.equal(isGenerated('react-wrappers/dass-button.ts'), true);
  assert.equal(isGenerated('react-wrappers/internal/react-cells.ts'), false);
  assert.equal(isGenerated('entries/dass-button.ts'), true);
  assert.equal(isGenerated('entries/dialogs.ts'), false);
  assert.equal(isGenerated('elements/autoloader.ts'), true);
  assert.equal(isGenerated('elements/autoloader.tsx'), false);
});

/** Code of a number of lines. */
const lines = (count, code = '') => `${code}\n${'// …\n'.repeat(count - 1)}`;
/** An element in its folder, which is without problems, and further files. */
const problemsOf = (files) =>
  elementProblems(
    new Map(
      Object.entries({
        'elements/messages/note/note.ts': lines(60, "define('dass-note', DassNote);"),
        ...files,
      }),
    ),
    none,
  );
const note = 'elements/messages/note';

test('a file has at most 450 lines', () => {
  assert.deepEqual(problemsOf({ [`${note}/note.ts`]: lines(450) }), []);
  assert.match(problemsOf({ [`${note}/note.ts`]: lines(451) })[0], /note\.ts has 451 lines/);
});

test('a file of fewer than 40 lines needs two users, a dynamic import, or an entry', () => {
  const short = `${note}/short.ts`;
  const one = { [short]: lines(39), [`${note}/a.ts`]: lines(40, "import { b } from './short.js';") };
  assert.deepEqual(problemsOf({ ...one, [short]: lines(40) }), []);
  assert.match(problemsOf(one)[0], /short\.ts has 39 lines, .*merge it into elements\/messages\/note\/a\.ts/);
  const second = { 'elements/messages/other.ts': lines(40, "import type { b } from './note/short.js';") };
  assert.deepEqual(problemsOf({ ...one, ...second }), [], 'a second user');
  for (const [path, code] of [
    ['elements/messages/other.ts', "const load = () => import('./note/short.js');"],
    ['elements/messages/other.ts', "const address = new URL('./note/short.ts', import.meta.url);"],
    ['entries/note.ts', "export { b } from '../elements/messages/note/short.js';"],
  ])
    assert.deepEqual(problemsOf({ [short]: lines(39), [path]: lines(40, code) }), [], code);
});

test('tests and examples are no users; style sheets and elements may be short', () => {
  const short = `${note}/short.ts`;
  for (const end of ['test', 'examples'])
    assert.equal(problemsOf({ [short]: lines(9), [`${note}/a.${end}.ts`]: "import './short.js';" }).length, 1, end);
  assert.deepEqual(problemsOf({ [`${note}/note.styles.ts`]: lines(9) }), []);
  assert.deepEqual(problemsOf({ [`${note}/note.ts`]: lines(9, "define('dass-note', DassNote);") }), []);
});

test('a folder in an element or a family has at least four files', () => {
  const files = Object.fromEntries(['a', 'b', 'c'].map((name) => [`${note}/part/${name}.ts`, lines(50)]));
  assert.match(problemsOf(files)[0], /^elements\/messages\/note\/part\/ has 3 source files/);
  assert.deepEqual(problemsOf({ ...files, [`${note}/part/d.ts`]: lines(50) }), []);
  assert.deepEqual(problemsOf({ 'elements/core/rooms/a.ts': lines(50) }), [], 'a folder of core');
});

test('names say what a file is', () => {
  const refused = {
    'note-options.ts': 'abstract class A {\n  @property()\n  a = 1;\n}',
    'note-properties.ts': 'export const a = 1;',
    'note-events.ts': 'export const a = 1;',
    'note-parts.ts': 'export const renderA = 1;',
    'note-template.ts': 'export const renderA = 1;',
    'render-note.ts': 'export const a = 1;',
    'note-model.ts': "import { html } from 'lit';",
    'width-model.ts': 'export const width = () => getComputedStyle(element).width;',
    'field.ts': 'class A {\n  protected fire(type: string): void {}\n}',
    'caller.ts': "this.fire('change');",
  };
  for (const [name, code] of Object.entries(refused))
    assert.match(problemsOf({ [`${note}/${name}`]: lines(50, code) }).join(), new RegExp(`/${name} `), name);
  const accepted = {
    'note-properties.ts': refused['note-options.ts'],
    'note-events.ts': 'export interface NoteEvents {}',
    'render-note.ts': 'export const renderNote = () => html``;',
    'note-model.ts': 'export const a = 1;',
    'note-options.ts': 'export interface NoteOptions {}',
    'field.ts': "this.emit('dass-change');",
  };
  for (const [name, code] of Object.entries(accepted))
    assert.deepEqual(problemsOf({ [`${note}/${name}`]: lines(50, code) }), [], name);
  assert.match(problemsOf({ 'elements/core/x/y-model.ts': lines(50) })[0], /y-model\.ts: nothing in elements\/core/);
});
