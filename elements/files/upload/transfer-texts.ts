import { getLanguage, textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { Hold, Transfer, UploadTotals } from '../../core/files/transfer.js';
import { formatFileSize } from '../../core/format/file-size.js';
import { numberFormat } from '../../core/format/intl-formats.js';

/** Where a file is on its way, without how much of it is sent. */
export function stateText(transfer: Transfer, hold: Hold | undefined): string {
  const { state, message, retryAt } = transfer;
  const failure = textOr(message, msg('O envio falhou', { id: 'dassUploadFailed' }));
  switch (state) {
    case 'waiting':
      if (retryAt !== undefined) return withAttempt(failure, retryAt);
      return hold ? heldText(hold) : msg('Aguardando', { id: 'dassUploadWaiting' });
    case 'connecting':
      return msg('Conectando…', { id: 'dassUploadConnecting' });
    case 'sending':
      return msg('Enviando', { id: 'dassUploadSending' });
    case 'stalled':
      return msg('Sem resposta do servidor', { id: 'dassUploadNoAnswer' });
    case 'confirming':
      return msg('Enviado, aguardando a confirmação do servidor', { id: 'dassUploadConfirming' });
    case 'paused':
      return msg('Pausado', { id: 'dassUploadPaused' });
    case 'done':
      return msg('Enviado', { id: 'dassUploadSent' });
    case 'canceled':
      return msg('Envio cancelado', { id: 'dassUploadCanceled' });
    default:
      return failure;
  }
}

function heldText({ cause }: Hold): string {
  if (cause === 'sign-in') return msg('Aguardando você entrar de novo', { id: 'dassUploadWaitsSignIn' });
  if (cause === 'busy') return msg('Aguardando o servidor', { id: 'dassUploadWaitsServer' });
  return msg('Aguardando a conexão', { id: 'dassUploadWaitsNetwork' });
}

/** Why nothing is sent, and what happens next. */
export function holdText({ cause, until, isTried }: Hold): string {
  if (isTried && cause !== 'busy' && cause !== 'network') return msg('Tentando de novo…', { id: 'dassUploadTrying' });
  switch (cause) {
    case 'offline':
      return msg('Sem conexão. Continua sozinho quando ela voltar.', { id: 'dassUploadOffline' });
    case 'sign-in':
      return msg('Sua sessão terminou. Entre de novo para continuar.', { id: 'dassUploadSignedOut' });
    case 'busy':
      return withAttempt(msg('O servidor está ocupado', { id: 'dassUploadBusy' }), until);
    default:
      return withAttempt(msg('O servidor não responde', { id: 'dassUploadUnreachable' }), until);
  }
}

/** A reason, and when the next attempt is, in the time of `performance.now()`. */
function withAttempt(reason: string, at: number | undefined): string {
  const sentence = /[.!?…]$/.test(reason) ? reason : `${reason}.`;
  const seconds = at === undefined ? 0 : Math.ceil((at - performance.now()) / 1000);
  const next =
    seconds > 0
      ? msg(str`Nova tentativa em ${timeText(seconds)}.`, { id: 'dassUploadNextAttempt' })
      : msg('Tentando de novo…', { id: 'dassUploadTrying' });
  return `${sentence} ${next}`;
}

/** The number of bytes that are sent, as a text: `2,40 MB de 10,00 MB · 24% · faltam 20 s`. */
export function amountText(size: number, share: number, secondsLeft: number | undefined): string {
  const language = getLanguage();
  const [sent, all] = [formatFileSize(Math.round(size * share), language), formatFileSize(size, language)];
  const amount = msg(str`${sent} de ${all}`, { id: 'dassUploadAmount' });
  return [amount, percentText(share), ...(secondsLeft === undefined ? [] : [leftText(secondsLeft)])].join(' · ');
}

/**
 * All files together: `3 de 10 enviados · 1 não enviado · 24,00 MB de 80,00 MB · 30% · faltam 2 min`, without the bytes when
 * none is sent.
 */
export function totalsText(
  { files, done, unsent, bytes, sentBytes, secondsLeft }: UploadTotals,
  isHeld: boolean,
): string {
  const [sent, all] = [formatCount(done), formatCount(files)];
  const count = plural(files, {
    one: msg(str`${sent} de ${all} enviado`, { id: 'dassUploadTotalOne' }),
    many: msg(str`${sent} de ${all} enviados`, { id: 'dassUploadTotalMany' }),
    other: msg(str`${sent} de ${all} enviados`, { id: 'dassUploadTotalOther' }),
  });
  const isPending = done + unsent < files && !isHeld;
  return [
    count,
    ...(unsent > 0 ? [unsentText(unsent)] : []),
    ...(isPending && bytes > 0 ? [amountText(bytes, sentBytes / bytes, secondsLeft)] : []),
  ].join(' · ');
}

function unsentText(count: number): string {
  const number = formatCount(count);
  return plural(count, {
    one: msg(str`${number} não enviado`, { id: 'dassUploadTotalUnsentOne' }),
    many: msg(str`${number} não enviados`, { id: 'dassUploadTotalUnsentMany' }),
    other: msg(str`${number} não enviados`, { id: 'dassUploadTotalUnsentOther' }),
  });
}

const percentText = (share: number): string =>
  numberFormat(getLanguage(), { style: 'percent' }).format(Math.floor(share * 100) / 100);

const leftText = (seconds: number): string => msg(str`faltam ${timeText(seconds)}`, { id: 'dassUploadTimeLeft' });

function timeText(seconds: number): string {
  if (seconds < 90) return `${formatCount(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 90) return `${formatCount(minutes)} min`;
  const hours = Math.floor(minutes / 60);
  return `${formatCount(hours)} h ${formatCount(minutes % 60)} min`;
}
