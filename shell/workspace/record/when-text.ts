import { dateTimeFormat } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';
import { msg, str } from '../../locales/localize.js';

const DAY_MS = 24 * 60 * 60_000;

/** A time in words, in the current language: today at 14:32. @param time in milliseconds since 1970 */
export function whenText(time: number): string {
  const language = getLanguage();
  const at = dateTimeFormat(language, { timeStyle: 'short' }).format(time);
  const day = new Date(time).toDateString();
  if (day === new Date().toDateString()) return msg(str`hoje às ${at}`, { id: 'dassWhenToday' });
  if (day === new Date(Date.now() - DAY_MS).toDateString())
    return msg(str`ontem às ${at}`, { id: 'dassWhenYesterday' });
  const date = dateTimeFormat(language, { dateStyle: 'short' }).format(time);
  return msg(str`${date} às ${at}`, { id: 'dassWhenDate' });
}

/** A day, with its time if it has one, in the current language. @param iso ISO 8601 without zone; empty: none */
export function dayText(iso: string): string {
  const hasTime = iso.includes('T');
  const time = Date.parse(hasTime ? iso : `${iso}T00:00`);
  const options: Intl.DateTimeFormatOptions = hasTime
    ? { dateStyle: 'short', timeStyle: 'short' }
    : { dateStyle: 'short' };
  return Number.isNaN(time) ? iso : dateTimeFormat(getLanguage(), options).format(time);
}
