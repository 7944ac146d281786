// Loaded before each Node test file: refuses process.exit() and .only in tests. A test fails when it writes a warning or
// an error to the console. A test that expects one mocks the console with `t.mock.method()`.
import { appendFileSync } from 'node:fs';
import test, { after, afterEach, before, describe, it, suite } from 'node:test';
import { format } from 'node:util';
import { fileTimes, startTests } from './file-times.mjs';

if (process.env.NODE_TEST_CONTEXT) {
  const { exit } = process;
  process.exit = (code) => {
    process.stderr.write(
      `${new Error(`process.exit(${code ?? ''}) in a test: what comes after it would not run`).stack}\n`,
    );
    return exit.call(process, 1);
  };
  for (const define of new Set([test, describe, it, suite, test.test, test.it, test.describe, test.suite])) {
    if (!define) continue;
    define.only = () => {
      throw new Error('.only is for the moment of writing: without it the other tests run, too');
    };
  }

  const messages = [];
  for (const [level, kind] of [
    ['warn', 'Console warning'],
    ['error', 'Console error'],
  ])
    console[level] = (...words) => void messages.push(`${kind}: ${format(...words)}`);
  const failOnMessages = () => {
    if (messages.length > 0) throw new Error(messages.splice(0).join('\n'));
  };
  afterEach(failOnMessages);
  after(failOnMessages);

  before(startTests);
  const { DASS_TIMES_FILE: timesFile } = process.env;
  if (timesFile)
    process.on('exit', () =>
      appendFileSync(timesFile, `${JSON.stringify({ file: process.argv[1], times: fileTimes() })}\n`),
    );
}
