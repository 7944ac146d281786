import type { Translation } from '../index.js';
import type source from '../pt-BR/trees.js';

export default {
  dassTreeUnnamed: 'Jerarquía',
  dassTreeExpandAll: 'Expandir todo',
  dassTreeCollapseAll: 'Contraer todo',
  dassTreeLoading: 'Cargando…',
  dassTreeNone: 'Ninguna fila',
  dassTreeNoMatch: 'Ninguna fila coincide con el filtro',
  dassTreeFound: {
    one: '{count} fila encontrada',
    many: '{count} de filas encontradas',
    other: '{count} filas encontradas',
  },
  dassTreeSortedUp: '{column}: orden ascendente',
  dassTreeSortedDown: '{column}: orden descendente',
  dassTreeExpanded: { one: '{count} fila visible', many: '{count} de filas visibles', other: '{count} filas visibles' },
  dassTreeWidth: '{column}: {width} píxeles de ancho',
  dassTreeOrphan: 'Sin padre',
  dassTreeCycle: 'Ciclo',
  dassTreeLoadFailed: 'No se cargó: ábralo de nuevo',
  dassTreeStop: 'Dejar de cargar',
  dassTreeSelectRow: 'Seleccionar {row}',
  dassTreeSelectAll: 'Seleccionar todo',
  dassTreeCopied: { one: '{count} fila copiada', many: '{count} de filas copiadas', other: '{count} filas copiadas' },
  dassTreeNotCopied: 'No se pudo copiar',
} as const satisfies Translation<typeof source>;
