import type { TemplateResult } from 'lit';
import { dayByKey } from './calendar-model.js';
import { renderCalendar } from './render-calendar.js';
import type { DateBounds } from './date-bounds-model.js';
import { addMonths, dayOf, parseIso, type Day, type Moment } from '../../core/dates/moment.js';
import { weekStart } from './date-names.js';
import { now } from './date-values-model.js';

/** The state of a date field, and the callbacks of its calendar. */
export interface CalendarField {
  readonly value: string;
  readonly withTime: boolean;
  readonly bounds: DateBounds;
  /** The day that has the focus or receives it next. */
  readonly focused: Day;
  readonly rtl: boolean;
  /** Called when another day becomes active. @param byKey whether a key moved there, so that the focus follows */
  focus(day: Day, byKey: boolean): void;
  /** @param moment undefined for no date */
  select(moment: Moment | undefined, closes: boolean): void;
  close(): void;
}

/** Renders the calendar of a date field. Loaded when the user first opens it. */
export function renderFieldCalendar(field: CalendarField): TemplateResult {
  const { value, withTime, bounds, focused } = field;
  const moment = parseIso(value);
  const time = { hour: moment?.hour ?? 0, minute: moment?.minute ?? 0 };
  const pick = (day: Day): void => field.select(withTime ? { ...day, ...time } : { ...day }, !withTime);
  return renderCalendar({
    focused,
    selected: dayOf(value),
    now: now(),
    time: withTime ? time : undefined,
    years: bounds.years(focused.year),
    isAllowed: (day) => bounds.isAllowed(day),
    onKeydown: (event) => {
      const to = dayByKey(event, focused, weekStart(), field.rtl);
      if (!to && event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      if (to) field.focus(to, true);
      else if (bounds.isAllowed(focused)) pick(focused);
    },
    onPick: pick,
    onMonth: (year, month) =>
      field.focus(addMonths(focused, (year - focused.year) * 12 + month - focused.month), false),
    onTime: (hour, minute) => field.select({ ...(moment ?? focused), hour, minute }, false),
    onNow: () => field.select(withTime ? now() : { ...now(), hour: undefined, minute: undefined }, true),
    onClear: () => field.select(undefined, true),
    onDone: () => field.close(),
  });
}
