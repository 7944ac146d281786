import { warnOnce } from '../../base/warn.js';
import { errorText } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import { formatIso, FIRST_YEAR, LAST_YEAR, parseIso, type Day, type Moment } from '../../core/dates/moment.js';

/** Days that cannot be selected: ISO 8601 dates, or a function that returns true for a disabled day. */
export type DisabledDays = readonly string[] | ((day: string) => boolean);

interface Bounded {
  readonly localName: string;
  readonly min: string;
  readonly max: string;
  readonly withTime: boolean;
  readonly disabledDays: DisabledDays;
}

const dayText = ({ year, month, day }: Day): string => formatIso({ year, month, day });

/** The dates that a field allows. ISO 8601 dates are compared as texts. */
export class DateBounds {
  readonly #field: Bounded;
  #list?: { readonly of: DisabledDays; readonly days: ReadonlySet<string> };

  constructor(field: Bounded) {
    this.#field = field;
  }

  /** Warns once when no date is within the bounds. */
  check(): void {
    const { min, max, localName } = this.#field;
    if (min && max && this.#full(min, 'T00:00') > this.#full(max, 'T23:59'))
      warnOnce(localName, `'min' ${min} is after 'max' ${max}; neither holds.`);
  }

  /** The earliest value; '' for no minimum. */
  get min(): string {
    return this.#isEmpty ? '' : this.#full(this.#field.min, 'T00:00');
  }

  /** The latest value; '' for no maximum. */
  get max(): string {
    return this.#isEmpty ? '' : this.#full(this.#field.max, 'T23:59');
  }

  /** Returns the nearest date within the bounds. */
  nearest(moment: Moment): Moment {
    const { min, max } = this;
    const value = this.#field.withTime
      ? formatIso({ ...moment, hour: moment.hour ?? 0, minute: moment.minute ?? 0 })
      : dayText(moment);
    if (min && value < min) return parseIso(min)!;
    return max && value > max ? parseIso(max)! : moment;
  }

  /** Whether a day can be selected: a part of it is within the bounds, and it is not disabled. */
  isAllowed(day: Day): boolean {
    const text = dayText(day);
    const { min, max } = this;
    return !(min && text < min.slice(0, 10)) && !(max && text > max.slice(0, 10)) && !this.isDisabled(text);
  }

  /** Whether the application has disabled a day. */
  isDisabled(day: string): boolean {
    const { disabledDays, localName } = this.#field;
    if (typeof disabledDays !== 'function') return this.#days(disabledDays).has(day);
    try {
      return Boolean(disabledDays(day));
    } catch (error) {
      warnOnce(localName, `'disabledDays' has thrown: ${errorText(error).slice(0, 100)}`);
      return false;
    }
  }

  /** The years that can be selected around a year. */
  years(year: number): readonly [from: number, to: number] {
    const from = this.min ? Number(this.min.slice(0, 4)) : year - 100;
    const to = this.max ? Number(this.max.slice(0, 4)) : year + 50;
    return [Math.max(FIRST_YEAR, Math.min(from, year)), Math.min(LAST_YEAR, Math.max(to, year))];
  }

  get #isEmpty(): boolean {
    const { min, max } = this.#field;
    return Boolean(min && max) && this.#full(min, 'T00:00') > this.#full(max, 'T23:59');
  }

  #full(bound: string, time: string): string {
    if (!this.#field.withTime || bound === '') return bound.slice(0, 10);
    return bound.length > 10 ? bound : bound + time;
  }

  #days(list: readonly string[]): ReadonlySet<string> {
    if (this.#list?.of !== list) this.#list = { of: list, days: new Set(list.map((day) => toText(day).slice(0, 10))) };
    return this.#list.days;
  }
}
