import type { Catalogue } from '../index.js';

export default {
  dassPickAvailable: 'Disponíveis',
  dassPickSelected: 'Selecionados',
  dassPickUnnamed: 'Lista de seleção',
  dassPickItems: { one: '{count} item', many: '{count} de itens', other: '{count} itens' },
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

  dassPickAdd: 'Adicionar',
  dassPickAddAll: 'Adicionar todos',
  dassPickRemove: 'Remover',
  dassPickRemoveAll: 'Remover todos',
  dassPickUndo: 'Desfazer',
  dassPickReset: 'Restaurar ordem',
  dassPickPaste: 'Colar lista',
  dassPickCode: 'Código',
  dassPickLabel: 'Descrição',
  dassPickMoves: 'Mover itens',

  dassPickFilterAvailable: 'Filtrar disponíveis',
  dassPickFilterSelected: 'Filtrar selecionados',
  dassPickFilterClear: 'Limpar filtro',
  dassPickFilters: 'Filtros aplicados',
  dassPickFiltered: 'Filtro aplicado: {label}',
  dassPickUnfiltered: 'Filtro removido: {label}',
  dassPickNoItems: 'Nenhum item disponível',
  dassPickAllSelected: 'Todos os itens estão selecionados',
  dassPickNoneSelected: 'Nenhum item selecionado',
  dassPickNoMatch: 'Nenhum item corresponde ao filtro',

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
    many: '{count} de selecionados',
    other: '{count} selecionados',
  },
  dassPickUndone: 'Desfeito',
  dassPickMovedTo: '{label}: posição {position} de {total}',
  dassPickOrdered: 'Ordem alterada',
  dassPickOrderRestored: 'Ordem restaurada',
  dassPickDisabled: 'Este item não pode ser movido',
  dassPickNotAmong: 'Fora da lista',

  dassPickTooFew: {
    one: 'Selecione ao menos {count} item',
    many: 'Selecione ao menos {count} de itens',
    other: 'Selecione ao menos {count} itens',
  },
  dassPickTooMany: {
    one: 'Selecione no máximo {count} item',
    many: 'Selecione no máximo {count} de itens',
    other: 'Selecione no máximo {count} itens',
  },

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
