import type { Translation } from '../index.js';
import type source from '../pt-BR/choices.js';

export default {
  dassChoicesFilter: 'Filtrar',
  dassChoicesFilterClear: 'Borrar el filtro',
  dassChoicesFound: {
    one: '{count} elemento encontrado',
    many: '{count} de elementos encontrados',
    other: '{count} elementos encontrados',
  },
  dassChoicesNone: 'Ningún elemento',
  dassChoicesNoMatch: 'Ningún elemento corresponde al filtro',

  dassCheckListUnnamed: 'Lista',
  dassChoicesAll: 'Todos',
  dassChoicesAllFound: 'Todos ({count})',
  dassCheckListCount: 'Marcados: {count} de {total}',
  dassCheckListInvert: 'Invertir',
  dassCheckListOnlyChecked: 'Solo marcados',
  dassCheckListNoneChecked: 'Ningún elemento marcado',

  dassSelectPlaceholder: 'Seleccione',
  dassSelectNoRecords: 'No se encontraron registros',
  dassSelectFailed: 'No se pudo cargar la lista',
  dassSelectRetry: 'Intentar de nuevo',
  dassSelectClear: 'Borrar la selección',
  dassSelectDone: 'Listo',
  dassSelectUnknown: '{label} (no está entre las opciones)',
  dassSelectMore: '+{count}',
  dassSelectChosen: {
    one: '{count} seleccionado',
    many: '{count} seleccionados',
    other: '{count} seleccionados',
  },
} satisfies Translation<typeof source>;
