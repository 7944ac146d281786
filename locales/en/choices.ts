import type { Translation } from '../index.js';
import type source from '../pt-BR/choices.js';

export default {
  dassChoicesFilter: 'Filter',
  dassChoicesFilterClear: 'Clear filter',
  dassChoicesFound: { one: '{count} item found', other: '{count} items found' },
  dassChoicesNone: 'No items',
  dassChoicesNoMatch: 'No item matches the filter',

  dassCheckListUnnamed: 'List',
  dassCheckListAll: 'All',
  dassCheckListAllFound: 'All ({count})',
  dassCheckListCount: { one: '{count} of {total} checked', other: '{count} of {total} checked' },
  dassCheckListInvert: 'Invert',
  dassCheckListOnlyChecked: 'Checked only',
  dassCheckListNoneChecked: 'No item checked',
} satisfies Translation<typeof source>;
