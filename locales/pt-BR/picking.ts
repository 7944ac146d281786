import type { Catalogue } from '../index.js';

export default {
  dassPickMarked: {
    one: '{count} de {total} selecionado',
    many: '{count} de {total} selecionados',
    other: '{count} de {total} selecionados',
  },
  dassPickFound: {
    one: '{count} de {total} encontrado',
    many: '{count} de {total} encontrados',
    other: '{count} de {total} encontrados',
  },

  dassPickReset: 'Restaurar ordem',
  dassPickPaste: 'Colar lista',
  dassPickCode: 'Código',
  dassPickLabel: 'Descrição',

  dassPickFilterClear: 'Limpar filtro',
  dassPickFilters: 'Filtros aplicados',
  dassPickFiltered: 'Filtro aplicado: {label}',
  dassPickUnfiltered: 'Filtro removido: {label}',
  dassPickNoMatch: 'Nenhum item corresponde ao filtro',

  dassPickAddMany: {
    one: 'Adicionar {count} item?',
    many: 'Adicionar {count} de itens?',
    other: 'Adicionar {count} itens?',
  },
  dassPickAddManyText: 'São muitos de uma vez. Para adicionar menos, filtre a lista antes.',
  dassPickAddManyConfirm: { one: 'Adicionar {count}', many: 'Adicionar {count}', other: 'Adicionar {count}' },

  dassPickAdded: {
    one: '{count} item adicionado',
    many: '{count} de itens adicionados',
    other: '{count} itens adicionados',
  },
  dassPickRemoved: {
    one: '{count} item removido',
    many: '{count} de itens removidos',
    other: '{count} itens removidos',
  },
  dassPickTotal: {
    one: '{count} selecionado',
    many: '{count} selecionados',
    other: '{count} selecionados',
  },
  dassPickUndone: 'Desfeito',
  dassPickMovedTo: '{label}: posição {position} de {total}',
  dassPickOrdered: 'Ordem alterada',
  dassPickOrderRestored: 'Ordem restaurada',

  dassPickDialogHeading: 'Selecionar itens',
  dassPickDialogClose: 'Fechar',
  dassPickDialogCancel: 'Cancelar',
  dassPickDialogConfirm: {
    one: 'Confirmar {count} item',
    many: 'Confirmar {count} de itens',
    other: 'Confirmar {count} itens',
  },
  dassPickDialogUnchanged: 'Sem alterações',
  dassPickDialogLeave: 'Descartar as alterações?',
  dassPickDialogDiscard: 'Descartar',
  dassPickDialogStay: 'Continuar',
} as const satisfies Catalogue;
