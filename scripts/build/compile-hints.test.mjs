import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { compileHints, loadedAtOnce } from './compile-hints.mjs';

const chunk = (imports, isEntry = false) => ({ type: 'chunk', isEntry, imports, code: 'export{}' });
const build = () => ({
  'main.js': chunk(['base.js', 'react'], true),
  'base.js': chunk(['lit.js']),
  'lit.js': chunk(['base.js']),
  'dialog.js': chunk(['lit.js']),
  'main.css': { type: 'asset' },
});

test('loadedAtOnce() returns the entry and its static imports, without dynamic and external ones', () => {
  assert.deepEqual([...loadedAtOnce(build())], ['main.js', 'base.js', 'lit.js']);
});

test('only scripts that are loaded at start-up get the hint', () => {
  const bundle = build();
  compileHints().generateBundle.handler({}, bundle);
  const isHinted = ({ code }) => code?.startsWith('//# allFunctionsCalledOnLoad\n');
  assert.deepEqual(
    Object.keys(bundle).filter((name) => isHinted(bundle[name])),
    ['main.js', 'base.js', 'lit.js'],
  );
});
