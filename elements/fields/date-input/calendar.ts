import type { TemplateResult } from 'lit';
import { dayByKey } from './calendar-model.js';
import { renderCalendar } from './calendar-view.js';
import type { DateBounds } from './date-bounds.js';
import { addMonths, dayOf, parseIso, type Day, type Moment } from './date-model.js';
import { weekStart } from './date-names.js';
import { now } from './date-values.js';

/** A date field as its calendar sees it. */
export interface CalendarField {
  readonly value: string;
  readonly withTime: boolean;
  readonly bounds: DateBounds;
  /** The day that has the focus, or gets it. */
  readonly focused: Day;
  readonly rtl: boolean;
  /** Another day gets the focus. @param byKey at once: a key has led there */
  focus(day: Day, byKey: boolean): void;
  /** @param moment undefined for no date */
  select(moment: Moment | undefined, closes: boolean): void;
  close(): void;
}

/** The calendar of a date field: what it loads when it is first opened. */
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
