import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';

/** A small repository whose files import each other as they may, and as they may not. */
const files = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      moduleResolution: 'Bundler',
      module: 'ESNext',
      paths: { 'dass-elements/react/*.js': ['./react-wrappers/*.ts'], 'dass-elements/*.js': ['./entries/*.ts'] },
    },
  }),
  ...Object.fromEntries(
    ['lit', 'react', '@lit/react', 'dass-localize'].flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  'themes/tokens.ts': "import { css } from 'lit'; export const tokens = css;",
  'elements/core/text/fold.ts': 'export const fold = 1;',
  'elements/core/text/up.ts': "import '../../../locales/index.js';",
  'elements/core/text/themed.ts': "import '../../../themes/tokens.js';",
  'elements/core/text/disk.ts': "import 'node:fs';",
  'locales/index.ts': "import 'dass-localize'; export const msg = 1;",
  'locales/a.ts': "import './b.js';",
  'locales/b.ts': "import './a.js';",
  'locales/c.ts': "import './d.js';",
  'locales/d.ts': "export const load = () => import('./c.js');",
  'locales/e.ts': "import type { F } from './f.js'; export type E = F;",
  'locales/f.ts': "import type { E } from './e.js'; export type F = E;",
  'elements/base/warn.ts': "import { fold } from '../core/text/fold.js'; export const warn = fold;",
  'elements/base/up.ts': "import '../controls/button/button.js';",
  'elements/base/entry.ts': "import 'dass-elements/dass-button.js';",
  'elements/base/lost.ts': "import './nowhere.js';",
  'elements/controls/button/button.ts':
    "import { html } from 'lit'; import '../../base/warn.js'; export const b = html;",
  'elements/controls/button/up.ts': "import '../../picking/pick-list/pick-list.js';",
  'elements/controls/button/button.test.ts': "import '../../../shell/main.js';",
  'elements/fields/text-input/text-input.ts': 'export const t = 1;',
  'elements/picking/pick-list/pick-list.ts': "import '../../fields/text-input/text-input.js';",
  'elements/picking/pick-list/pick-list.examples.ts': "import '../../../sample-data/materials.js';",
  'elements/picking/pick-list/data.ts': "import '../../../sample-data/materials.js';",
  'elements/picking/pick-list/react.ts': "import 'react';",
  'elements/picking/pick-list/wrapped.ts': "import '../../../react-wrappers/dass-button.js';",
  'elements/picking/pick-list/shell.ts': "import '../../../shell/main.js';",
  'elements/picking/pick-list/helped.ts': "import '../../../test/support/user.js';",
  'elements/messages/public.json': '["confirm-dialog/confirm.ts"]',
  'elements/messages/confirm-dialog/confirm.ts': 'export const confirm = 1;',
  'elements/messages/confirm-dialog/confirm-dialog.ts': 'export const dialog = 1;',
  'elements/navigation/menu/menu.ts': "import '../../messages/confirm-dialog/confirm.js';",
  'elements/navigation/menu/private.ts': "import '../../messages/confirm-dialog/confirm-dialog.js';",
  'elements/autoloader.ts': "export const load = () => import('./messages/confirm-dialog/confirm-dialog.js');",
  'entries/dass-button.ts': "export * from '../elements/controls/button/button.js';",
  'react-wrappers/dass-button.ts':
    "import 'react'; import '../entries/dass-button.js'; import './internal/create-component.js';",
  'react-wrappers/internal/create-component.ts': "import 'react'; import '@lit/react';",
  'sample-data/materials.ts': 'export const materials = [];',
  'sample-data/texts.ts': "import '../locales/index.js';",
  'shell/main.tsx':
    "import 'dass-elements/dass-button.js'; import '../sample-data/materials.js'; import './platform/http.js';",
  'shell/router.tsx': "import './pages/home.js';",
  'shell/app/context.ts': "import type { P } from '../platform/platform.js'; export type C = P;",
  'shell/app/paths.ts': "import '../configuration.js';",
  'shell/app/up.ts': "import '../session/session.js';",
  'shell/configuration.ts': "import './locales/localize.js';",
  'shell/locales/localize.ts': 'export const msg = 1;',
  'shell/session/session.ts': "import '../app/context.js';",
  'shell/session/up.ts': "import '../platform/http.js';",
  'shell/user/menu.ts': "import '../session/session.js';",
  'shell/user/up.ts': "import '../workspace/screens.js';",
  'shell/history/back.ts': "import '../app/paths.js';",
  'shell/history/beside.ts': "import '../routes/guard.js';",
  'shell/routes/guard.ts': "import '../user/menu.js';",
  'shell/routes/up.ts': "export const load = () => import('../frame/frame.js');",
  'shell/frame/frame.ts': "import '../routes/guard.js'; import '../history/back.js';",
  'shell/frame/unlisted.ts': "import '../elsewhere/a.js';",
  'shell/elsewhere/a.ts': 'export const a = 1;',
  'shell/workspace/screens.ts': "import '../frame/frame.js';",
  'shell/workspace/apis-context.ts': "import type { Api } from './materials/api.js'; export type Apis = Api;",
  'shell/workspace/record/screen.ts': "import '../options.js';",
  'shell/workspace/record/private.ts': "import type { Api } from '../materials/api.js'; export type A = Api;",
  'shell/workspace/documents/list.ts': "import '../record/screen.js';",
  'shell/workspace/options.ts': 'export const options = [];',
  'shell/workspace/private.ts': "import type { Api } from './materials/api.js'; export type A = Api;",
  'shell/workspace/purchase/screen.ts':
    "import '../record/screen.js'; import '../documents/list.js'; import '../apis-context.js'; import './form.js';",
  'shell/workspace/purchase/form.ts': 'export const form = 1;',
  'shell/workspace/purchase/private.ts': "import type { Api } from '../materials/api.js'; export type A = Api;",
  'shell/workspace/up.ts': "import '../pages/list.js';",
  'shell/pages/list.ts': "import '../workspace/screens.js';",
  'shell/login/login.ts': "import '../platform/http.js';",
  'shell/platform/platform.ts': "import '../app/paths.js'; export type P = 1;",
  'shell/platform/up.ts': "import '../login/login.js';",
  'shell/direct.ts': "import '../elements/controls/button/button.js';",
  'shell/entry.ts': "import '../entries/dass-button.js';",
  'shell/no-entry.ts': "import 'dass-elements/button.js';",
  'shell/platform/http.ts': "import type { Api } from '../workspace/materials/api.js'; export type Http = Api;",
  'shell/workspace/materials/api.ts': 'export type Api = 1;',
  'shell/workspace/materials/screen.ts': "import '../../platform/http.js';",
  'shell/pages/home.ts': "export const load = () => import('../platform/http.js');",
  'test/support/user.ts': 'export const user = 1;',
};

