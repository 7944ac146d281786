import type { Translation } from '../index.js';
import type source from '../pt-BR/lists.js';

export default {
  dassMarkupTableUnnamed: 'Tabla',
  dassSortCancel: 'Cancelar',
  dassSortHeading: 'Cambiar el orden',
  dassSortMore: { one: 'y {count} más', many: 'y {count} más', other: 'y {count} más' },
  dassSortReorder: 'Reordenar',
  dassSortReorderHint: 'Entra en esta posición y los demás se corren una.',
  dassSortReplace: 'Reemplazar',
  dassSortReplaceHint: 'Toma la posición del otro, que se queda con la suya.',
  dassSortText: 'Esta posición ya está ocupada. ¿Qué desea hacer?',
} satisfies Translation<typeof source>;
