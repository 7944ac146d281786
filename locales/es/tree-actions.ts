import type { Translation } from '../index.js';
import type source from '../pt-BR/tree-actions.js';

export default {
  dassTreePrinted:
    'Se imprimieron las primeras {printed} de {count} líneas. Filtre o contraiga líneas para imprimir las demás.',
  dassTreeNoMatch: 'Ninguna fila coincide con el filtro',
  dassTreeLoadFailed: 'No se cargó: ábralo de nuevo',
  dassTreeStop: 'Dejar de cargar',
  dassTreeSelectRow: 'Seleccionar {row}',
  dassTreeSelectAll: 'Seleccionar todo',
  dassTreeFound: {
    one: '{count} fila encontrada',
    many: '{count} de filas encontradas',
    other: '{count} filas encontradas',
  },
  dassTreeSortedUp: '{column}: orden ascendente',
  dassTreeSortedDown: '{column}: orden descendente',
  dassTreeExpanded: { one: '{count} fila visible', many: '{count} de filas visibles', other: '{count} filas visibles' },
  dassTreeWidth: '{column}: {width} píxeles de ancho',
  dassTreeCopied: { one: '{count} fila copiada', many: '{count} de filas copiadas', other: '{count} filas copiadas' },
  dassTreeNotCopied: 'No se pudo copiar',
  dassTreeChosen: {
    one: '{count} fila seleccionada',
    many: '{count} de filas seleccionadas',
    other: '{count} filas seleccionadas',
  },
  dassTreeSelectBelow: 'Seleccionar lo que está debajo de {row}',
  dassTreeDeselectBelow: 'Quitar la selección de lo que está debajo de {row}',
  dassTreeOptions: 'Opciones de la tabla',
  dassTreeOpenTo: 'Expandir hasta el nivel {level}',
  dassTreeColumns: 'Columnas…',
  dassTreeColumnsHeading: 'Columnas',
  dassTreeColumnUp: 'Mover {column} hacia arriba',
  dassTreeColumnDown: 'Mover {column} hacia abajo',
  dassTreeColumnMoved: '{column}: posición {position} de {count}',
  dassTreeColumnsReset: 'Restaurar valores predeterminados',
  dassTreeColumnsDone: 'Listo',
  dassTreeColumnsFirst: 'Siempre visible',
} as const satisfies Translation<typeof source>;
