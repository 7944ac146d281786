import { html, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import '../../controls/button/button.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { advancedFilterDialogStyles } from './advanced-filter-dialog.styles.js';
import { clearFields, invalidFields, readFields, reportInvalid, type FormReading } from './form-fields.js';

/** The fields are to be cleared; prevented, they keep what is in them. */
export interface DassAdvancedFilterDialogClearFieldsDetail {
  /**
   * Why the fields are cleared: `open` (the dialog is about to open) or `clear` (the user clicked the button that
   * clears).
   */
  readonly reason: 'open' | 'clear';
}

export type DassAdvancedFilterDialogFilterDetail = FormReading;

export type DassAdvancedFilterDialogChangeValuesDetail = FormReading;

export interface AdvancedFilterDialogEvents extends DialogEvents {
  'dass-clear-fields': DassAdvancedFilterDialogClearFieldsDetail;
  'dass-filter': DassAdvancedFilterDialogFilterDetail;
  'dass-change-values': DassAdvancedFilterDialogChangeValuesDetail;
}

/** A pause in changes after which they are told, in milliseconds. */
const settled = 300;

/** The input that Enter is pressed in, when it applies there: not where it breaks a line or presses a button. */
const appliesByEnter = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement && !['button', 'submit', 'reset', 'image', 'file', 'color'].includes(target.type);

/**
 * A dialog around the host's own form, to filter by many fields. It reads the fields in it by itself,
 * native ones and those of the kit, and tells their values and a chip for each when a person applies them: by the button,
 * Enter in a field, or Ctrl+Enter. Fields that are not valid keep it open and get the focus.
 *
 * Before each opening it asks the host to clear the fields and does so itself: each goes back to its default value. A host
 * that prevents this keeps what was entered. Fields that React controls go by their state: clear that on `dass-clear-fields`.
 * @summary A dialog with the fields of an advanced filter.
 * @slot - The form: fields with a `name`, inside a `<form>` or without one.
 * @fires {CustomEvent<DassAdvancedFilterDialogClearFieldsDetail>} dass-clear-fields - Before each opening, and when a person clears the fields. Cancelable: prevented, they stay as they are.
 * @fires {CustomEvent<DassAdvancedFilterDialogFilterDetail>} dass-filter - A person has applied the filter; it has closed by then.
 * @fires {CustomEvent<DassAdvancedFilterDialogChangeValuesDetail>} dass-change-values - A person has changed values, 300 ms ago: to count what they would find, for `resultCount`.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - A person asks it to close; prevent it and it stays open, and nothing is applied.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - A person has closed it; with the reason `confirm` when the filter is applied.
 * @csspart dialog - The native dialog.
 * @csspart header - The row of the heading.
 * @csspart body - What scrolls.
 * @csspart footer - The row of the actions.
 */
export class DassAdvancedFilterDialog extends DialogElement<AdvancedFilterDialogEvents> {
  static override styles = [...(DialogElement.styles as []), advancedFilterDialogStyles];

  /** Heading and accessible name. A text that starts with `dass` is a key. Empty (default): 'Filtro avançado'. */
  @property({ type: String })
  heading = '';

  /** `s`, `m`, `l`, `full`, or a length of CSS: `80vw` by default. Full on small screens. */
  @property({ type: String, accept: dialogWidth })
  width = '80vw';

  /**
   * How many results the values would have, shown on the button that applies them. It counts until the values change
   * again. Undefined (default): it is not known.
   */
  @property({
    type: Number,
    attribute: 'result-count',
    accept: number({ min: 0, whole: true }),
    hasChanged: () => true,
  })
  resultCount?: number;

  /** The values have changed since the results were counted. */
  @state()
  private _stale = false;

  #timer = 0;

  constructor() {
    super();
    for (const type of ['input', 'change']) this.addEventListener(type, () => this.#onChange());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('open')) {
      clearTimeout(this.#timer);
      this._stale = false;
      if (this.open) this.#clear('open');
    }
    if (!changed.has('resultCount')) return;
    // The person waits for it, while the focus is in a field.
    if (this._stale && this.resultCount !== undefined) announce(this.#found(this.resultCount));
    this._stale = false;
  }

  protected override headingText(): string {
    return this.heading || msg('Filtro avançado', { id: 'dassAdvancedFilterHeading' });
  }

  protected override dialogWidth(): string {
    return this.width;
  }

  protected override renderBody(): unknown {
    return html`<div @keydown=${this.#onKeydown} @submit=${this.#onSubmit}><slot></slot></div>`;
  }

  protected override renderFooter(): unknown {
    const count = this._stale ? undefined : this.resultCount;
    return html`<dass-button class="clear" appearance="plain" @click=${this.#onClear}
        >${msg('Limpar campos', { id: 'dassAdvancedFilterClear' })}</dass-button
      ><dass-button class="cancel" @click=${() => this.gesture('close')}
        >${msg('Fechar', { id: 'dassAdvancedFilterClose' })}</dass-button
      ><dass-button class="apply" appearance="solid" @click=${this.#apply}
        >${
          count === undefined
            ? msg('Aplicar filtro', { id: 'dassAdvancedFilterApply' })
            : count === 0
              ? msg('Nenhum resultado', { id: 'dassAdvancedFilterNone' })
              : advancedFilterShowText(count)
        }</dass-button
      >`;
  }

  #found(count: number): string {
    return count === 0 ? msg('Nenhum resultado', { id: 'dassAdvancedFilterNone' }) : advancedFilterResultsText(count);
  }

  #clear(reason: 'open' | 'clear'): boolean {
    const clears = this.emit('dass-clear-fields', { reason }, { cancelable: true });
    if (clears) clearFields(this);
    return clears;
  }

  #onClear(): void {
    if (this.#clear('clear')) this.#onChange();
  }

  #onChange(): void {
    if (!this.open) return;
    this._stale = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.emit('dass-change-values', readFields(this)), settled);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || event.isComposing || event.repeat) return;
    if (!event.ctrlKey && !event.metaKey && !appliesByEnter(event.composedPath()[0])) return;
    // Else the browser would submit the form as well.
    event.preventDefault();
    this.#apply();
  }

  /** A button of the host's own form applies as well; the form goes nowhere. */
  #onSubmit(event: Event): void {
    event.preventDefault();
    this.#apply();
  }

  #apply(): void {
    const invalid = invalidFields(this);
    if (invalid.length) return reportInvalid(invalid);
    const reading = readFields(this);
    if (this.requestClose('confirm')) this.emit('dass-filter', reading);
  }
}

define('dass-advanced-filter-dialog', DassAdvancedFilterDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-advanced-filter-dialog': DassAdvancedFilterDialog;
  }
}

const advancedFilterShowText = (count: number): string =>
  plural(count, {
    one: msg(str`Mostrar ${formatCount(count)} resultado`, { id: 'dassAdvancedFilterShowOne' }),
    many: msg(str`Mostrar ${formatCount(count)} de resultados`, { id: 'dassAdvancedFilterShowMany' }),
    other: msg(str`Mostrar ${formatCount(count)} resultados`, { id: 'dassAdvancedFilterShowOther' }),
  });

const advancedFilterResultsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} resultado`, { id: 'dassAdvancedFilterResultsOne' }),
    many: msg(str`${formatCount(count)} de resultados`, { id: 'dassAdvancedFilterResultsMany' }),
    other: msg(str`${formatCount(count)} resultados`, { id: 'dassAdvancedFilterResultsOther' }),
  });
