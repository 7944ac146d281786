import type { Catalogue } from '../index.js';

export default {
  dassBooleanYes: 'Sim',
  dassBooleanNo: 'Não',
  dassBooleanActive: 'Ativo',
  dassBooleanInactive: 'Inativo',
} as const satisfies Catalogue;
