import type { Translation } from '../index.js';
import type source from '../pt-BR/picks.js';

export default {
  dassPickAvailable: 'Disponibles',
  dassPickSelected: 'Seleccionados',
  dassPickUnnamed: 'Lista de selección',
  dassPickItems: { one: '{count} elemento', many: '{count} de elementos', other: '{count} elementos' },

  dassPickAdd: 'Agregar',
  dassPickAddAll: 'Agregar todos',
  dassPickRemove: 'Quitar',
  dassPickRemoveAll: 'Quitar todos',
  dassPickUndo: 'Deshacer',
  dassPickMoves: 'Mover elementos',

  dassPickFilterAvailable: 'Filtrar disponibles',
  dassPickFilterSelected: 'Filtrar seleccionados',
  dassPickNoItems: 'Ningún elemento disponible',
  dassPickAllSelected: 'Todos los elementos están seleccionados',
  dassPickNoneSelected: 'Ningún elemento seleccionado',

  dassPickDisabled: 'Este elemento no se puede mover',
  dassPickNotAmong: 'Fuera de la lista',

  dassPickTooFew: {
    one: 'Seleccione al menos {count} elemento',
    many: 'Seleccione al menos {count} de elementos',
    other: 'Seleccione al menos {count} elementos',
  },
  dassPickTooMany: {
    one: 'Seleccione como máximo {count} elemento',
    many: 'Seleccione como máximo {count} de elementos',
    other: 'Seleccione como máximo {count} elementos',
  },
} satisfies Translation<typeof source>;
