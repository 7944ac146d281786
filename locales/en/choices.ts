import type { Translation } from '../index.js';
import type source from '../pt-BR/choices.js';

export default {
  dassChoicesFilter: 'Filter',
  dassChoicesFilterClear: 'Clear filter',
  dassChoicesFound: { one: '{count} item found', other: '{count} items found' },
  dassChoicesNone: 'No items',
  dassChoicesNoMatch: 'No item matches the filter',

  dassCheckListUnnamed: 'List',
  dassChoicesAll: 'All',
  dassChoicesAllFound: 'All ({count})',
  dassCheckListCount: '{count} of {total} checked',
  dassCheckListInvert: 'Invert',
  dassCheckListOnlyChecked: 'Checked only',
  dassCheckListNoneChecked: 'No item checked',

  dassSelectPlaceholder: 'Select',
  dassSelectNoRecords: 'No records found',
  dassSelectFailed: 'The list could not be loaded',
  dassSelectRetry: 'Try again',
  dassSelectClear: 'Clear selection',
  dassSelectDone: 'Done',
  dassSelectUnknown: '{label} (not among the options)',
  dassSelectMore: '+{count}',
  dassSelectChosen: { one: '{count} selected', other: '{count} selected' },
} satisfies Translation<typeof source>;
