// Adds to Web Test Runner's own report each test that was not run (with its reason, see test/support/engine.ts) and a line
// of counts that scripts/test.mjs reads.
import { defaultReporter } from '@web/test-runner';
import { writeFileSync } from 'node:fs';

const tests = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(tests)] : []);

/** By their reason, which test/support/engine.ts writes behind the title. */
function notRun(all) {
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
      const passed = all.filter((test) => test.passed && !test.skipped).length;
      const skipped = all.filter((test) => test.skipped).length;
      for (const [reason, names] of notRun(all)) console.log(`not run ${reason}:\n  ${names.join('\n  ')}`);
      const broken = sessions.filter(
        (session) => !session.passed && !tests(session.testResults).some((test) => !test.passed && !test.skipped),
      ).length;
      const failed = all.filter((test) => !test.passed && !test.skipped).length + broken;
      console.log(
        `elements: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} not run` : ''} (${sessions.length} files)`,
      );
      if (process.env.DASS_COUNTS) writeFileSync(process.env.DASS_COUNTS, JSON.stringify({ passed, failed, skipped }));
    },
  };
}
