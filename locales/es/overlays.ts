import type { Translation } from '../index.js';
import type source from '../pt-BR/overlays.js';

export default {
  dassDialogClose: 'Cerrar',
  dassDialogUnnamed: 'Ventana',
} satisfies Translation<typeof source>;
