import { nothing, type ReactiveController, type ReactiveElement } from 'lit';
import { renderFieldCalendar } from './calendar.js';
import type { DateBounds } from './date-bounds.js';
import { parseIso, type Day, type Moment } from './date-model.js';
import { now } from './date-values.js';

/** A date field as the calendar in its panel knows it. */
export interface PanelField extends ReactiveElement {
  readonly value: string;
  readonly withTime: boolean;
}

export interface PanelOptions {
  readonly bounds: DateBounds;
  isOpen(): boolean;
  close(): void;
  /** The user has selected a date; undefined for none. */
  select(moment: Moment | undefined): void;
}

/** The calendar in the panel of a date field. It is loaded when the user first opens it. */
export class CalendarPanel implements ReactiveController {
  readonly #field: PanelField;
  readonly #options: PanelOptions;
  /** It is in the panel: until that is closed, for the focus to go back from it. */
  #isRendered = false;
  /** The day that has the focus. */
  #focused: Day = now();
  #movesFocus = false;

  constructor(field: PanelField, options: PanelOptions) {
    this.#field = field;
    this.#options = options;
    field.addController(this);
    this.begin();
  }

  /** The user has opened it: it begins with the day of the value, or the nearest to today. */
  begin(): void {
    this.#isRendered = true;
    this.#focus(parseIso(this.#field.value) ?? this.#options.bounds.nearest(now()));
  }

  hostUpdated(): void {
    if (this.#isRendered && !this.#options.isOpen()) void this.#remove();
    if (this.#movesFocus) void this.#moveFocus();
  }

  render(): unknown {
    if (!this.#isRendered) return nothing;
    const { value, withTime } = this.#field;
    return renderFieldCalendar({
      value,
      withTime,
      bounds: this.#options.bounds,
      focused: this.#focused,
      rtl: getComputedStyle(this.#field).direction === 'rtl',
      focus: (day, byKey) => {
        this.#movesFocus = byKey;
        this.#focus(day);
      },
      select: (moment, closes) => {
        if (moment) this.#focus(moment);
        if (closes) this.#options.close();
        this.#options.select(moment);
      },
      close: () => this.#options.close(),
    });
  }

  #focus({ year, month, day }: Day): void {
    this.#focused = { year, month, day };
    this.#field.requestUpdate();
  }

  /** Once the day is rendered: moving the focus asks for another update. */
  async #moveFocus(): Promise<void> {
    this.#movesFocus = false;
    await this.#field.updateComplete;
    this.#field.renderRoot.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }

  async #remove(): Promise<void> {
    await this.#field.renderRoot.querySelector('dass-popup')?.updateComplete;
    if (this.#options.isOpen()) return;
    this.#isRendered = false;
    this.#field.requestUpdate();
  }
}
