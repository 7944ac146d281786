import { html, nothing, type PropertyValues } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg, str } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement, type FormValue, type Problem } from '../../base/forms/form-element.js';
import { submitImplicitly } from '../../base/forms/implicit-submit.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { warnOnce } from '../../base/warn.js';
import { calendar as calendarIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/popup/popup.js';
import { KeyboardAccess } from '../shared/keyboard-access.js';
import type { CalendarPanel } from './calendar-panel.js';
import { DateBounds, type DisabledDays } from './date-bounds-model.js';
import { dateInputStyles } from './date-input.styles.js';
import { parseIso, type Moment } from '../../core/dates/moment.js';
import { findDateProblem } from './date-problem.js';
import { DateText } from './date-text.js';
import { disabledDays, fitIso, isoOrNothing, isoWithZone, maskOf, maskOrNothing, now } from './date-values-model.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { nothingTyped, show, typedOf, type Mask } from './mask-model.js';

export type { DisabledDays };

/**
 * A date, or a date and a time, typed in a mask or selected in a calendar. The parts of the text are edited in place.
 * Digits move on to the next part, with or without separators. Arrow keys and Page Up and Down step the selected part;
 * H or T is today. Backspace and Delete clear; Ctrl+Z undoes, Ctrl+Y or Ctrl+Shift+Z redoes. Many pasted formats are
 * understood: `1/3/26`, `2026-03-01`, `01.03.2026`, `010326`, `1/3`, `05/03/26 14h30`, `1 de março de 2026`, `March 1,
 * 2026`. A time with a time zone, `2026-03-01T10:20:00Z`, is converted to the user's time zone. A year of two digits is
 * between 80 years ago and 19 years ahead.
 *
 * The calendar follows the APG date picker dialog pattern. It is loaded when it is first opened, by the button or
 * Alt+Down.
 *
 * The value is local and has no time zone: daylight saving time does not change it. A date that does not exist stays as
 * typed, the field shows an error, and the value is empty. Setting an empty value, or a reset of the form, removes the
 * text. Setting the present value again changes nothing otherwise.
 * @summary A date, or a date and a time, typed or selected in a calendar.
 * @fires {Event} input - Fired when the user changes the value.
 * @fires {Event} change - Fired when the user has changed the value and leaves the field, presses Enter or selects a
 *   day in the calendar.
 * @csspart box - The frame around the field.
 * @cssproperty [--dass-date-input-width=calc(14 * var(--dass-font-size))] - Width of the field, when the application sets none.
 */
export class DassDateInput extends FormElement {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, iconButtonStyles, dateInputStyles];
  static override readonly pageData = new PageData('disabledDays');

  /**
   * The date as ISO 8601: `2026-03-05`, with `withTime` `2026-03-05T14:30`. Empty when there is none. Without
   * `withTime` a time is removed, and the day stays the one that is written, in any time zone; with it, a date without a
   * time gets 00:00, and a time with a time zone is converted to the user's. A date that does not exist is invalid.
   * Default: `defaultValue`, also after a reset of the form.
   */
  @fieldValue<DassDateInput, string>('defaultValue', isoWithZone, (value, { withTime }) => fitIso(value, withTime))
  declare value: string;

  /** The value until one is set, and after a reset of the form. Default: `''`. */
  @property({ type: String, attribute: 'value', accept: isoWithZone })
  defaultValue = '';

  /** Adds a time in hours and minutes to the date. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-time' })
  withTime = false;

  /** The earliest value, as ISO 8601. A day without a time means its first minute. Default: `''`, no minimum. */
  @property({ type: String, accept: isoOrNothing })
  min = '';

  /**
   * The latest value, as ISO 8601. A day without a time means its last minute. When `max` is before `min`, neither
   * applies. Default: `''`, no maximum.
   */
  @property({ type: String, accept: isoOrNothing })
  max = '';

  /**
   * How the value is written: `DD`, `MM` and `YYYY`, with a time `hh` and `mm`, in any order with separators. A mask
   * that does not fit `withTime` is invalid. Default: `''`, `DD/MM/YYYY`, or `DD/MM/YYYY hh:mm` with a time.
   */
  @property({ type: String, accept: maskOrNothing })
  mask = '';

  /**
   * Days that cannot be selected: a list of days (`2026-12-25`), or a function that returns true for a disabled day.
   * The function is called for each day that is rendered; a day for which it throws is enabled. Default: `[]`.
   */
  @property({ attribute: false, accept: disabledDays })
  disabledDays: DisabledDays = [];

  @state()
  private _open = false;

  #panel?: CalendarPanel;
  readonly #calendar = new LazyImport(this, async () => {
    const module = await import('./calendar-panel.js');
    this.#panel = new module.CalendarPanel(this, {
      bounds: this.#bounds,
      isOpen: () => this._open,
      close: () => (this._open = false),
      select: (moment) => {
        this.#text.setDate(moment);
        this.#commit();
      },
    });
  });
  readonly #bounds = new DateBounds(this);
  #editing = false;
  /** The value of the text, its mask, and the value of the last `change` event. */
  #textState = { value: '', mask: maskOf('', false) };
  #committed = '';
  readonly #text = new DateText(maskOf('', false), {
    field: () => this.control as HTMLInputElement | null,
    letters: () => msg('AAAA', { id: 'dassDateLetters' }),
    now,
    fit: (moment) => this.#bounds.nearest(moment),
    onEdit: () => this.#onEdit(),
    onMove: () => this.requestUpdate(),
  });

  readonly #keyboard = new KeyboardAccess(this, {
    open: () => ({
      label: this.label || this.outerLabel,
      value: this.#text.isEmpty ? '' : this.#text.text,
      layout: 'numeric',
    }),
    control: () => this.control as HTMLInputElement | null,
    isWritable: () => this.#isWritable,
    write: (value) => this.#text.setText(value),
    onConfirmed: () => this.#commit(),
  });

  constructor() {
    super();
    // Before the base class updates the form value, which it does for an element in a page or a form.
    this.onChange(() => this.#editing || this.#follow());
  }

  /** @internal */
  override get readableValue(): string {
    return this.value && this.#text.text;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this._open = false;
  }

  protected get formValue(): FormValue {
    return this.value || null;
  }

  protected override get formState(): FormValue {
    return this.value || this.#text.text;
  }

  protected get isEmpty(): boolean {
    return this.#text.isEmpty;
  }

  protected override findProblem(): Problem | undefined {
    return findDateProblem(this.#text, this.#bounds, (moment) => this.#write(moment), this.#letters);
  }

  protected override resetValue(): void {
    this.#textState = { ...this.#textState, value: '?' };
    super.resetValue();
  }

  protected override removeText(): void {
    if (this.#editing || this.#text.isEmpty) return;
    this.#textState = { ...this.#textState, value: '?' };
    this.requestUpdate();
  }

  protected override restoreValue(restored: unknown): void {
    if (typeof restored !== 'string') return;
    if (parseIso(restored)) super.restoreValue(restored);
    else this.#text.restore(restored);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this._open && !this.#isWritable) this._open = false;
    if (changed.has('min') || changed.has('max') || changed.has('withTime')) this.#bounds.check();
    if (changed.has('mask') || changed.has('withTime')) this.#checkMask();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#text.rendered();
  }

  protected override render() {
    const text = this.#text;
    return html`${this.renderLabel()}<dass-popup
        .open=${this._open}
        .label=${msg('Calendário', { id: 'dassDateCalendar' })}
        @dass-close=${() => (this._open = false)}
      >
        <span slot="anchor" class="box" part="box">
          <input
            id="control"
            type="text"
            dir="ltr"
            inputmode=${this.#keyboard.isShown ? 'none' : 'numeric'}
            autocomplete="off"
            spellcheck="false"
            placeholder=${this.#letters}
            aria-label=${this.outerLabel || nothing}
            aria-describedby="message format"
            aria-required=${this.required ? 'true' : nothing}
            aria-invalid=${this.userInvalid ? 'true' : nothing}
            ?disabled=${this.effectivelyDisabled}
            ?readonly=${this.readOnly}
            .value=${live(text.fieldText)}
            @keydown=${this.#onKeydown}
            @beforeinput=${text.onBeforeInput}
            @compositionstart=${text.onCompositionStart}
            @compositionend=${text.onCompositionEnd}
            @input=${text.onInput}
            @change=${(event: Event) => event.stopPropagation()}
            @pointerdown=${text.onPointerdown}
            @click=${text.onClick}
            @focus=${text.onFocus}
            @blur=${this.#onBlur}
            @copy=${text.onCopy}
            @cut=${text.onCopy}
          />
          ${this.#keyboard.render()}
          <button
            class="inside"
            type="button"
            aria-label=${msg('Abrir o calendário', { id: 'dassDateOpen' })}
            aria-keyshortcuts="Alt+ArrowDown"
            aria-haspopup="dialog"
            aria-expanded=${this._open ? 'true' : 'false'}
            ?disabled=${!this.#isWritable}
            @click=${this.#toggle}
          >
            ${renderIcon(calendarIcon)}
          </button>
        </span>
        ${this.#panel?.render()}
      </dass-popup>
      <span id="format" class="visually-hidden"
        >${msg(str`Formato ${this.#letters}. Setas mudam a parte escolhida, H é hoje, Alt+seta para baixo abre o calendário.`, { id: 'dassDateFormat' })}</span
      >
      ${this.renderMessage()}`;
  }

  get #isWritable(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  get #mask(): Mask {
    return maskOf(this.mask, this.withTime);
  }

  /** The mask in the language of the user: `DD/MM/AAAA`. */
  get #letters(): string {
    const mask = this.#text.mask;
    return show(mask, nothingTyped(mask), msg('AAAA', { id: 'dassDateLetters' })).text;
  }

  #write(moment: Moment): string {
    return show(this.#text.mask, typedOf(this.#text.mask, moment)).text;
  }

  #checkMask(): void {
    if (this.mask && this.#mask === maskOf('', this.withTime))
      warnOnce(this.localName, `'mask' ${this.mask} does not fit 'withTime'; the default is used.`);
  }

  /** Updates the text with the value that the application has set. */
  #follow(): void {
    const value = this.value ?? '';
    const mask = this.#mask;
    if (value === this.#textState.value && this.#sameMask(mask)) return;
    this.#textState = { value, mask };
    this.#committed = value;
    this.#text.set(value, mask);
  }

  #sameMask(mask: Mask): boolean {
    return mask === this.#textState.mask || JSON.stringify(mask) === JSON.stringify(this.#textState.mask);
  }

  #onEdit(): void {
    const value = this.#text.iso;
    const before = this.value;
    this.#editing = true;
    this.value = value;
    this.#textState = { ...this.#textState, value: this.value };
    this.requestUpdate();
    this.#editing = false;
    if (this.value !== before) this.emitNative('input');
  }

  #commit(): void {
    this.#text.commit();
    if (this.value === this.#committed) return;
    this.#committed = this.value;
    this.emitNative('change');
  }

  #onBlur(): void {
    this.#text.onBlur();
    this.#commit();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !isComposing(event)) {
      this.#commit();
      if (!event.repeat) submitImplicitly(this.form);
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      this.#toggle();
    } else this.#text.onKeydown(event);
  }

  #toggle(): void {
    if (!this.#isWritable) return;
    if (this._open) {
      this._open = false;
      return;
    }
    this.#text.commit();
    this.#calendar.load(() => this.#open());
  }

  #open(): void {
    // The state may have changed while the calendar was loading.
    if (!this.#isWritable) return;
    this._open = true;
    this.#panel?.begin();
  }
}

define('dass-date-input', DassDateInput);

declare global {
  interface HTMLElementTagNameMap {
    'dass-date-input': DassDateInput;
  }
}
