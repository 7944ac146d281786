import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { folderProblems, generatedFiles } from './check-folders.mjs';

const many = (count, folder, end = '.ts') => Array.from({ length: count }, (_, index) => `${folder}/a${index}${end}`);
const none = () => false;

test('a folder with more than 20 source files is refused', () => {
  assert.deepEqual(folderProblems(many(20, 'elements/x'), none), []);
  assert.match(folderProblems(many(21, 'elements/x'), none)[0], /^elements\/x has 21 source files/);
  const mixed = [...many(10, 'shell/x', '.tsx'), ...many(10, 'shell/x', '.ts'), 'shell/x/b.mjs'];
  assert.equal(folderProblems(mixed, none).length, 1);
});

test('subfolders, tests, examples and other files are not counted', () => {
  const full = many(20, 'elements/x');
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
  assert.equal(isGenerated('react-wrappers/cells/react-cells.ts'), false);
  assert.equal(isGenerated('entries/dass-button.ts'), true);
  assert.equal(isGenerated('entries/dialogs.ts'), false);
  assert.equal(isGenerated('elements/autoloader.ts'), true);
  assert.equal(isGenerated('elements/autoloader.tsx'), false);
});
