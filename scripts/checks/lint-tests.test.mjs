import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();
/** What lint says to a file, of tests by default. */
async function problemsOf(code, filePath = 'scripts/some.test.mjs') {
  const [result] = await eslint.lintText(code, { filePath });
  return result.messages.map(({ ruleId }) => ruleId);
}

test('lint refuses tests that run alone', async () => {
  for (const code of ["it.only('x', () => {});", "describe.only('x', () => {});", "suite.only('x', () => {});"])
    assert.deepEqual(await problemsOf(code), ['no-only-tests/no-only-tests'], code);
});

test('lint refuses tests that are left out', async () => {
  for (const code of [
    "test('x', { only: true }, () => {});",
    "test.skip('x', () => {});",
    "it.todo('x');",
    "test('x', { skip: 'later' }, () => {});",
    "xit('x', () => {});",
    "fdescribe('x', () => {});",
    "it('x', function () { this.skip(); });",
  ])
    assert.deepEqual(await problemsOf(code), ['no-restricted-syntax'], code);
});

test('lint refuses to wait for a time', async () => {
  for (const code of [
    'await new Promise((resolve) => setTimeout(resolve, 850));',
    'await sleep(5);',
    'await page.waitForTimeout(300);',
  ])
    assert.deepEqual(await problemsOf(code), ['no-restricted-syntax'], code);
});

test('lint allows what waits for the next task, and what a test skips when it knows why', async () => {
  assert.deepEqual(await problemsOf('await new Promise((resolve) => setTimeout(resolve));'), []);
  assert.deepEqual(await problemsOf("test('x', (t) => { if (process.env.X) t.skip('no network here'); });"), []);
});

test('lint refuses an import() in an element whose failure nobody would show', async () => {
  const load = "import('./parts.js')";
  const problems = (code) => problemsOf(code, 'elements/base/loading/idle.ts');
  for (const code of [
    `export const load = () => ${load};`,
    `export const load = async () => (await ${load}).show();`,
    `export const parts = new Cache(() => ${load});`,
    `export const parts = new LazyImport(host, load, ${load});`,
  ])
    assert.deepEqual(await problems(code), ['no-restricted-syntax'], code);
  for (const code of [
    `export const parts = new LazyImport(host, () => ${load});`,
    `export const parts = new LazyImport(host, async () => (await ${load}).Parts, { silent: true });`,
    `export const parts = new PageImport(() => Promise.all([${load}, ${load}]));`,
  ])
    assert.deepEqual(await problems(code), [], code);
});
