// Runs a test file with Mocha in the page, stricter than Web Test Runner does by itself. A file fails that has no test, or
// skips one without a reason. A test fails in which an error was not caught or a rejection not handled, even if that comes
// after its end.
import { failTests, nextTask, startTest } from './page-errors.js';
import { mocha, runTests } from '@web/test-runner-mocha';

/** The end of a skipped test's title, see test/support/engine.ts. */
const REASON = / \[[^[]+\]$/;

const pendingTests = ({ tests, suites }) => [
  ...tests.filter((test) => test.isPending()),
  ...suites.flatMap((suite) => pendingTests(suite)),
];

await runTests(async () => {
  beforeEach(function () {
    startTest(this.currentTest);
  });
  afterEach(() => nextTask());
  const { testFile } = window.__WTR_CONFIG__;
  await import(new URL(testFile, document.baseURI).href);
  const skipped = pendingTests(mocha.suite).filter((test) => !REASON.test(test.title));
  if (skipped.length > 0) throw new Error(`Skipped without a reason: ${skipped.map((test) => test.title).join('; ')}`);
  if (mocha.suite.total() === 0 && !(await isAboutOneElement())) throw new Error('There is no test in this file');
  after('no error outside of the tests', async () => {
    const errors = await failTests();
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
});

/** Whether the run is about one element (`npm run test:element`): what is about other kinds of elements has no test then. */
async function isAboutOneElement() {
  const { element } = await (await fetch('/wanted.json')).json();
  return element !== '';
}
