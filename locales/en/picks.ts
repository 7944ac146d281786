import type { Translation } from '../index.js';
import type source from '../pt-BR/picks.js';

export default {
  dassPickAvailable: 'Available',
  dassPickSelected: 'Selected',
  dassPickUnnamed: 'Pick list',
  dassPickItems: { one: '{count} item', other: '{count} items' },
  dassPickMarked: { one: '{count} of {total} selected', other: '{count} of {total} selected' },
  dassPickFound: { one: '{count} of {total} found', other: '{count} of {total} found' },

  dassPickAdd: 'Add',
  dassPickAddAll: 'Add all',
  dassPickRemove: 'Remove',
  dassPickRemoveAll: 'Remove all',
  dassPickUndo: 'Undo',
  dassPickReset: 'Reset order',
  dassPickPaste: 'Paste list',
  dassPickCode: 'Code',
  dassPickLabel: 'Description',
  dassPickMoves: 'Move items',

  dassPickFilterAvailable: 'Filter available',
  dassPickFilterSelected: 'Filter selected',
  dassPickFilterClear: 'Clear filter',
  dassPickFilters: 'Filters applied',
  dassPickFiltered: 'Filter applied: {label}',
  dassPickUnfiltered: 'Filter removed: {label}',
  dassPickNoItems: 'No items available',
  dassPickAllSelected: 'All items are selected',
  dassPickNoneSelected: 'No items selected',
  dassPickNoMatch: 'No items match the filter',

  dassPickAdded: { one: '{count} item added', other: '{count} items added' },
  dassPickRemoved: { one: '{count} item removed', other: '{count} items removed' },
  dassPickTotal: { one: '{count} selected', other: '{count} selected' },
  dassPickUndone: 'Undone',
  dassPickMovedTo: '{label}: position {position} of {total}',
  dassPickOrdered: 'Order changed',
  dassPickOrderRestored: 'Order restored',
  dassPickDisabled: 'This item cannot be moved',
  dassPickNotAmong: 'Not in the list',

  dassPickTooFew: { one: 'Select at least {count} item', other: 'Select at least {count} items' },
  dassPickTooMany: { one: 'Select at most {count} item', other: 'Select at most {count} items' },
} satisfies Translation<typeof source>;
