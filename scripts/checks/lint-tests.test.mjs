import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();
/** Returns the rules that lint reports for a file, by default a test file. */
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

test('lint refuses fixed waits', async () => {
  for (const code of [
    'await new Promise((resolve) => setTimeout(resolve, 850));',
    'await sleep(5);',
    'await page.waitForTimeout(300);',
  ])
    assert.deepEqual(await problemsOf(code), ['no-restricted-syntax'], code);
});

test('lint allows waiting for the next task, and a skip with a reason at run time', async () => {
  assert.deepEqual(await problemsOf('await new Promise((resolve) => setTimeout(resolve));'), []);
  assert.deepEqual(await problemsOf("test('x', (t) => { if (process.env.X) t.skip('no network here'); });"), []);
});

test('lint refuses a dynamic import in an element without error handling', async () => {
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
