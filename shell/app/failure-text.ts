import { toMessage } from 'dass-elements/messages.js';
import { resolveText } from 'dass-elements/language.js';
import { msg } from '../locales/localize.js';
import type { PlatformError } from './service-call.js';

/** What the user is told of a failure: what happened, and what can be done about it. */
export interface FailureText {
  readonly what: string;
  readonly advice: string;
}

/** In the language in force: made anew whenever it is shown. */
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
        what:
          asSentence(resolveText(serverMessage(error))) ||
          msg('O servidor encontrou um erro.', { id: 'dassShellServerError' }),
        advice:
          error.status === 404
            ? msg('Confira o endereço; se estiver certo, avise o suporte.', { id: 'dassShellMissingAdvice' })
            : msg('Tente de novo; se continuar, avise o suporte.', { id: 'dassShellServerErrorAdvice' }),
      };
  }
}

/** With a full stop where a server leaves it out: the advice follows in the same line. */
const asSentence = (text: string): string => (text === '' || /[.!?…:]$/.test(text) ? text : `${text}.`);

/** What the server says itself, a text or a key; '' when it says nothing. */
export const serverMessage = ({ answer, status }: PlatformError): string =>
  answer === undefined ? '' : toMessage(answer, status).message.message;
