// A reporter for Node's test runner: writes the counts of each file as JSON. Fails what Node accepts: a file in which
// no test ran, and a test that is skipped without a reason.
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { noCounts } from '../counts.mjs';

/** In a process with several files, each file is a suite of this module, with its path as its name. */
const worker = fileURLToPath(new URL('./worker.mjs', import.meta.url));
const isWorkerProcess = (name) => /\btest-worker-\d+\.mjs$/.test(name);

export default async function* countsReporter(events) {
  const files = {};
  const problems = [];
  /** The files of shared processes that have run to their end. */
  const ended = [];
  const count = (file, what) => {
    const counts = (files[relative(process.cwd(), file)] ??= { ...noCounts(), failedTests: [] });
    counts[what]++;
    return counts;
  };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isFileSuite = data.file === worker;
    const file = isFileSuite ? data.name : (data.file ?? data.name);
    if (isWorkerProcess(file)) {
      if (type === 'test:fail') problems.push(`A process of several files failed: ${data.details?.error?.message}`);
      continue;
    }
    if (isFileSuite && data.nesting === 0) ended.push(relative(process.cwd(), file));
    const isSuite = data.details?.type === 'suite';
    if (data.skip !== undefined || data.todo !== undefined) {
      const hasReason = typeof data.skip === 'string' && data.skip !== '';
      count(file, hasReason ? 'skipped' : 'failed');
      if (!hasReason) problems.push(`${file}: '${data.name}' is skipped without a reason`);
    } else if (type === 'test:fail') {
      // A failed suite is not counted in addition to its failed tests.
      if (!isSuite || data.details?.error?.failureType !== 'subtestsFailed')
        count(file, 'failed').failedTests.push(data.name);
    } else if (data.nesting === 0 && resolve(data.name) === resolve(file) && !files[relative(process.cwd(), file)]) {
      count(file, 'failed');
      problems.push(`${file}: no test ran in this file`);
    } else if (!isSuite) count(file, 'passed');
  }
  yield JSON.stringify({ files, ended, problems });
}
