import type { Translation } from '../index.js';
import type source from '../pt-BR/trees.js';

export default {
  dassTreeUnnamed: 'Hierarchy',
  dassTreeExpandAll: 'Expand all',
  dassTreeCollapseAll: 'Collapse all',
  dassTreeLoading: 'Loading…',
  dassTreeNone: 'No rows',
  dassTreeNoMatch: 'No row matches the filter',
  dassTreeOrphan: 'No parent',
  dassTreeCycle: 'Cycle',
  dassTreeLoadFailed: 'Not loaded: open it again',
  dassTreeStop: 'Stop loading',
  dassTreeSelectRow: 'Select {row}',
  dassTreeSelectAll: 'Select all',
} as const satisfies Translation<typeof source>;
