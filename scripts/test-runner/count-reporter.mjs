// Adds to Web Test Runner's own report a line of counts that scripts/test.mjs reads, and prints each test that failed.
import { defaultReporter } from '@web/test-runner';
import { writeFileSync } from 'node:fs';

const tests = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(tests)] : []);

export function countReporter() {
  return {
    ...defaultReporter({ reportTestResults: true, reportTestProgress: process.stdout.isTTY === true }),
    onTestRunFinished({ sessions }) {
      const all = sessions.flatMap((session) => tests(session.testResults));
      const passed = all.filter((test) => test.passed && !test.skipped).length;
      const skipped = all.filter((test) => test.skipped).length;
      const broken = sessions.filter(
        (session) => !session.passed && !tests(session.testResults).some((test) => !test.passed && !test.skipped),
      ).length;
      const failed = all.filter((test) => !test.passed && !test.skipped).length + broken;
      console.log(
        `elements: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''} (${sessions.length} files)`,
      );
      if (process.env.DASS_COUNTS) writeFileSync(process.env.DASS_COUNTS, JSON.stringify({ passed, failed, skipped }));
    },
  };
}
