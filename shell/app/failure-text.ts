import { toMessage } from 'dass-elements/messages.js';
import { textOr } from 'dass-elements/language.js';
import { msg } from '../locales/localize.js';
import type { PlatformError } from './service-call.js';

/** Describes a failure for the user: the problem, and what the user can do about it. */
export interface FailureText {
  readonly what: string;
  readonly advice: string;
}

/** Returns the texts in the current language. Call it at each render. */
export function failureText(error: PlatformError): FailureText {
  switch (error.kind) {
    case 'offline':
      return {
        what: msg('O servidor não responde.', { id: 'dassShellOffline' }),
        advice: msg('Verifique a conexão com a rede e tente de novo.', { id: 'dassShellOfflineAdvice' }),
      };
    case 'timeout':
      return {
        what: msg('O servidor não respondeu a tempo.', { id: 'dassShellTimeout' }),
        advice: msg('Ele pode estar ocupado: aguarde um momento e tente de novo.', { id: 'dassShellTimeoutAdvice' }),
      };
    case 'bad-answer':
      return {
        what: msg('O servidor enviou uma resposta que não faz sentido.', { id: 'dassShellBadAnswer' }),
        advice: msg('Se acontecer de novo, avise o suporte.', { id: 'dassShellBadAnswerAdvice' }),
      };
    case 'aborted':
      return {
        what: msg('A consulta foi interrompida.', { id: 'dassShellAborted' }),
        advice: msg('Tente de novo; se continuar, avise o suporte.', { id: 'dassShellServerErrorAdvice' }),
      };
    case 'not-stored':
      return {
        what: msg('O servidor não conseguiu gravar: nada foi salvo.', { id: 'dassShellNotStored' }),
        advice: msg('Tente de novo mais tarde; se continuar, avise o suporte.', { id: 'dassShellNotStoredAdvice' }),
      };
    case 'user-changed':
      return {
        what: msg('Outra pessoa entrou no sistema neste navegador', { id: 'dassShellUserChanged' }),
        advice: msg('Recarregue a página para continuar com a conta que está conectada agora.', {
          id: 'dassShellUserChangedUnknown',
        }),
      };
    case 'unauthorized':
    case 'forbidden':
    case 'server':
      return {
        what: asSentence(
          textOr(serverMessage(error), msg('O servidor encontrou um erro.', { id: 'dassShellServerError' })),
        ),
        advice:
          error.status === 404
            ? msg('Confira o endereço; se estiver certo, avise o suporte.', { id: 'dassShellMissingAdvice' })
            : msg('Tente de novo; se continuar, avise o suporte.', { id: 'dassShellServerErrorAdvice' }),
      };
  }
}

/** The failure in one text, in the current language. @param failed what could not be done, as a sentence */
export function failureSentence(error: PlatformError, failed = ''): string {
  const { what, advice } = failureText(error);
  return [failed, what, advice].filter(Boolean).join(' ');
}

/** Adds a full stop where the server leaves it out, because the advice follows on the same line. */
const asSentence = (text: string): string => (text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`);

/** The server's own message: a text or a message id. Empty when there is none. */
export const serverMessage = ({ answer, status }: PlatformError): string =>
  answer === undefined ? '' : toMessage(answer, status).message.message;
