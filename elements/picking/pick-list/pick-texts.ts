import { formatCount, msg, plural, str } from '../../../locales/localize.js';

/** Number of items in a list, or of those that are dragged. */
export const itemsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item`, { id: 'dassPickItemsOne' }),
    many: msg(str`${formatCount(count)} de itens`, { id: 'dassPickItemsMany' }),
    other: msg(str`${formatCount(count)} itens`, { id: 'dassPickItemsOther' }),
  });

export const addedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item adicionado`, { id: 'dassPickAddedOne' }),
    many: msg(str`${formatCount(count)} de itens adicionados`, { id: 'dassPickAddedMany' }),
    other: msg(str`${formatCount(count)} itens adicionados`, { id: 'dassPickAddedOther' }),
  });

export const removedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item removido`, { id: 'dassPickRemovedOne' }),
    many: msg(str`${formatCount(count)} de itens removidos`, { id: 'dassPickRemovedMany' }),
    other: msg(str`${formatCount(count)} itens removidos`, { id: 'dassPickRemovedOther' }),
  });

export const noneAddedText = (): string => msg('Nenhum item adicionado', { id: 'dassPickNoneAdded' });

/** Number of items that exceed the maximum. */
export const excessText = (count: number, max: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} não coube (limite ${formatCount(max)})`, { id: 'dassPickExcessOne' }),
    many: msg(str`${formatCount(count)} de itens não couberam (limite ${formatCount(max)})`, {
      id: 'dassPickExcessMany',
    }),
    other: msg(str`${formatCount(count)} não couberam (limite ${formatCount(max)})`, { id: 'dassPickExcessOther' }),
  });
