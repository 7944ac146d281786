import type { Translation } from '../index.js';
import type source from '../pt-BR/page.js';

export default {
  dassAdvancedFilterApply: 'Apply filter',
  dassAdvancedFilterClear: 'Clear fields',
  dassAdvancedFilterClose: 'Close',
  dassAdvancedFilterHeading: 'Advanced filter',
  dassAdvancedFilterNone: 'No results',
  dassAdvancedFilterResults: { one: '{count} result', other: '{count} results' },
  dassAdvancedFilterShow: { one: 'Show {count} result', other: 'Show {count} results' },
  dassFiltersApplied: 'Filter applied: {label}',
  dassFiltersClear: 'Clear filters',
  dassFiltersDialogCancel: 'Cancel',
  dassFiltersDialogConfirm: { one: 'Remove {count} filter', other: 'Remove {count} filters' },
  dassFiltersDialogEmpty: 'No filter applied',
  dassFiltersDialogKeep: 'Keep {label}',
  dassFiltersDialogKeepAll: 'Keep all',
  dassFiltersDialogRemove: 'Remove {label}',
  dassFiltersDialogRemoveAll: 'Remove all',
  dassFiltersLabel: 'Applied filters',
  dassFiltersMore: { one: '+{more}: show {count} filter', other: '+{more}: show all {count} filters' },
  dassFiltersRemoved: 'Filter removed: {label}. Ctrl+Z undoes it.',
  dassFiltersRemovedSome: {
    one: '{count} filter removed. Ctrl+Z undoes it.',
    other: '{count} filters removed. Ctrl+Z undoes it.',
  },
  dassFiltersUndo: 'Undo',
  dassFiltersUndone: 'Filters restored',
  dassPageBack: 'Back',
  dassPageClose: 'Close the page',
  dassSearchClear: 'Clear the search',
  dassSearchLabel: 'Search',
  dassSearchTimer: {
    one: 'Searches by itself {count} second after the last key; Esc cancels.',
    other: 'Searches by itself {count} seconds after the last key; Esc cancels.',
  },
  dassSearchTimerCancelled: 'Waiting cancelled. Enter searches.',
} satisfies Translation<typeof source>;
