import type { Catalogue } from '../index.js';

export default {
  dassTreeUnnamed: 'Hierarquia',
  dassTreeExpandAll: 'Expandir tudo',
  dassTreeCollapseAll: 'Recolher tudo',
  dassTreeLoading: 'Carregando…',
  dassTreeNone: 'Nenhuma linha',
  dassTreeOrphan: 'Sem pai',
  dassTreeCycle: 'Ciclo',
} as const satisfies Catalogue;
