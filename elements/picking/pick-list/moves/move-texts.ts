import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import type { PickListState } from '../../../core/pick-list/pick-list-state.js';
import type { PickMove } from '../../../core/pick-list/pick-move.js';
import { addedText, removedText } from '../pick-texts.js';

/**
 * Returns what is announced of a move.
 * @param activeKey the key of the active entry, whose new position is announced when entries are reordered
 */
export function moveText({ kind, added, removed, after }: PickMove, state: PickListState, activeKey: number): string {
  const { length: total } = after.keys;
  if (kind === 'order') {
    const position = after.keys.indexOf(activeKey);
    if (position < 0) return msg('Ordem alterada', { id: 'dassPickOrdered' });
    const label = state.labelOf(after.itemIndexes[position] as number);
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

const totalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassPickTotalOne' }),
    many: msg(str`${formatCount(count)} selecionados`, { id: 'dassPickTotalMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassPickTotalOther' }),
  });
