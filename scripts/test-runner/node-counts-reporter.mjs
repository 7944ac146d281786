// A reporter for Node's test runner: writes the counts of each file as JSON. Fails a test that is skipped without a
// reason, which Node accepts.
import { relative } from 'node:path';
import { noCounts } from './counts.mjs';

export default async function* countsReporter(events) {
  const requested = new Set((process.env.DASS_TEST_FILES ?? '').split(','));
  /** @type {Record<string, import('./counts.mjs').FileCounts>} */
  const files = {};
  const problems = [];
  /** Results of tests in suites, until the outermost suite ends. It is a file's when it has the file's path as its name. */
  let inner = [];
  const count = (file, { name, result }) => {
    const counts = (files[file] ??= { ...noCounts(), failedTests: [] });
    counts[result]++;
    if (result === 'failed') counts.failedTests.push(name);
  };
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isOutermost = data.nesting === 0;
    const path = relative(process.cwd(), data.file ?? data.name);
    const file = isOutermost && requested.has(data.name) ? data.name : path;
    const result = resultOf(type, data);
    if (result === 'failed' && data.skip !== undefined)
      problems.push(`${file}: '${data.name}' is skipped without a reason`);
    // A file of its own process that has no tests is reported as a test.
    const isFile = isOutermost && relative(process.cwd(), data.name) === path;
    if (result && !(isFile && result === 'passed')) inner.push({ name: data.name, result });
    if (!isOutermost) continue;
    for (const one of inner) count(file, one);
    inner = [];
  }
  yield JSON.stringify({ files, problems });
}

/** Returns what counts: a test, or a suite that failed by itself. */
function resultOf(type, { skip, todo, details }) {
  if (skip !== undefined || todo !== undefined) return typeof skip === 'string' && skip !== '' ? 'skipped' : 'failed';
  const isSuite = details?.type === 'suite';
  // A failed suite is not counted in addition to its failed tests.
  if (type === 'test:fail') return isSuite && details?.error?.failureType === 'subtestsFailed' ? undefined : 'failed';
  return isSuite ? undefined : 'passed';
}
