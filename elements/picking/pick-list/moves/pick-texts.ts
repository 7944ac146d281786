import { formatCount, msg, plural, str } from '../../../../locales/localize.js';

/** How many items a move has added. */
export const pickAddedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item adicionado`, { id: 'dassPickAddedOne' }),
    many: msg(str`${formatCount(count)} de itens adicionados`, { id: 'dassPickAddedMany' }),
    other: msg(str`${formatCount(count)} itens adicionados`, { id: 'dassPickAddedOther' }),
  });

/** How many items a move has removed. */
export const pickRemovedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item removido`, { id: 'dassPickRemovedOne' }),
    many: msg(str`${formatCount(count)} de itens removidos`, { id: 'dassPickRemovedMany' }),
    other: msg(str`${formatCount(count)} itens removidos`, { id: 'dassPickRemovedOther' }),
  });
