import type { Translation } from '../index.js';
import type source from '../pt-BR/fields.js';

export default {
  dassBooleanYes: 'Yes',
  dassBooleanNo: 'No',
  dassBooleanActive: 'Active',
  dassBooleanInactive: 'Inactive',
} satisfies Translation<typeof source>;