/** The refused imports, and the rules that refuse them. */
const refused = {
  'elements/core/text/up.ts': ['core-stands-alone', 'upward-from-elements-core'],
  'elements/core/text/themed.ts': ['core-stands-alone'],
  'elements/core/text/disk.ts': ['core-stands-alone', 'no-layer', 'package-in-elementscore'],
  'locales/a.ts': ['circle'],
  'locales/b.ts': ['circle'],
  'locales/c.ts': ['circle'],
  'locales/d.ts': ['circle'],
  'locales/e.ts': ['circle'],
  'locales/f.ts': ['circle'],
  'elements/base/up.ts': ['upward-from-elements-base'],
  'elements/base/entry.ts': ['no-entries-in-the-kit', 'upward-from-elements-base'],
  'elements/base/lost.ts': ['no-layer', 'not-found'],
  'elements/controls/button/up.ts': ['private-to-picking', 'upward-from-elements-controls'],
  'elements/picking/pick-list/data.ts': ['no-layer'],
  'elements/picking/pick-list/react.ts': ['package-in-elements'],
  'elements/picking/pick-list/wrapped.ts': ['upward-from-elements'],
  'elements/picking/pick-list/shell.ts': ['upward-from-elements'],
  'elements/picking/pick-list/helped.ts': ['no-layer'],
  'elements/navigation/menu/private.ts': ['private-to-messages'],
  'sample-data/texts.ts': ['entries-only'],
  'shell/direct.ts': ['entries-only'],
  'shell/entry.ts': ['entries-only'],
  'shell/no-entry.ts': ['no-layer-but-sample-data', 'not-found'],
  'shell/app/up.ts': ['upward-from-shell-app'],
  'shell/session/up.ts': ['upward-from-shell-session'],
  'shell/user/up.ts': ['upward-from-shell-user'],
  'shell/history/beside.ts': ['upward-from-shell-history'],
  'shell/routes/up.ts': ['upward-from-shell-routes'],
  'shell/frame/unlisted.ts': ['upward-from-shell-frame'],
  'shell/workspace/record/private.ts': ['features-are-composed', 'private-to-feature'],
  'shell/workspace/private.ts': ['features-are-composed'],
  'shell/workspace/purchase/private.ts': ['private-to-feature'],
  'shell/workspace/up.ts': ['upward-from-shell-workspace'],
  'shell/platform/up.ts': ['upward-from-shell-platform'],
  'shell/workspace/materials/screen.ts': ['screens-without-platform', 'upward-from-shell-workspace'],
  'shell/pages/home.ts': ['screens-without-platform', 'upward-from-shell-pages'],
};

describe('check:layers', () => {
  const found = {};
  let root = '';

  before(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'dass-layers-')));
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(join(root, dirname(path)), { recursive: true });
      writeFileSync(join(root, path), code);
    }
    const folders = ['themes', 'elements', 'locales', 'entries', 'react-wrappers', 'shell', 'sample-data'];
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        '--config',
        resolve('scripts/checks/layers.config.mjs'),
        '--output-type',
        'json',
        ...folders,
      ],
      { cwd: root, encoding: 'utf8' },
    );
    assert.equal(stderr, '');
    for (const { from, cycle = [], rule } of JSON.parse(stdout).summary.violations)
      for (const path of [from, ...cycle.map(({ name }) => name)]) (found[path] ??= new Set()).add(rule.name);
  });
  after(() => rmSync(root, { recursive: true }));

  for (const path of Object.keys(files).filter((path) => /[.]tsx?$/.test(path))) {
    const rules = refused[path];
    it(rules ? `refuses ${path}: ${rules.join(', ')}` : `accepts ${path}`, () => {
      assert.deepEqual([...(found[path] ?? [])].sort(), rules ?? []);
    });
  }
});
