// Loaded before each Node test file: refuses process.exit() and .only in tests.
import test, { describe, it, suite } from 'node:test';

if (process.env.NODE_TEST_CONTEXT) {
  const { exit } = process;
  process.exit = (code) => {
    console.error(new Error(`process.exit(${code ?? ''}) in a test: what comes after it would not run`).stack);
    return exit.call(process, 1);
  };
  for (const define of new Set([test, describe, it, suite, test.test, test.it, test.describe, test.suite])) {
    if (!define) continue;
    define.only = () => {
      throw new Error('.only is for the moment of writing: without it the other tests run, too');
    };
  }
}
