import assert from 'node:assert/strict';
import test from 'node:test';
import { checkLayers, importsOf } from './check-layers.mjs';

const check = (files, publics = {}) => checkLayers(new Map(Object.entries(files)), (family) => publics[family] ?? []);

test('finds imports in every form, and none in comments', () => {
  const code = `import a from './a.js';\nimport './b.js';\nexport * from "./c.js";\nconst d = await import('./d.js');\nawait import(/* circle: e opens it */ './e.js');\n// import './no.js';\n/* import './no.js'; */`;
  assert.deepEqual(
    importsOf(code).map(({ path, isExcused }) => path + (isExcused ? ' excused' : '')),
    ['./a.js', './b.js', './c.js', './d.js', './e.js excused'],
  );
});

test('an upward import is refused', () => {
  assert.match(check({ 'elements/base/a.ts': "import '../controls/button/button.js';" })[0], /upward/);
  assert.match(check({ 'elements/core/a.ts': "import '../../locales/index.js';" })[0], /upward|alone/);
  assert.deepEqual(check({ 'elements/controls/x/x.ts': "import '../../base/warn.js';" }), []);
});

test('an element that imports the shell, React or a wrapper is refused', () => {
  assert.match(check({ 'elements/picking/x/x.ts': "import React from 'react';" })[0], /react/);
  assert.match(check({ 'elements/picking/x/x.ts': "import '../../../react-wrappers/dass-button.js';" })[0], /upward/);
  assert.match(check({ 'elements/picking/x/x.ts': "import '../../../shell/main.js';" })[0], /upward/);
});

test('a family imports from another family only its public files', () => {
  const files = { 'elements/navigation/a/a.ts': "import '../../messages/confirm-dialog/confirm.js';" };
  assert.match(check(files)[0], /public/);
  assert.deepEqual(
    check(files, {
      messages: ['elements/messages/confirm-dialog/confirm.ts', 'elements/messages/confirm-dialog/confirm.js'],
    }),
    [],
  );
  assert.deepEqual(check({ 'elements/navigation/a/a.ts': "import '../../fields/b/b.js';" }), []);
});

test('a screen or a page that imports the platform is refused', () => {
  const platform = 'shell/platform/apis/http-materials.ts';
  const screen = check({
    'shell/workspace/materials/use-materials.ts': `import '../../platform/apis/http-materials.js';`,
  });
  assert.deepEqual(screen, [
    `shell/workspace/materials/use-materials.ts imports ${platform}: a screen asks through useApis() or usePlatform()`,
  ]);
  assert.match(check({ 'shell/pages/home/a.tsx': "await import('../../platform/platform.js');" })[0], /useApis/);
  assert.match(
    check({ 'shell/workspace/materials/api.ts': "import type { A } from '../../platform/a.js';" })[0],
    /useApis/,
  );
  assert.deepEqual(check({ 'shell/main.tsx': "import './platform/http-platform.js';" }), []);
  assert.deepEqual(check({ [platform]: "import type { A } from '../../workspace/materials/api.js';" }), []);
});

test('a circle is refused', () => {
  assert.match(check({ 'locales/a.ts': "import './b.ts';", 'locales/b.ts': "import './a.ts';" })[0], /circle/);
  assert.match(check({ 'locales/a.ts': "import './b.ts';", 'locales/b.ts': "await import('./a.ts');" })[0], /circle/);
  const excused = "await import(/* circle: a opens b, and b shows a */ './a.ts');";
  assert.deepEqual(check({ 'locales/a.ts': "import './b.ts';", 'locales/b.ts': excused }), []);
});

test('the shell imports only public entries of the kit', () => {
  const entry = { 'entries/dass-button.ts': "export * from '../elements/controls/button/button.js';" };
  const shell = (code) => check({ ...entry, 'shell/a.ts': code });
  assert.deepEqual(shell("import 'dass-elements/dass-button.js';"), []);
  assert.match(shell("import 'dass-elements/button.js';")[0], /no entry/);
  assert.match(shell("import 'dass-elements/elements/controls/button/button.js';")[0], /no entry/);
  assert.match(shell("import '../elements/controls/button/button.js';")[0], /only its entries/);
  assert.match(shell("import '../entries/dass-button.js';")[0], /only its entries/);
  assert.match(check({ 'sample-data/a.ts': "import '../locales/index.js';" })[0], /only its entries/);
  assert.match(check({ ...entry, 'elements/base/a.ts': "import 'dass-elements/dass-button.js';" })[0], /does not use/);
});
