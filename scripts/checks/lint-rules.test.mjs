import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, test } from 'node:test';

const TEST = (name) => `scripts/${name}.test.mjs`;
const ELEMENT = (name) => `elements/base/${name}.ts`;
const load = "import('./parts.js')";

/** By title: the place of a file, the code of several files, and the rules that lint reports for each of them. */
const cases = {
  'refuses tests that run alone': [
    TEST,
    ["it.only('x', () => {});", "describe.only('x', () => {});", "suite.only('x', () => {});"],
    ['dass(no-only-tests)'],
  ],
  'refuses tests that are left out': [
    TEST,
    [
      "test('x', { only: true }, () => {});",
      "test.skip('x', () => {});",
      "it.todo('x');",
      "test('x', { skip: 'later' }, () => {});",
      "xit('x', () => {});",
      "fdescribe('x', () => {});",
      "it('x', function () { this.skip(); });",
    ],
    ['dass(no-skipped-tests)'],
  ],
  'refuses fixed waits': [
    TEST,
    ['await new Promise((resolve) => setTimeout(resolve, 850));', 'await sleep(5);', 'await page.waitForTimeout(300);'],
    ['dass(no-fixed-waits)'],
  ],
  'allows waiting for the next task, and a skip with a reason at run time': [
    TEST,
    [
      'await new Promise((resolve) => setTimeout(resolve));',
      "test('x', (t) => { if (process.env.X) t.skip('no network here'); });",
    ],
    [],
  ],
  'refuses a promise that a test does not wait for': [
    (name) => `elements/base/${name}.test.ts`,
    ["const later = async () => 1;\nit('x', () => { later(); });"],
    ['typescript(no-floating-promises)'],
  ],
  'refuses a dynamic import in an element without error handling': [
    ELEMENT,
    [
      `export const load = () => ${load};`,
      `export const load = async () => (await ${load}).show();`,
      `export const parts = new Cache(() => ${load});`,
      `export const parts = new LazyImport(host, load, ${load});`,
    ],
    ['dass(no-bare-imports)'],
  ],
  'allows a dynamic import in an element with error handling': [
    ELEMENT,
    [
      `export const parts = new LazyImport(host, () => ${load});`,
      `export const parts = new LazyImport(host, async () => (await ${load}).Parts, { silent: true });`,
      `export const parts = new PageImport(() => Promise.all([${load}, ${load}]));`,
    ],
    [],
  ],
  'refuses a composition that is recognized without the key code': [
    ELEMENT,
    [
      "export const ends = (event: KeyboardEvent) => event.key === 'Enter' && !event.isComposing;",
      'export const isPart = (event: KeyboardEvent) => event.keyCode === 229;',
    ],
    ['dass(no-bare-composing)'],
  ],
  'refuses another text for one whose catalogue may be loading': [
    ELEMENT,
    [
      "export const label = (text: string) => resolveText(text) || msg('Tabela', { id: 'dassTable' });",
      "export const name = (text: string) => resolveText(text).trim() || 'x';",
    ],
    ['dass(no-text-or)'],
  ],
  'refuses formatters beside those of the kit': [
    ELEMENT,
    ["export const format = new Intl.NumberFormat('en');", 'export const text = new Date().toLocaleString();'],
    ['dass(no-formats)'],
  ],
  'refuses a repeated event': [
    ELEMENT,
    ['export const repeat = (event: Event) => document.dispatchEvent(event);'],
    ['dass(no-repeated-events)'],
  ],
  'refuses a template that a screen reader cannot use, also the second one of a file': [
    ELEMENT,
    ["import { html } from 'lit';\nexport const first = html`<p></p>`;\nexport const image = html`<img src='x.png'>`;"],
    ['dass(template-alt-text)'],
  ],
};

let root = '';
/** @type {Map<string, string[]>} rules by file */
const found = new Map();
const fileOf = (title, index) => `${Object.keys(cases).indexOf(title)}-${index}`;

before(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'dass-lint-')));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  symlinkSync(resolve('scripts/checks'), join(root, 'checks'));
  const config = readFileSync('.oxlintrc.json', 'utf8').replace('./scripts/checks/', './checks/');
  writeFileSync(join(root, '.oxlintrc.json'), config);
  writeFileSync(join(root, 'tsconfig.json'), '{ "compilerOptions": { "types": ["mocha"], "strict": true } }');
  for (const [title, [place, codes]] of Object.entries(cases)) {
    codes.forEach((code, index) => {
      const file = join(root, place(fileOf(title, index)));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${code}\n`);
    });
  }
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/oxlint/bin/oxlint'), '--type-aware', '--format=json', 'scripts', 'elements'],
    { cwd: root, encoding: 'utf8' },
  );
  assert.equal(stderr, '');
  for (const { filename, code } of JSON.parse(stdout).diagnostics)
    found.set(filename, [...(found.get(filename) ?? []), code]);
});
after(() => rmSync(root, { recursive: true, force: true }));

for (const [title, [place, codes, rules]] of Object.entries(cases)) {
  test(`lint ${title}`, () => {
    codes.forEach((code, index) => assert.deepEqual(found.get(place(fileOf(title, index))) ?? [], rules, code));
  });
}
