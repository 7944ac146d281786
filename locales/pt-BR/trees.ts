import type { Catalogue } from '../index.js';

export default {
  dassTreeUnnamed: 'Hierarquia',
  dassTreeExpandAll: 'Expandir tudo',
  dassTreeCollapseAll: 'Recolher tudo',
  dassTreeLoading: 'Carregando…',
  dassTreeNone: 'Nenhuma linha',
  dassTreeNoMatch: 'Nenhuma linha corresponde ao filtro',
  dassTreeFound: {
    one: '{count} linha encontrada',
    many: '{count} de linhas encontradas',
    other: '{count} linhas encontradas',
  },
  dassTreeSortedUp: '{column}: ordem crescente',
  dassTreeSortedDown: '{column}: ordem decrescente',
  dassTreeExpanded: {
    one: '{count} linha visível',
    many: '{count} de linhas visíveis',
    other: '{count} linhas visíveis',
  },
  dassTreeWidth: '{column}: {width} pixels de largura',
  dassTreeOrphan: 'Sem pai',
  dassTreeCycle: 'Ciclo',
  dassTreeLoadFailed: 'Não carregou: abra de novo',
  dassTreeStop: 'Parar de carregar',
  dassTreeSelectRow: 'Selecionar {row}',
  dassTreeSelectAll: 'Selecionar tudo',
  dassTreeCopied: {
    one: '{count} linha copiada',
    many: '{count} de linhas copiadas',
    other: '{count} linhas copiadas',
  },
  dassTreeNotCopied: 'Não foi possível copiar',
} as const satisfies Catalogue;
