import type { Catalogue } from '../index.js';

export default {
  dassPickAvailable: 'Disponíveis',
  dassPickSelected: 'Selecionados',
  dassPickUnnamed: 'Lista de seleção',
  dassPickItems: { one: '{count} item', many: '{count} de itens', other: '{count} itens' },

  dassPickAdd: 'Adicionar',
  dassPickAddAll: 'Adicionar todos',
  dassPickRemove: 'Remover',
  dassPickRemoveAll: 'Remover todos',
  dassPickUndo: 'Desfazer',
  dassPickMoves: 'Mover itens',

  dassPickFilterAvailable: 'Filtrar disponíveis',
  dassPickFilterSelected: 'Filtrar selecionados',
  dassPickNoItems: 'Nenhum item disponível',
  dassPickAllSelected: 'Todos os itens estão selecionados',
  dassPickNoneSelected: 'Nenhum item selecionado',

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
} as const satisfies Catalogue;
