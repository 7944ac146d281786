import type { Translation } from '../index.js';
import type source from '../pt-BR/trees.js';

export default {
  dassTreeUnnamed: 'Hierarchy',
  dassTreeExpandAll: 'Expand all',
  dassTreeCollapseAll: 'Collapse all',
  dassTreeLoading: 'Loading…',
  dassTreeNone: 'No rows',
  dassTreeOrphan: 'No parent',
  dassTreeCycle: 'Cycle',
} as const satisfies Translation<typeof source>;
