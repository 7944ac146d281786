import { dateTimeFormat } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';
import { msg, str } from '../locales/localize.js';
import { failureSentence } from './failure-text.js';
import type { PlatformError } from './service-call.js';

/** Time in seconds until the next attempt, when the platform does not say it. */
const DEFAULT_RETRY_S = 60;

/**
 * Describes why the user could not sign in. Call it when the attempt has failed.
 * @returns a function with the text in the current language
 */
export function signInFailure(error: PlatformError): () => string {
  const nextAttempt = new Date(Date.now() + (error.retryAfter ?? DEFAULT_RETRY_S) * 1_000);
  return () => {
    if (error.kind === 'unauthorized')
      return msg('E-mail ou senha incorretos. Confira e tente de novo.', { id: 'dassLoginWrong' });
    if (error.status !== 429) return failureSentence(error);
    return msg(
      str`Muitas tentativas com senha incorreta. Tente de novo a partir das ${dateTimeFormat(getLanguage(), { timeStyle: 'medium' }).format(nextAttempt)}.`,
      { id: 'dassLoginTooMany' },
    );
  };
}
