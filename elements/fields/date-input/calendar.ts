/* What a date field loads when its calendar is first opened. */
export { dayByKey } from './calendar-model.js';
export { renderCalendar } from './calendar-view.js';
export { weekStart } from './date-names.js';
