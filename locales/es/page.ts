import type { Translation } from '../index.js';
import type source from '../pt-BR/page.js';

export default {
  dassAdvancedFilterApply: 'Aplicar filtro',
  dassAdvancedFilterClear: 'Limpiar campos',
  dassAdvancedFilterClose: 'Cerrar',
  dassAdvancedFilterHeading: 'Filtro avanzado',
  dassAdvancedFilterNone: 'Ningún resultado',
  dassAdvancedFilterResults: {
    one: '{count} resultado',
    many: '{count} de resultados',
    other: '{count} resultados',
  },
  dassAdvancedFilterShow: {
    one: 'Mostrar {count} resultado',
    many: 'Mostrar {count} de resultados',
    other: 'Mostrar {count} resultados',
  },
  dassFiltersApplied: 'Filtro aplicado: {label}',
  dassFiltersClear: 'Quitar filtros',
  dassFiltersDialogCancel: 'Cancelar',
  dassFiltersDialogConfirm: {
    one: 'Quitar {count} filtro',
    many: 'Quitar {count} de filtros',
    other: 'Quitar {count} filtros',
  },
  dassFiltersDialogEmpty: 'Ningún filtro aplicado',
  dassFiltersDialogKeep: 'Mantener {label}',
  dassFiltersDialogKeepAll: 'Mantener todos',
  dassFiltersDialogRemove: 'Quitar {label}',
  dassFiltersDialogRemoveAll: 'Quitar todos',
  dassFiltersLabel: 'Filtros aplicados',
  dassFiltersMore: {
    one: '+{more}: mostrar {count} filtro',
    many: '+{more}: mostrar todos los {count} de filtros',
    other: '+{more}: mostrar todos los {count} filtros',
  },
  dassFiltersRemoved: 'Filtro quitado: {label}. Ctrl+Z deshace.',
  dassFiltersRemovedSome: {
    one: '{count} filtro quitado. Ctrl+Z deshace.',
    many: '{count} de filtros quitados. Ctrl+Z deshace.',
    other: '{count} filtros quitados. Ctrl+Z deshace.',
  },
  dassFiltersUndo: 'Deshacer',
  dassFiltersUndone: 'Filtros restaurados',
  dassPageBack: 'Volver',
  dassPageClose: 'Cerrar la página',
  dassSearchClear: 'Borrar la búsqueda',
  dassSearchLabel: 'Buscar',
  dassSearchTimer: 'Búsqueda automática tras {count} s; Esc cancela.',
  dassSearchTimerCancelled: 'Espera cancelada. Enter busca.',
} satisfies Translation<typeof source>;
