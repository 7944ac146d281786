import { expectPageErrors } from '../../../scripts/test-runner/page-errors.js';
import { until } from '../user.js';

/**
 * Runs code that causes an uncaught error or an unhandled rejection on purpose. Any other such error fails its test.
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
