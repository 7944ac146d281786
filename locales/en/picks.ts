import type { Translation } from '../index.js';
import type source from '../pt-BR/picks.js';

export default {
  dassPickAvailable: 'Available',
  dassPickSelected: 'Selected',
  dassPickUnnamed: 'Pick list',
  dassPickItems: { one: '{count} item', other: '{count} items' },

  dassPickAdd: 'Add',
  dassPickAddAll: 'Add all',
  dassPickRemove: 'Remove',
  dassPickRemoveAll: 'Remove all',
  dassPickUndo: 'Undo',
  dassPickMoves: 'Move items',

  dassPickFilterAvailable: 'Filter available',
  dassPickFilterSelected: 'Filter selected',
  dassPickNoItems: 'No items available',
  dassPickAllSelected: 'All items are selected',
  dassPickNoneSelected: 'No items selected',

  dassPickDisabled: 'This item cannot be moved',
  dassPickNotAmong: 'Not in the list',

  dassPickTooFew: { one: 'Select at least {count} item', other: 'Select at least {count} items' },
  dassPickTooMany: { one: 'Select at most {count} item', other: 'Select at most {count} items' },
} satisfies Translation<typeof source>;
