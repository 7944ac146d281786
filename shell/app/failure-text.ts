import { toMessage } from '../../elements/core/messages/server-answer.js';
import { resolveText } from '../../locales/index.js';
import { t } from '../../locales/shell.js';
import type { PlatformError } from '../platform/platform.js';

/** What a person is told of a failure: what happened, and what can be done about it. */
export interface FailureText {
  readonly what: string;
  readonly advice: string;
}

/** In the language in force: made anew whenever it is shown. */
export function failureText(error: PlatformError): FailureText {
  switch (error.kind) {
    case 'offline':
      return { what: t('dassShellOffline'), advice: t('dassShellOfflineAdvice') };
    case 'timeout':
      return { what: t('dassShellTimeout'), advice: t('dassShellTimeoutAdvice') };
    case 'bad-answer':
      return { what: t('dassShellBadAnswer'), advice: t('dassShellBadAnswerAdvice') };
    case 'aborted':
      return { what: t('dassShellAborted'), advice: t('dassShellServerErrorAdvice') };
    case 'not-stored':
      return { what: t('dassShellNotStored'), advice: t('dassShellNotStoredAdvice') };
    case 'user-changed':
      return { what: t('dassShellUserChanged'), advice: t('dassShellUserChangedUnknown') };
    case 'unauthorized':
    case 'forbidden':
    case 'server':
      return { what: ownWords(error) ?? t('dassShellServerError'), advice: t('dassShellServerErrorAdvice') };
  }
}

/** What the server says itself, when it says something. */
function ownWords({ answer, status }: PlatformError): string | undefined {
  if (answer === undefined) return undefined;
  return resolveText(toMessage(answer, status).message.message) || undefined;
}
