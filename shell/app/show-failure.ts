import { resolveText } from '../../locales/index.js';
import { notify } from '../../elements/messages/notify.js';
import { failureText } from './failure-text.js';
import { asPlatformError } from './platform-failure.js';

/**
 * Says that something a person has done did not work, without taking them away from their work.
 * @param heading what did not work: a text or a key
 */
export function showFailure(error: unknown, heading: string): void {
  const { what } = failureText(asPlatformError(error));
  void notify({ type: 'error', message: `${resolveText(heading)} ${what}` });
}
