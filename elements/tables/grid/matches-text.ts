import { formatCount, msg, plural, str } from '../../../locales/localize.js';

/** The number of rows that a filter has found, as it is announced. */
export const matchesText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha encontrada`, { id: 'dassTreeFoundOne' }),
    many: msg(str`${formatCount(count)} de linhas encontradas`, { id: 'dassTreeFoundMany' }),
    other: msg(str`${formatCount(count)} linhas encontradas`, { id: 'dassTreeFoundOther' }),
  });
