import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { resolveText, textOr } from '../../../../locales/index.js';
import type { PickListState, PickSide } from '../../../core/pick-list/pick-list-state.js';
import { itemsText } from '../pick-texts.js';

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
export function noteText(state: PickListState, itemIndex: number): string {
  const { items } = state;
  if (items.isDisabled(itemIndex)) return reasonText(state, itemIndex);
  if (items.isUnknown(itemIndex)) return msg('Fora da lista', { id: 'dassPickNotAmong' });
  return resolveText(items.detailOf(itemIndex));
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
