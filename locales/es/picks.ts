import type { Translation } from '../index.js';
import type source from '../pt-BR/picks.js';

export default {
  dassPickAvailable: 'Disponibles',
  dassPickSelected: 'Seleccionados',
  dassPickUnnamed: 'Lista de selección',
  dassPickItems: { one: '{count} elemento', many: '{count} de elementos', other: '{count} elementos' },
  dassPickMarked: {
    one: '{count} de {total} seleccionado',
    many: '{count} de {total} seleccionados',
    other: '{count} de {total} seleccionados',
  },
  dassPickFound: {
    one: '{count} de {total} encontrado',
    many: '{count} de {total} encontrados',
    other: '{count} de {total} encontrados',
  },

  dassPickAdd: 'Agregar',
  dassPickAddAll: 'Agregar todos',
  dassPickRemove: 'Quitar',
  dassPickRemoveAll: 'Quitar todos',
  dassPickUndo: 'Deshacer',
  dassPickReset: 'Restaurar orden',
  dassPickPaste: 'Pegar lista',
  dassPickCode: 'Código',
  dassPickLabel: 'Descripción',
  dassPickMoves: 'Mover elementos',

  dassPickFilterAvailable: 'Filtrar disponibles',
  dassPickFilterSelected: 'Filtrar seleccionados',
  dassPickFilterClear: 'Borrar filtro',
  dassPickFilters: 'Filtros aplicados',
  dassPickFiltered: 'Filtro aplicado: {label}',
  dassPickUnfiltered: 'Filtro quitado: {label}',
  dassPickNoItems: 'Ningún elemento disponible',
  dassPickAllSelected: 'Todos los elementos están seleccionados',
  dassPickNoneSelected: 'Ningún elemento seleccionado',
  dassPickNoMatch: 'Ningún elemento coincide con el filtro',

  dassPickAdded: {
    one: '{count} elemento agregado',
    many: '{count} de elementos agregados',
    other: '{count} elementos agregados',
  },
  dassPickRemoved: {
    one: '{count} elemento quitado',
    many: '{count} de elementos quitados',
    other: '{count} elementos quitados',
  },
  dassPickTotal: {
    one: '{count} seleccionado',
    many: '{count} de seleccionados',
    other: '{count} seleccionados',
  },
  dassPickUndone: 'Deshecho',
  dassPickMovedTo: '{label}: posición {position} de {total}',
  dassPickOrdered: 'Orden cambiado',
  dassPickOrderRestored: 'Orden restaurado',
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

  dassPickDialogHeading: 'Seleccionar elementos',
  dassPickDialogClose: 'Cerrar',
  dassPickDialogCancel: 'Cancelar',
  dassPickDialogConfirm: {
    one: 'Confirmar {count} elemento',
    many: 'Confirmar {count} de elementos',
    other: 'Confirmar {count} elementos',
  },
  dassPickDialogUnchanged: 'Sin cambios',
  dassPickDialogLeave: '¿Descartar los cambios?',
  dassPickDialogDiscard: 'Descartar',
  dassPickDialogStay: 'Continuar',
} satisfies Translation<typeof source>;
