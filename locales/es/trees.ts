import type { Translation } from '../index.js';
import type source from '../pt-BR/trees.js';

export default {
  dassTreeUnnamed: 'Jerarquía',
  dassTreeExpandAll: 'Expandir todo',
  dassTreeCollapseAll: 'Contraer todo',
  dassTreeLoading: 'Cargando…',
  dassTreeNone: 'Ninguna fila',
  dassTreeOrphan: 'Sin padre',
  dassTreeCycle: 'Ciclo',
} as const satisfies Translation<typeof source>;
