import { notify } from 'dass-elements/dialogs.js';
import { readyText } from 'dass-elements/language.js';
import type { PlatformError } from './service-call.js';
import { failureText, serverMessage } from './failure-text.js';
import { asPlatformError } from './platform-failure.js';

/**
 * Says that something a user has done did not work, without taking them away from their work.
 * @param heading what did not work
 * @param advice what holds all the same
 */
export function showFailure(error: unknown, heading: () => string, advice = (): string => ''): void {
  void show(asPlatformError(error), heading, advice);
}

async function show(error: PlatformError, heading: () => string, advice: () => string): Promise<void> {
  // A notice is announced once: the text of a key has to be there.
  await readyText(serverMessage(error));
  const message = () => [heading(), failureText(error).what, advice()].filter(Boolean).join(' ');
  await notify({ type: 'error', message });
}
