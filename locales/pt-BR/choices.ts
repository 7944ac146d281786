import type { Catalogue } from '../index.js';

export default {
  dassChoicesFilter: 'Filtrar',
  dassChoicesFilterClear: 'Limpar filtro',
  dassChoicesFound: {
    one: '{count} item encontrado',
    many: '{count} de itens encontrados',
    other: '{count} itens encontrados',
  },
  dassChoicesNone: 'Nenhum item',
  dassChoicesNoMatch: 'Nenhum item corresponde ao filtro',

  dassCheckListUnnamed: 'Lista',
  dassCheckListAll: 'Todos',
  dassCheckListAllFound: 'Todos ({count})',
  dassCheckListCount: {
    one: '{count} de {total} marcado',
    many: '{count} de {total} marcados',
    other: '{count} de {total} marcados',
  },
  dassCheckListInvert: 'Inverter',
  dassCheckListOnlyChecked: 'Só marcados',
  dassCheckListNoneChecked: 'Nenhum item marcado',
} as const satisfies Catalogue;
