import { expectProblems } from '../../../scripts/test-runner/page-problems.js';
import { until } from '../user.js';

/**
 * Does what leads to an uncaught error or an unhandled rejection on purpose. All others fail the test in which they occur.
 * @param pattern matches the error's name and message (`TypeError: …`)
 */
export async function provokePageError(pattern: RegExp, work: () => unknown): Promise<void> {
  const errors = expectProblems(['Uncaught error', 'Unhandled rejection'], pattern);
  try {
    await work();
    await until(`an error like ${pattern} that nobody catches`, () => errors.messages.length > 0);
  } finally {
    errors.end();
  }
}

/**
 * Does what writes a warning or an error to the console on purpose, and fails when none like it has come by then. All
 * others fail the test in which they occur.
 * @param pattern matches what the console shows
 * @returns the messages that match, in order
 */
export async function expectConsole(pattern: RegExp, work: () => unknown): Promise<readonly string[]> {
  const messages = await allowConsole(pattern, work);
  if (messages.length === 0) throw new Error(`Nothing like ${pattern} was written to the console`);
  return messages;
}

/**
 * As `expectConsole()`, for work of which nobody can say whether it writes a message: values without end, or a message
 * that a page shows only once.
 */
export async function allowConsole(pattern: RegExp, work: () => unknown): Promise<readonly string[]> {
  const { messages, end } = expectProblems(['Console warning', 'Console error'], pattern);
  try {
    await work();
  } finally {
    end();
  }
  return messages;
}

/** Collects matching messages in the console during each test of a `describe()`: `messages()` are those of the running one. */
export function collectConsole(pattern: RegExp): { readonly messages: () => readonly string[] } {
  let collected: ReturnType<typeof expectProblems> | undefined;
  beforeEach(() => {
    collected = expectProblems(['Console warning', 'Console error'], pattern);
  });
  afterEach(() => collected?.end());
  return { messages: () => collected?.messages ?? [] };
}
