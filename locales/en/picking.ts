import type { Translation } from '../index.js';
import type source from '../pt-BR/picking.js';

export default {
  dassPickMarked: { one: '{count} of {total} selected', other: '{count} of {total} selected' },
  dassPickFound: { one: '{count} of {total} found', other: '{count} of {total} found' },

  dassPickReset: 'Reset order',
  dassPickPaste: 'Paste list',
  dassPickCode: 'Code',
  dassPickLabel: 'Description',

  dassPickFilterClear: 'Clear filter',
  dassPickFilters: 'Filters applied',
  dassPickFiltered: 'Filter applied: {label}',
  dassPickUnfiltered: 'Filter removed: {label}',
  dassPickNoMatch: 'No items match the filter',

  dassPickAddMany: { one: 'Add {count} item?', other: 'Add {count} items?' },
  dassPickAddManyText: 'That is a lot at once. To add fewer, filter the list first.',
  dassPickAddManyConfirm: { one: 'Add {count}', other: 'Add {count}' },

  dassPickAdded: { one: '{count} item added', other: '{count} items added' },
  dassPickRemoved: { one: '{count} item removed', other: '{count} items removed' },
  dassPickTotal: { one: '{count} selected', other: '{count} selected' },
  dassPickUndone: 'Undone',
  dassPickMovedTo: '{label}: position {position} of {total}',
  dassPickOrdered: 'Order changed',
  dassPickOrderRestored: 'Order restored',

  dassPickDialogHeading: 'Select items',
  dassPickDialogClose: 'Close',
  dassPickDialogCancel: 'Cancel',
  dassPickDialogConfirm: { one: 'Confirm {count} item', other: 'Confirm {count} items' },
  dassPickDialogUnchanged: 'No changes',
  dassPickDialogLeave: 'Discard the changes?',
  dassPickDialogDiscard: 'Discard',
  dassPickDialogStay: 'Keep working',
} satisfies Translation<typeof source>;
