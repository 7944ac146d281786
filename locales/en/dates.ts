import type { Translation } from '../index.js';
import type source from '../pt-BR/dates.js';

export default {
  dassDateCalendar: 'Calendar',
  dassDateClear: 'Clear',
  dassDateDisabled: 'This day cannot be chosen',
  dassDateDone: 'OK',
  dassDateFormat: 'Format {mask}. Arrow keys change the part that is chosen, T is today, Alt+Down opens the calendar.',
  dassDateHour: 'Hour',
  dassDateIncomplete: 'Incomplete date: write {mask}',
  dassDateLetters: 'YYYY',
  dassDateMax: 'The last possible date is {date}',
  dassDateMin: 'The first possible date is {date}',
  dassDateMinute: 'Minute',
  dassDateMonth: 'Month',
  dassDateNextMonth: 'Next month',
  dassDateNone: 'The date {date} does not exist',
  dassDateNow: 'Now',
  dassDateOpen: 'Open the calendar',
  dassDatePreviousMonth: 'Previous month',
  dassDateToday: 'Today',
  dassDateTooFew: 'The date {date} does not exist: {month} has {days} days',
  dassDateUnreadable: 'This is not a date: write {mask}',
  dassDateYear: 'Year',
} satisfies Translation<typeof source>;
