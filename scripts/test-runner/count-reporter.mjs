// Extends Web Test Runner's default report by the skipped tests with their reasons (see test/support/engine.ts), and
// by a line of counts that scripts/test/test.mjs reads.
import { defaultReporter } from '@web/test-runner';
import { relative } from 'node:path';
import { addCounts, noCounts, reportCounts } from './counts.mjs';
import { timesOf } from './session-times.mjs';

const tests = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(tests)] : []);

/** Groups skipped tests by the reason that test/support/engine.ts appends to the title. */
function skippedByReason(all) {
  const groups = new Map();
  for (const { name } of all.filter((test) => test.skipped)) {
    const [, title, reason] = /^(.*) (\[[^[]*\])$/.exec(name) ?? [undefined, name, 'without a reason'];
    groups.set(reason, [...(groups.get(reason) ?? []), title]);
  }
  return groups;
}

export function countReporter() {
  return {
    ...defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true }),
    onTestRunFinished({ sessions }) {
      const all = sessions.flatMap((session) => tests(session.testResults));
      for (const [reason, names] of skippedByReason(all)) console.log(`not run ${reason}:\n  ${names.join('\n  ')}`);
      const counts = noCounts();
      /** @type {Record<string, import('./counts.mjs').FileCounts>} */
      const files = {};
      for (const session of sessions) {
        const own = countsOf(session);
        addCounts(counts, own);
        files[relative(process.cwd(), session.testFile)] = own;
      }
      reportCounts('elements', { ...counts, files });
    },
  };
}

/** An error outside of the tests of a file counts as one failure. @returns {import('./counts.mjs').FileCounts} */
function countsOf(session) {
  const all = tests(session.testResults);
  const skipped = all.filter((test) => test.skipped).length;
  const passed = all.filter((test) => test.passed && !test.skipped).length;
  const failedTests = all.filter((test) => !test.passed && !test.skipped).map(({ name }) => name);
  const failed = failedTests.length || Number(!session.passed);
  return { passed, failed, skipped, failedTests, times: timesOf(session.id) };
}
