import type { Translation } from '../index.js';
import type source from '../pt-BR/picking.js';

export default {
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

  dassPickReset: 'Restaurar orden',
  dassPickPaste: 'Pegar lista',
  dassPickCode: 'Código',
  dassPickLabel: 'Descripción',

  dassPickFilterClear: 'Borrar filtro',
  dassPickFilters: 'Filtros aplicados',
  dassPickFiltered: 'Filtro aplicado: {label}',
  dassPickUnfiltered: 'Filtro quitado: {label}',
  dassPickNoMatch: 'Ningún elemento coincide con el filtro',

  dassPickAddMany: {
    one: '¿Agregar {count} elemento?',
    many: '¿Agregar {count} de elementos?',
    other: '¿Agregar {count} elementos?',
  },
  dassPickAddManyText: 'Son muchos de una vez. Para agregar menos, filtre antes la lista.',
  dassPickAddManyConfirm: { one: 'Agregar {count}', many: 'Agregar {count}', other: 'Agregar {count}' },

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
    many: '{count} seleccionados',
    other: '{count} seleccionados',
  },
  dassPickUndone: 'Deshecho',
  dassPickMovedTo: '{label}: posición {position} de {total}',
  dassPickOrdered: 'Orden cambiado',
  dassPickOrderRestored: 'Orden restaurado',

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
