import { nothing, type ReactiveController, type ReactiveElement } from 'lit';
import { Later } from '../../base/later.js';
import type * as Calendar from './calendar.js';
import type { DateBounds } from './date-bounds.js';
import { parseIso, type Day, type Moment } from './date-model.js';
import { now } from './date-values.js';

/** A date field as its panel knows it. */
export interface PanelField {
  value(): string;
  withTime(): boolean;
  readonly bounds: DateBounds;
  /** Whether a person may change the value now. */
  isWritable(): boolean;
  /** What is typed is complete: the calendar begins with it. */
  onOpen(): void;
  /** A person has chosen a date; undefined for none. */
  choose(moment: Moment | undefined): void;
}

/** The calendar of a date field, in a panel beside it. It loads when it is first opened. */
export class CalendarPanel implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #field: PanelField;
  readonly #loading: Later;
  #view?: typeof Calendar;
  #isOpen = false;
  /** It is in the panel: until that is closed, for the focus to go back from it. */
  #isDrawn = false;
  /** The day that has the focus. */
  #focused: Day = now();
  #movesFocus = false;

  constructor(host: ReactiveElement, field: PanelField) {
    this.#host = host;
    this.#field = field;
    this.#loading = new Later(host, async () => (this.#view = await import('./calendar.js')));
    host.addController(this);
  }

  /** Whether a person has opened it, be it still loading. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  get isShown(): boolean {
    return this.#isOpen && this.#loading.ready;
  }

  toggle(): void {
    if (!this.#field.isWritable()) return;
    if (this.#isOpen) return this.close();
    this.#isOpen = this.#isDrawn = true;
    this.#field.onOpen();
    this.#loading.ask();
    this.#focus(parseIso(this.#field.value()) ?? this.#field.bounds.nearest(now()));
  }

  close(): void {
    this.#isOpen = false;
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    if (this.#isOpen && !this.#field.isWritable()) this.#isOpen = false;
  }

  hostUpdated(): void {
    if (this.#isDrawn && !this.#isOpen) void this.#undraw();
    if (this.#movesFocus) void this.#moveFocus();
  }

  hostDisconnected(): void {
    this.#isOpen = false;
  }

  /** What stands in the panel. */
  render(): unknown {
    if (!this.#isDrawn || !this.#view) return nothing;
    const { bounds } = this.#field;
    return this.#view.renderFieldCalendar({
      value: this.#field.value(),
      withTime: this.#field.withTime(),
      bounds,
      focused: this.#focused,
      rtl: getComputedStyle(this.#host).direction === 'rtl',
      focus: (day, byKey) => {
        this.#movesFocus = byKey;
        this.#focus(day);
      },
      choose: (moment, closes) => {
        if (moment) this.#focus(moment);
        if (closes) this.close();
        this.#field.choose(moment);
      },
      close: () => this.close(),
    });
  }

  #focus({ year, month, day }: Day): void {
    this.#focused = { year, month, day };
    this.#host.requestUpdate();
  }

  /** Once the day is drawn: moving the focus asks for another update. */
  async #moveFocus(): Promise<void> {
    this.#movesFocus = false;
    await this.#host.updateComplete;
    this.#host.renderRoot.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
  }

  async #undraw(): Promise<void> {
    await this.#host.renderRoot.querySelector('dass-popup')?.updateComplete;
    if (this.#isOpen) return;
    this.#isDrawn = false;
    this.#host.requestUpdate();
  }
}
