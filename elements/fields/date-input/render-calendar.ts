import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import { chevronLeft, chevronRight } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { formatIso, monthWeeks, type Day, type Moment } from '../../core/dates/moment.js';
import { dayName, monthNames, monthTitle, weekdayNames, weekStart } from './date-names.js';

/** The state of a calendar and its callbacks. */
export interface CalendarOptions {
  /** The day that has the focus or receives it next. Its month is shown. */
  readonly focused: Day;
  /** The day of the value as ISO 8601; '' if there is none. */
  readonly selected: string;
  readonly now: Moment;
  /** The time of the value, if the field has one. */
  readonly time: { readonly hour: number; readonly minute: number } | undefined;
  /** The years that can be selected. */
  readonly years: readonly [from: number, to: number];
  isAllowed(day: Day): boolean;
  onKeydown(event: KeyboardEvent): void;
  onPick(day: Day): void;
  onMonth(year: number, month: number): void;
  onTime(hour: number, minute: number): void;
  onNow(): void;
  onClear(): void;
  onDone(): void;
}

const selectedNumber = (event: Event): number => Number((event.target as HTMLSelectElement).value);
const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Renders a month as a grid of days, as in the APG date picker dialog, with selects for month, year and time. */
export function renderCalendar(options: CalendarOptions): TemplateResult {
  const { focused, time } = options;
  return html`<div class="calendar">
    <div class="months">
      <button
        class="icon-button"
        type="button"
        aria-label=${msg('Mês anterior', { id: 'dassDatePreviousMonth' })}
        @click=${() => options.onMonth(focused.year, focused.month - 1)}
      >
        ${renderIcon(chevronLeft)}
      </button>
      ${select(msg('Mês', { id: 'dassDateMonth' }), monthNames(), 1, focused.month, (month) => options.onMonth(focused.year, month))}
      ${select(
        msg('Ano', { id: 'dassDateYear' }),
        numbers(...options.years).map((year) => String(year).padStart(4, '0')),
        options.years[0],
        focused.year,
        (year) => options.onMonth(year, focused.month),
      )}
      <button
        class="icon-button"
        type="button"
        aria-label=${msg('Próximo mês', { id: 'dassDateNextMonth' })}
        @click=${() => options.onMonth(focused.year, focused.month + 1)}
      >
        ${renderIcon(chevronRight)}
      </button>
    </div>
    <span class="visually-hidden" aria-live="polite">${monthTitle(focused)}</span>
    <table role="grid" aria-label=${monthTitle(focused)} @keydown=${options.onKeydown}>
      <thead>
        <tr>
          ${weekdayNames().map(({ short, long }) => html`<th scope="col" aria-label=${long}>${short}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${monthWeeks(focused.year, focused.month, weekStart()).map(
          (week) =>
            html`<tr>
              ${week.map((day) => (day ? renderDay(day, options) : html`<td></td>`))}
            </tr>`,
        )}
      </tbody>
    </table>
    ${time ? renderTime(time, options) : nothing}
    <div class="actions">
      <dass-button
        class="now"
        appearance="plain"
        tone="accent"
        ?disabled=${!options.isAllowed(options.now)}
        @click=${options.onNow}
        >${time ? msg('Agora', { id: 'dassDateNow' }) : msg('Hoje', { id: 'dassDateToday' })}</dass-button
      >
      <dass-button class="clear" appearance="plain" @click=${options.onClear}
        >${msg('Limpar', { id: 'dassDateClear' })}</dass-button
      >
      ${
        time
          ? html`<dass-button class="done" appearance="solid" @click=${options.onDone}
              >${msg('OK', { id: 'dassDateDone' })}</dass-button
            >`
          : nothing
      }
    </div>
  </div>`;
}

function renderDay(day: Day, options: CalendarOptions): TemplateResult {
  const { focused, selected, now } = options;
  const iso = formatIso({ year: day.year, month: day.month, day: day.day });
  const isFocused = same(day, focused);
  const allowed = options.isAllowed(day);
  return html`<td
    role="gridcell"
    class=${day.month === focused.month ? nothing : 'other'}
    data-day=${iso}
    tabindex=${isFocused ? 0 : -1}
    ?autofocus=${isFocused}
    aria-label=${dayName(day)}
    aria-selected=${iso === selected ? 'true' : 'false'}
    aria-current=${same(day, now) ? 'date' : nothing}
    aria-disabled=${allowed ? nothing : 'true'}
    @click=${() => allowed && options.onPick(day)}
  >
    <span>${day.day}</span>
  </td>`;
}

function renderTime({ hour, minute }: { hour: number; minute: number }, options: CalendarOptions): TemplateResult {
  return html`<div class="time">
    ${select(msg('Hora', { id: 'dassDateHour' }), numbers(0, 23).map(twoDigits), 0, hour, (to) => options.onTime(to, minute))}<span>:</span>${select(msg('Minuto', { id: 'dassDateMinute' }), numbers(0, 59).map(twoDigits), 0, minute, (to) => options.onTime(hour, to))}
  </div>`;
}

const select = (
  label: string,
  names: readonly string[],
  first: number,
  selected: number,
  onChange: (value: number) => void,
): TemplateResult =>
  html`<select
    aria-label=${label}
    @input=${(event: Event) => event.stopPropagation()}
    @change=${(event: Event) => {
      event.stopPropagation();
      onChange(selectedNumber(event));
    }}
  >
    ${names.map(
      (name, index) => html`<option value=${first + index} .selected=${first + index === selected}>${name}</option>`,
    )}
  </select>`;

const same = (a: Day, b: Day): boolean => a.year === b.year && a.month === b.month && a.day === b.day;
