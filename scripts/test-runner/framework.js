// Runs a test file with Mocha in the page, with stricter rules than Web Test Runner. A file fails without a test, or
// with a test that is skipped without a reason. A test fails with an uncaught error, an unhandled rejection, or an
// unexpected warning or error in the console, even after its end.
import { executeServerCommand } from '@web/test-runner-commands';
import { pageTimes, startTests } from './page-times.js';
import { failTests, nextTask, startTest, watchConsole } from './page-problems.js';
import { mocha, runTests } from '@web/test-runner-mocha';

/** The end of a skipped test's title, see test/support/engine.ts. */
const REASON = / \[[^[]+\]$/;

// The files of a window share its session.
sessionStorage.clear();
watchConsole();
// That Lit runs in its development mode is wanted here: its other warnings fail tests.
globalThis.litIssuedWarnings = new Set(['dev-mode']);

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
  startTests();
  const skipped = pendingTests(mocha.suite).filter((test) => !REASON.test(test.title));
  if (skipped.length > 0) throw new Error(`Skipped without a reason: ${skipped.map((test) => test.title).join('; ')}`);
  if (mocha.suite.total() === 0 && !(await isAboutSomeElements())) throw new Error('There is no test in this file');
  after('no problem outside of the tests', async () => {
    const problems = await failTests();
    await executeServerCommand('dass:times', pageTimes());
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });
});

/** Returns whether only some elements are tested (`npm run test:element`): then a file about other elements has no tests. */
async function isAboutSomeElements() {
  const { elements } = await (await fetch('/wanted.json')).json();
  return elements.length > 0;
}
