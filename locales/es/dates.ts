import type { Translation } from '../index.js';
import type source from '../pt-BR/dates.js';

export default {
  dassDateCalendar: 'Calendario',
  dassDateClear: 'Borrar',
  dassDateDisabled: 'Este día no se puede elegir',
  dassDateDone: 'Aceptar',
  dassDateFormat:
    'Formato {mask}. Las flechas cambian la parte elegida, H es hoy, Alt+flecha abajo abre el calendario.',
  dassDateHour: 'Hora',
  dassDateIncomplete: 'Fecha incompleta: escriba {mask}',
  dassDateLetters: 'AAAA',
  dassDateMax: 'La última fecha posible es {date}',
  dassDateMin: 'La primera fecha posible es {date}',
  dassDateMinute: 'Minuto',
  dassDateMonth: 'Mes',
  dassDateNextMonth: 'Mes siguiente',
  dassDateNone: 'La fecha {date} no existe',
  dassDateNow: 'Ahora',
  dassDateOpen: 'Abrir el calendario',
  dassDatePreviousMonth: 'Mes anterior',
  dassDateToday: 'Hoy',
  dassDateTooFew: 'La fecha {date} no existe: {month} tiene {days} días',
  dassDateUnreadable: 'Esto no es una fecha: escriba {mask}',
  dassDateYear: 'Año',
} satisfies Translation<typeof source>;
