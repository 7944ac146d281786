import type { Catalogue } from '../index.js';

export default {
  dassDialogClose: 'Fechar',
  dassDialogUnnamed: 'Janela',
} as const satisfies Catalogue;
