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
  dassChoicesAll: 'Todos',
  dassChoicesAllFound: 'Todos ({count})',
  dassCheckListCount: 'Marcados: {count} de {total}',
  dassCheckListInvert: 'Inverter',
  dassCheckListOnlyChecked: 'Só marcados',
  dassCheckListNoneChecked: 'Nenhum item marcado',

  dassSelectPlaceholder: 'Selecione',
  dassSelectNoRecords: 'Nenhum registro encontrado',
  dassSelectFailed: 'Não foi possível carregar a lista',
  dassSelectRetry: 'Tentar de novo',
  dassSelectClear: 'Limpar seleção',
  dassSelectDone: 'Concluir',
  dassSelectUnknown: '{label} (não está entre as opções)',
  dassSelectMore: '+{count}',
  dassSelectChosen: {
    one: '{count} selecionado',
    many: '{count} selecionados',
    other: '{count} selecionados',
  },
} as const satisfies Catalogue;
