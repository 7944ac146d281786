import { expectProblems } from '../../../scripts/test-runner/page-problems.js';
import { until } from '../user.js';

const consoleKinds = ['Console warning', 'Console error'] as const;

/**
 * Does what leads to an uncaught error or an unhandled rejection on purpose. All others fail the test in which they occur.
 * @param pattern matches the error's name and message (`TypeError: …`)
 */
export async function provokePageError(pattern: RegExp, work: () => unknown): Promise<void> {
  const errors = expectProblems(['Uncaught error', 'Unhandled rejection'], pattern);
  try {
    await work();
    await until(`an error like ${pattern} that is not caught`, () => errors.messages.length > 0);
  } finally {
    errors.end();
  }
}

/**
 * Does what writes a warning or an error to the console on purpose, and fails when none like it comes. All
 * others fail the test in which they occur.
 * @param pattern matches what the console shows
 * @returns the messages that match, in order
 */
export async function expectConsole(pattern: RegExp, work: () => unknown): Promise<readonly string[]> {
  const { messages, end } = expectProblems(consoleKinds, pattern);
  try {
    await work();
    await until(`something like ${pattern} is written to the console`, () => messages.length > 0);
  } finally {
    end();
  }
  return messages;
}

/** Runs code that may write such warnings to the console: each is shown once a page, and an earlier test may have seen it. */
export async function allowWarnings(pattern: RegExp, work: () => Promise<unknown>): Promise<void> {
  const { end } = expectProblems(['Console warning'], pattern);
  await work().finally(end);
}

/** Collects matching messages in the console in each test of a `describe()`: `messages()` are those of the running one. */
export function collectConsole(pattern: RegExp): { readonly messages: () => readonly string[] } {
  let collected: ReturnType<typeof expectProblems> | undefined;
  beforeEach(() => {
    collected = expectProblems(consoleKinds, pattern);
  });
  afterEach(() => collected?.end());
  return { messages: () => collected?.messages ?? [] };
}
