import type { Catalogue } from '../index.js';

export default {
  dassFiltersApplied: 'Filtro aplicado: {label}',
  dassFiltersClear: 'Limpar filtros',
  dassFiltersDialogCancel: 'Cancelar',
  dassFiltersDialogConfirm: {
    one: 'Remover {count} filtro',
    many: 'Remover {count} de filtros',
    other: 'Remover {count} filtros',
  },
  dassFiltersDialogEmpty: 'Nenhum filtro aplicado',
  dassFiltersDialogKeep: 'Manter {label}',
  dassFiltersDialogKeepAll: 'Manter todos',
  dassFiltersDialogRemove: 'Remover {label}',
  dassFiltersDialogRemoveAll: 'Remover todos',
  dassFiltersLabel: 'Filtros aplicados',
  dassFiltersMore: {
    one: '+{more}: mostrar {count} filtro',
    many: '+{more}: mostrar todos os {count} de filtros',
    other: '+{more}: mostrar todos os {count} filtros',
  },
  dassFiltersRemoved: 'Filtro removido: {label}. Ctrl+Z desfaz.',
  dassFiltersRemovedSome: {
    one: '{count} filtro removido. Ctrl+Z desfaz.',
    many: '{count} de filtros removidos. Ctrl+Z desfaz.',
    other: '{count} filtros removidos. Ctrl+Z desfaz.',
  },
  dassFiltersUndo: 'Desfazer',
  dassFiltersUndone: 'Filtros restaurados',
  dassPageBack: 'Voltar',
  dassPageClose: 'Fechar a página',
  dassSearchClear: 'Limpar a pesquisa',
  dassSearchLabel: 'Pesquisar',
  dassSearchTimer: {
    one: 'Pesquisa sozinho {count} segundo depois da última tecla; Esc cancela.',
    many: 'Pesquisa sozinho {count} de segundos depois da última tecla; Esc cancela.',
    other: 'Pesquisa sozinho {count} segundos depois da última tecla; Esc cancela.',
  },
  dassSearchTimerCancelled: 'Espera cancelada. Enter pesquisa.',
} as const satisfies Catalogue;
