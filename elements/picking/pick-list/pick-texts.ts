import { resolveText, textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { PickItems } from '../../core/pick-list/pick-items.js';
import type { PickMove } from '../../core/pick-list/pick-move.js';
import type { PickListState, PickSide } from '../../core/pick-list/pick-list-state.js';

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

export const headingText = (side: PickSide): string =>
  side === 'available'
    ? msg('Disponíveis', { id: 'dassPickAvailable' })
    : msg('Selecionados', { id: 'dassPickSelected' });

export const filterText = (side: PickSide): string =>
  side === 'available'
    ? msg('Filtrar disponíveis', { id: 'dassPickFilterAvailable' })
    : msg('Filtrar selecionados', { id: 'dassPickFilterSelected' });

/** Returns the number of items in a list, or how many of them are selected or found. */
export function countText(state: PickListState, side: PickSide, selectedCount: number): string {
  const { count } = state.visible[side];
  const total = totalOf(state, side);
  const isKnown = side === 'selected' || !state.source || state.source.rows.isCountKnown;
  if (!isKnown) return selectedCount > 0 ? totalText(selectedCount) : '';
  if (selectedCount > 0) return selectedText(selectedCount, count);
  return count === total ? itemsText(count) : foundText(count, total);
}

/** Returns why a list shows no items; `''` when it shows some. */
export function emptyText(state: PickListState, side: PickSide, isLoading = false): string {
  if (state.visible[side].count > 0) return '';
  if (isLoading) return msg('Carregando…', { id: 'dassLoading' });
  if (totalOf(state, side) > 0) return msg('Nenhum item corresponde ao filtro', { id: 'dassPickNoMatch' });
  if (side === 'selected') return msg('Nenhum item selecionado', { id: 'dassPickNoneSelected' });
  const { typed, chips } = state.filtersOf(side);
  // With an external filter, no items can mean that none match.
  return typed !== '' || chips.length > 0 || state.selectedCount === 0
    ? msg('Nenhum item disponível', { id: 'dassPickNoItems' })
    : msg('Todos os itens estão selecionados', { id: 'dassPickAllSelected' });
}

/** Returns why a disabled item cannot be moved. */
export const reasonText = (state: PickListState, itemIndex: number): string =>
  textOr(state.items.reasonOf(itemIndex), msg('Este item não pode ser movido', { id: 'dassPickDisabled' }));

/** Returns the text at the end of a row. */
export function noteText(state: PickListState, itemIndex: number, side: PickSide): string {
  const { items } = state;
  if (state.isTaken(side, itemIndex)) return msg('Selecionado', { id: 'dassPickTaken' });
  if (items.isDisabled(itemIndex)) return reasonText(state, itemIndex);
  // Of a source, most items are not loaded.
  if (items.isUnknown(itemIndex)) return state.source ? '' : msg('Fora da lista', { id: 'dassPickNotAmong' });
  return resolveText(items.detailOf(itemIndex));
}

/**
 * Returns what is announced of a move.
 * @param items the items of the move: the application may have replaced them since
 * @param activeKey the key of the active entry, whose new position is announced when entries are reordered
 */
export function moveText({ kind, added, removed, after }: PickMove, items: PickItems, activeKey: number): string {
  const { length: total } = after.keys;
  if (kind === 'order') {
    const position = after.keys.indexOf(activeKey);
    if (position < 0) return msg('Ordem alterada', { id: 'dassPickOrdered' });
    const label = resolveText(items.labelOf(after.itemIndexes[position] as number));
    return msg(str`${label}: posição ${formatCount(position + 1)} de ${formatCount(total)}`, {
      id: 'dassPickMovedTo',
    });
  }
  return [
    kind === 'undo' ? msg('Desfeito', { id: 'dassPickUndone' }) : '',
    added.length ? addedText(added.length) : '',
    removed.length ? removedText(removed.length) : '',
    totalText(total),
  ]
    .filter(Boolean)
    .join(', ');
}

const totalOf = (state: PickListState, side: PickSide): number =>
  side === 'available' ? state.availableCount : state.selectedCount;

const selectedText = (count: number, total: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} de ${formatCount(total)} selecionado`, { id: 'dassPickMarkedOne' }),
    many: msg(str`${formatCount(count)} de ${formatCount(total)} selecionados`, { id: 'dassPickMarkedMany' }),
    other: msg(str`${formatCount(count)} de ${formatCount(total)} selecionados`, { id: 'dassPickMarkedOther' }),
  });

const foundText = (count: number, total: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} de ${formatCount(total)} encontrado`, { id: 'dassPickFoundOne' }),
    many: msg(str`${formatCount(count)} de ${formatCount(total)} encontrados`, { id: 'dassPickFoundMany' }),
    other: msg(str`${formatCount(count)} de ${formatCount(total)} encontrados`, { id: 'dassPickFoundOther' }),
  });

const totalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassPickTotalOne' }),
    many: msg(str`${formatCount(count)} selecionados`, { id: 'dassPickTotalMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassPickTotalOther' }),
  });
