import { notify } from 'dass-elements/dialogs.js';
import { readyText } from 'dass-elements/language.js';
import type { PlatformError } from './service-call.js';
import { failureText, serverMessage } from './failure-text.js';
import { asPlatformError } from './platform-failure.js';

/**
 * Shows an error notice without interrupting the user's work.
 * @param heading what failed
 * @param advice what remains true, for example that the input is still there
 */
export function showFailure(error: unknown, heading: () => string, advice = (): string => ''): void {
  void show(asPlatformError(error), heading, advice);
}

async function show(error: PlatformError, heading: () => string, advice: () => string): Promise<void> {
  // A notice is announced only once, so the text of a message id has to be loaded before.
  await readyText(serverMessage(error));
  const message = () => [heading(), failureText(error).what, advice()].filter(Boolean).join(' ');
  await notify({ type: 'error', message });
}
