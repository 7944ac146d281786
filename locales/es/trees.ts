import type { Translation } from '../index.js';
import type source from '../pt-BR/trees.js';

export default {
  dassTreeUnnamed: 'Jerarquía',
  dassTreeExpandAll: 'Expandir todo',
  dassTreeCollapseAll: 'Contraer todo',
  dassTreeLoading: 'Cargando…',
  dassTreeNone: 'Ninguna fila',
  dassTreeNoMatch: 'Ninguna fila coincide con el filtro',
  dassTreeOrphan: 'Sin padre',
  dassTreeCycle: 'Ciclo',
  dassTreeLoadFailed: 'No se cargó: ábralo de nuevo',
  dassTreeStop: 'Dejar de cargar',
  dassTreeSelectRow: 'Seleccionar {row}',
  dassTreeSelectAll: 'Seleccionar todo',
} as const satisfies Translation<typeof source>;
