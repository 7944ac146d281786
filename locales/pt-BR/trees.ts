import type { Catalogue } from '../index.js';

export default {
  dassTreeUnnamed: 'Hierarquia',
  dassTreeExpandAll: 'Expandir tudo',
  dassTreeCollapseAll: 'Recolher tudo',
  dassTreeLoading: 'Carregando…',
  dassTreeNone: 'Nenhuma linha',
  dassTreeNoMatch: 'Nenhuma linha corresponde ao filtro',
  dassTreeOrphan: 'Sem pai',
  dassTreeCycle: 'Ciclo',
  dassTreeLoadFailed: 'Não carregou: abra de novo',
  dassTreeStop: 'Parar de carregar',
  dassTreeSelectRow: 'Selecionar {row}',
  dassTreeSelectAll: 'Selecionar tudo',
} as const satisfies Catalogue;
