import type { ReactiveController, ReactiveElement } from 'lit';
import { whileShown } from '../../base/motion/while-shown.js';
import { renderFieldCalendar } from './calendar.js';
import type { DateBounds } from './date-bounds-model.js';
import { parseIso, type Day, type Moment } from '../../core/dates/moment.js';
import { now } from './date-values-model.js';

/** The part of a date field that its calendar panel reads. */
export interface PanelField extends ReactiveElement {
  readonly value: string;
  readonly withTime: boolean;
}

export interface PanelOptions {
  readonly bounds: DateBounds;
  isOpen(): boolean;
  close(): void;
  /** Called when the user selects a date, or clears it (`undefined`). */
  select(moment: Moment | undefined): void;
}

/** The calendar in the panel of a date field. Loaded when the user first opens it. */
export class CalendarPanel implements ReactiveController {
  readonly #field: PanelField;
  readonly #options: PanelOptions;
  /** Stays true until the panel has closed, so that the panel can restore the focus. */
  #isRendered = false;
  /** The focused day. */
  #focused: Day = now();
  #movesFocus = false;

  constructor(field: PanelField, options: PanelOptions) {
    this.#field = field;
    this.#options = options;
    field.addController(this);
    this.begin();
  }

  /** Opens on the day of the value, or on the enabled day nearest to today. */
  begin(): void {
    this.#isRendered = true;
    this.#focus(parseIso(this.#field.value) ?? this.#options.bounds.nearest(now()));
  }

  hostUpdated(): void {
    if (this.#isRendered && !this.#options.isOpen()) void this.#remove();
    if (this.#movesFocus) void this.#moveFocus();
  }

  render(): unknown {
    return whileShown(this.#isRendered, () => this.#renderCalendar());
  }

  #renderCalendar(): unknown {
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

  /** Waits for the rendered day, because moving the focus requests another update. */
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
