import type { Translation } from '../index.js';
import type source from '../pt-BR/fields.js';

export default {
  dassBooleanYes: 'Sí',
  dassBooleanNo: 'No',
  dassBooleanActive: 'Activo',
  dassBooleanInactive: 'Inactivo',
} satisfies Translation<typeof source>;
