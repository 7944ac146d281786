import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { numberFormat } from '../../core/format/intl-formats.js';
import { formatDuration } from '../shared/take-model.js';
import type { PlayerFailure } from './player-properties.js';

const inTenths = (seconds: number): number => Math.floor(seconds * 10 + 1e-6) / 10;

/** Returns a time with its tenths: '01:05,2'. */
export function tenthsText(seconds: number): string {
  const time = inTenths(seconds);
  const format = numberFormat(getLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return `${formatDuration(time)}${format.format(Math.round((time % 1) * 10) / 10).slice(1)}`;
}

/** Returns a time as it is spoken: '1 minuto e 5 segundos'. @param hasTenths whether its tenths are spoken */
export function spokenTime(seconds: number, hasTenths = false): string {
  const time = hasTenths ? inTenths(seconds) : Math.floor(seconds);
  const parts = [
    [Math.floor(time / 3600), 'hour'],
    [Math.floor(time / 60) % 60, 'minute'],
    [Math.round((time % 60) * 10) / 10, 'second'],
  ] as const;
  const units = parts.filter(([count]) => count > 0);
  const texts = (units.length > 0 ? units : parts.slice(2)).map(([count, unit]) =>
    numberFormat(getLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  return new Intl.ListFormat(getLanguage(), { type: 'conjunction' }).format(texts);
}

/** Returns a position as it is spoken. @param duration in seconds; not finite for a live stream */
export function spokenPosition(seconds: number, duration: number): string {
  const time = spokenTime(seconds);
  if (!Number.isFinite(duration)) return time;
  const total = spokenTime(duration);
  return msg(str`${time} de ${total}`, { id: 'dassPlayerPosition' });
}

/** '1,25×' */
export const speedText = (speed: number): string =>
  `${numberFormat(getLanguage(), { maximumFractionDigits: 2 }).format(speed)}×`;

export const percentText = (share: number): string => numberFormat(getLanguage(), { style: 'percent' }).format(share);

/** Returns why a file cannot be played, and what the user can do. */
export function failureText(failure: PlayerFailure): string {
  switch (failure) {
    case 'not-found':
      return msg('O arquivo não está mais neste endereço.', { id: 'dassPlayerNotFound' });
    case 'denied':
      return msg('Você não tem acesso a este arquivo.', { id: 'dassPlayerDenied' });
    case 'network':
      return msg('O arquivo não pôde ser carregado. Verifique a conexão.', { id: 'dassPlayerNetwork' });
    case 'unsupported':
      return msg('Este navegador não reproduz este arquivo. Baixe-o para abrir em outro programa.', {
        id: 'dassPlayerUnsupported',
      });
  }
}
