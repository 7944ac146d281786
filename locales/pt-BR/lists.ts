import type { Catalogue } from '../index.js';

export default {
  dassMarkupTableUnnamed: 'Tabela',
  dassSortCancel: 'Cancelar',
  dassSortHeading: 'Alterar a ordem',
  dassSortMore: {
    one: 'e mais {count}',
    many: 'e mais {count}',
    other: 'e mais {count}',
  },
  dassSortReorder: 'Reordenar',
  dassSortReorderHint: 'Entra nesta posição, e os outros andam uma.',
  dassSortReplace: 'Substituir',
  dassSortReplaceHint: 'Toma a posição do outro, que fica com a dele.',
  dassSortText: 'Esta posição já está ocupada. O que deseja fazer?',
} as const satisfies Catalogue;
