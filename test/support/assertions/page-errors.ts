import { expectPageErrors } from '../../../scripts/test-runner/page-errors.js';
import { until } from '../user.js';

/**
 * Does what leads to an uncaught error or an unhandled rejection on purpose. All others fail the test in which they occur.
 * @param pattern matches the error's name and message (`TypeError: …`)
 */
export async function provokePageError(pattern: RegExp, work: () => unknown): Promise<void> {
  const errors = expectPageErrors(pattern);
  try {
    await work();
    await until(`an error like ${pattern} that nobody catches`, () => errors.count > 0);
  } finally {
    errors.end();
  }
}
