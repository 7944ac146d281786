import { formatCount, msg, plural, str } from '../../../locales/localize.js';

/** The text with the number of rows that were found. */
export const foundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} registro encontrado`, { id: 'dassLookupFoundOne' }),
    many: msg(str`${formatCount(count)} de registros encontrados`, { id: 'dassLookupFoundMany' }),
    other: msg(str`${formatCount(count)} registros encontrados`, { id: 'dassLookupFoundOther' }),
  });
