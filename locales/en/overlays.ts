import type { Translation } from '../index.js';
import type source from '../pt-BR/overlays.js';

export default {
  dassDialogClose: 'Close',
  dassDialogUnnamed: 'Dialog',
} satisfies Translation<typeof source>;
