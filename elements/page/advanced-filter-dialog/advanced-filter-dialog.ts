import { html, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import '../../controls/button/button.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { advancedFilterDialogStyles } from './advanced-filter-dialog.styles.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { clearFields, invalidFields, readFields, reportInvalid, type FormReading } from './form-fields.js';

/** The detail of `dass-clear-fields`. When a listener prevents the event the fields keep their values. */
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

/** Debounce time of `dass-change-values`, in milliseconds. */
const CHANGE_DEBOUNCE_MS = 300;

/** Whether Enter in the target applies the filter. In other controls Enter inserts a line break or clicks a button. */
const appliesByEnter = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement && !['button', 'submit', 'reset', 'image', 'file', 'color'].includes(target.type);

/**
 * A dialog around a form of the application, to filter by many fields. It reads the values of the fields, native ones
 * and those of the kit, and creates a filter chip for each. The user applies them with the button, Enter in a field, or
 * Ctrl+Enter. While a field is invalid the dialog stays open and that field gets the focus.
 *
 * Before it opens, the dialog fires `dass-clear-fields` and resets each field to its default value. When the event is
 * prevented, the fields keep their values. Fields that React controls follow their state: reset that in a
 * `dass-clear-fields` listener.
 * @summary A dialog with the fields of an advanced filter.
 * @slot - The form: fields with a `name`, inside a `<form>` or without one.
 * @fires {CustomEvent<DassAdvancedFilterDialogClearFieldsDetail>} dass-clear-fields - Fired before the dialog opens,
 *   and when the user clears the fields. Cancelable: when prevented, the fields keep their values.
 * @fires {CustomEvent<DassAdvancedFilterDialogFilterDetail>} dass-filter - Fired when the user has applied the filter
 *   and the dialog has closed.
 * @fires {CustomEvent<DassAdvancedFilterDialogChangeValuesDetail>} dass-change-values - Fired 300 ms after the user has
 *   changed values. The application can count the results and set `resultCount`.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is applied.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog. The
 *   reason is `confirm` when the filter is applied.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassAdvancedFilterDialog extends DialogElement<AdvancedFilterDialogEvents> {
  static override styles = [...(DialogElement.styles as []), advancedFilterDialogStyles];

  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Filtro avançado'. */
  @property({ type: String })
  heading = '';

  /**
   * Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default: `80vw`.
   */
  @property({ type: String, accept: dialogWidth })
  width = '80vw';

  /**
   * Number of results for the present values, shown on the button that applies them. It is hidden when the values
   * change. Default: `undefined`, not shown.
   */
  @property({
    type: Number,
    attribute: 'result-count',
    accept: number({ min: 0, whole: true }),
    hasChanged: () => true,
  })
  resultCount?: number;

  /** Whether the values have changed since the application set `resultCount`. */
  @state()
  private _isCountStale = false;

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
      this._isCountStale = false;
      if (this.open) this.#clear('open');
    }
    if (!changed.has('resultCount')) return;
    // The focus is in a field, so a screen reader does not read the button.
    if (this._isCountStale && this.resultCount !== undefined) announce(this.#resultText(this.resultCount));
    this._isCountStale = false;
  }

  protected override headingText(): string {
    return this.heading || msg('Filtro avançado', { id: 'dassAdvancedFilterHeading' });
  }

  protected override renderBody(): unknown {
    return html`<div @keydown=${this.#onKeydown} @submit=${this.#onSubmit}><slot></slot></div>`;
  }

  protected override renderFooter(): unknown {
    const count = this._isCountStale ? undefined : this.resultCount;
    return html`<dass-button class="clear" appearance="plain" @click=${this.#onClear}
        >${msg('Limpar campos', { id: 'dassAdvancedFilterClear' })}</dass-button
      ><dass-button class="cancel" @click=${() => this.userClose('close')}
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

  #resultText(count: number): string {
    return count === 0 ? msg('Nenhum resultado', { id: 'dassAdvancedFilterNone' }) : advancedFilterResultsText(count);
  }

  #clear(reason: 'open' | 'clear'): boolean {
    const isAllowed = this.emit('dass-clear-fields', { reason }, { cancelable: true });
    if (isAllowed) clearFields(this);
    return isAllowed;
  }

  #onClear(): void {
    if (this.#clear('clear')) this.#onChange();
  }

  #onChange(): void {
    if (!this.open) return;
    this._isCountStale = true;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.emit('dass-change-values', readFields(this)), CHANGE_DEBOUNCE_MS);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event) || event.repeat) return;
    if (!event.ctrlKey && !event.metaKey && !appliesByEnter(event.composedPath()[0])) return;
    // Prevents the implicit form submission.
    event.preventDefault();
    this.#apply();
  }

  /** A submit button of the application's form applies the filter instead of submitting the form. */
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

define('dass-advanced-filter-dialog', DassAdvancedFilterDialog);
