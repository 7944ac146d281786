import type { Translation } from '../index.js';
import type source from '../pt-BR/tree-actions.js';

export default {
  dassTreePrinted: 'Printed: the first {printed} of {count} rows. Filter or collapse rows to print the others.',
  dassTreeNoMatch: 'No row matches the filter',
  dassTreeLoadFailed: 'Not loaded: open it again',
  dassTreeStop: 'Stop loading',
  dassTreeSelectRow: 'Select {row}',
  dassTreeSelectAll: 'Select all',
  dassTreeFound: { one: '{count} row found', other: '{count} rows found' },
  dassTreeSortedUp: '{column}: ascending',
  dassTreeSortedDown: '{column}: descending',
  dassTreeExpanded: { one: '{count} row visible', other: '{count} rows visible' },
  dassTreeWidth: '{column}: {width} pixels wide',
  dassTreeCopied: { one: '{count} row copied', other: '{count} rows copied' },
  dassTreeNotCopied: 'Copying failed',
  dassTreeChosen: {
    one: '{count} row selected',
    other: '{count} rows selected',
  },
  dassTreeSelectBelow: 'Select what is below {row}',
  dassTreeDeselectBelow: 'Deselect what is below {row}',
  dassTreeOptions: 'Table options',
  dassTreeOpenTo: 'Expand to level {level}',
  dassTreeColumns: 'Columns…',
  dassTreeColumnsHeading: 'Columns',
  dassTreeColumnUp: 'Move {column} up',
  dassTreeColumnDown: 'Move {column} down',
  dassTreeColumnMoved: '{column}: position {position} of {count}',
  dassTreeColumnsReset: 'Restore defaults',
  dassTreeColumnsDone: 'Done',
  dassTreeColumnsFirst: 'Always shown',
} as const satisfies Translation<typeof source>;
