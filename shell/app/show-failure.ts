import { languageReady, resolveText } from '../../locales/index.js';
import { notify } from '../../elements/controls/notice/notify.js';
import type { PlatformError } from '../platform/platform.js';
import { failureText } from './failure-text.js';
import { asPlatformError } from './platform-failure.js';

/**
 * Says that something a user has done did not work, without taking them away from their work.
 * @param heading what did not work: a text or a key
 * @param advice what holds all the same: a text or a key
 */
export function showFailure(error: unknown, heading: string, advice = ''): void {
  void show(asPlatformError(error), [heading, advice]);
}

async function show(error: PlatformError, [heading, advice]: readonly [string, string]): Promise<void> {
  // A text is joined once: what it is made of has to be there.
  await import('../../locales/messages.js');
  await languageReady();
  const { what } = failureText(error);
  const message = [heading, what, advice].map((text) => resolveText(text)).filter(Boolean);
  await notify({ type: 'error', message: message.join(' ') });
}
