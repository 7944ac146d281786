import type { Translation } from '../index.js';
import type source from '../pt-BR/trees.js';

export default {
  dassTreeUnnamed: 'Hierarchy',
  dassTreeExpandAll: 'Expand all',
  dassTreeCollapseAll: 'Collapse all',
  dassTreeLoading: 'Loading…',
  dassTreeNone: 'No rows',
  dassTreeNoMatch: 'No row matches the filter',
  dassTreeFound: { one: '{count} row found', other: '{count} rows found' },
  dassTreeSortedUp: '{column}: ascending',
  dassTreeSortedDown: '{column}: descending',
  dassTreeExpanded: { one: '{count} row visible', other: '{count} rows visible' },
  dassTreeWidth: '{column}: {width} pixels wide',
  dassTreeOrphan: 'No parent',
  dassTreeCycle: 'Cycle',
  dassTreeLoadFailed: 'Not loaded: open it again',
  dassTreeStop: 'Stop loading',
  dassTreeSelectRow: 'Select {row}',
  dassTreeSelectAll: 'Select all',
  dassTreeCopied: { one: '{count} row copied', other: '{count} rows copied' },
  dassTreeNotCopied: 'Copying failed',
} as const satisfies Translation<typeof source>;
