import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement, type FormValue } from '../../base/forms/form-element.js';
import { ListPopover } from '../../base/overlay/list-popover.js';
import { isMove } from '../../base/pointer.js';
import { list, property, state, text } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { normalizedLanguage } from '../../core/preferences/language-code.js';
import { toStoredLanguage } from '../../core/preferences/language.js';
import { check, chevronDown } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { kitLanguages, shownLanguages, type LanguageOption, type ShownLanguage } from './language-options.js';
import { languagePickerStyles } from './language-picker.styles.js';

export type { LanguageOption };

/**
 * Selects a language, each shown in its own name. Follows the APG select-only combobox pattern: arrow keys, Home, End
 * and first letters move, Enter and Space select, Escape cancels. It does not change the language of the page: call
 * `setLanguage()` in a `change` listener.
 * @summary A language selector.
 * @fires {Event} change - Fired when the user selects another language. Read it from `value`.
 */
export class DassLanguagePicker extends FormElement {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, languagePickerStyles];
  static override readonly pageData = new PageData('options');

  /**
   * The languages: `{id, description, image}` each. One without an id is left out. An image that cannot be loaded is
   * not shown. Default: `[]`, Portuguese, Spanish and English.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly LanguageOption[] | undefined })
  options: readonly LanguageOption[] = [];

  /**
   * Id of the selected language, with a hyphen or an underscore (`pt-BR`, `pt_BR`). Default: `defaultValue`, also after
   * a reset of the form. When it is empty, the present language is shown, or the `placeholder`.
   */
  @fieldValue<DassLanguagePicker, string>('defaultValue', text)
  declare value: string;

  /** The value until one is set, and after a reset of the form. Default: `''`. */
  @property({ type: String, attribute: 'value' })
  defaultValue = '';

  /**
   * Text while no language is selected. With it, an empty `value` is no language instead of the present one. A text
   * that starts with `dass` is a message id. Default: `''`.
   */
  @property({ type: String })
  placeholder = '';

  @state()
  private _open = false;

  #shown: readonly ShownLanguage[] = [];
  #isLoading = false;
  readonly #popover = new ListPopover(this);
  readonly #active = new ActiveDescendant(this, {
    count: () => this.#shown.length,
    key: (index) => this.#shown[index] && normalizedLanguage(this.#shown[index].id),
    whenRemoved: 'none',
    text: (index) => this.#shown[index]?.name ?? '',
    reveal: (index) => this.renderRoot.querySelector(`#option-${index}`)?.scrollIntoView({ block: 'nearest' }),
  });

  /** The name of the selected language, in that language. @internal */
  override get readableValue(): string {
    return this.#shown[this.#selectedIndex]?.name ?? this.value;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  protected get formValue(): FormValue {
    return this.value || (this.placeholder ? '' : toStoredLanguage(getLanguage()));
  }

  protected get isEmpty(): boolean {
    return this.formValue === '';
  }

  protected override willUpdate(): void {
    const wasLoading = this.#isLoading;
    this.#isLoading = this.isBusy && this.options.length === 0;
    // While the languages load, those of the kit are no choice.
    this.#shown = this.#isLoading ? [] : shownLanguages(this.options.length ? this.options : kitLanguages);
    if (this._open && wasLoading && !this.#isLoading) this.#moveToSelected();
    if (this._open && (this.readOnly || this.effectivelyDisabled)) this.#close();
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    super.updated(changed);
    if (!changed.has('_open')) return;
    if (this._open) this.#enter();
    else this.#popover.hide();
  }

  protected override render() {
    const selected = this.#shown[this.#selectedIndex];
    return html`${this.renderLabel()}<button
        id="control"
        class="box"
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this._open ? 'true' : 'false'}
        aria-controls="list"
        aria-activedescendant=${this._open && this.#active.index >= 0 ? `option-${this.#active.index}` : nothing}
        aria-label=${this.label ? nothing : this.outerLabel || msg('Idioma', { id: 'dassLanguageLabel' })}
        aria-readonly=${this.readOnly ? 'true' : nothing}
        aria-required=${this.required ? 'true' : nothing}
        aria-invalid=${this.userInvalid ? 'true' : nothing}
        aria-busy=${this.#isLoading ? 'true' : nothing}
        aria-describedby="message"
        ?disabled=${this.effectivelyDisabled}
        @click=${this.#toggle}
        @keydown=${this.#onKeydown}
        @blur=${this.#close}
      >
        ${selected ? this.#renderName(selected) : this.#renderUnknown()}${renderIcon(chevronDown)}
      </button>
      <div
        id="list"
        role="listbox"
        aria-label=${msg('Idioma', { id: 'dassLanguageLabel' })}
        aria-busy=${this.#isLoading ? 'true' : nothing}
        popover="manual"
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${this.#onListClick}
      >
        ${
          this._open
            ? this.#isLoading
              ? html`<p class="loading">${msg('Carregando…', { id: 'dassLoading' })}</p>`
              : repeat(
                  this.#shown,
                  ({ id }) => normalizedLanguage(id),
                  (option, index) => this.#renderOption(option, index),
                )
            : nothing
        }
      </div>
      ${this.renderMessage()}`;
  }

  #renderOption(option: ShownLanguage, index: number) {
    const isSelected = index === this.#selectedIndex;
    const { disabled, disabledMessage } = option;
    return html`<div
      id="option-${index}"
      class=${index === this.#active.index ? 'active' : nothing}
      role="option"
      aria-selected=${isSelected ? 'true' : 'false'}
      aria-disabled=${disabled ? 'true' : nothing}
      @pointermove=${(event: PointerEvent) => isMove(event) && index !== this.#active.index && this.#active.moveTo(index)}
    >
      ${this.#renderName(option)} ${disabledMessage ? html`<span class="reason">${disabledMessage}</span>` : nothing}
      ${isSelected ? renderIcon(check) : nothing}
    </div>`;
  }

  #renderUnknown() {
    if (this.#isLoading) return html`<span class="placeholder">${msg('Carregando…', { id: 'dassLoading' })}</span>`;
    if (this.value || !this.placeholder) return html`<span>${this.value}</span>`;
    return html`<span class="placeholder">${resolveText(this.placeholder)}</span>`;
  }

  #renderName({ name, lang, image }: ShownLanguage) {
    return html`${
        image
          ? html`<img src=${image} alt="" @error=${(event: Event) => ((event.target as HTMLElement).hidden = true)} />`
          : nothing
      }<span lang=${lang ?? nothing} dir="auto">${name}</span>`;
  }

  get #selectedIndex(): number {
    const wanted = normalizedLanguage(this.value || (this.placeholder ? '' : getLanguage()));
    return this.#shown.findIndex(({ id }) => normalizedLanguage(id) === wanted);
  }

  #toggle(): void {
    if (this._open) this.#close();
    else this.#show();
  }

  #show(): void {
    if (this.readOnly || this.effectivelyDisabled) return;
    this._open = true;
    this.#moveToSelected();
  }

  /** Makes the selected language active, or the first one that can be selected. */
  #moveToSelected(): void {
    const selected = this.#selectedIndex;
    const free = this.#shown.findIndex(({ disabled }) => !disabled);
    if (this.#shown.length > 0) this.#active.moveTo(selected >= 0 ? selected : Math.max(0, free));
  }

  #close = (): void => {
    this._open = false;
  };

  #enter(): void {
    const popover = this.renderRoot.querySelector<HTMLElement>('#list');
    const { control } = this;
    if (popover && control) this.#popover.show(popover, control, this.#close);
  }

  #onKeydown(event: KeyboardEvent): void {
    const isChoice = event.key === 'Enter' || event.key === ' ' || (event.key === 'ArrowUp' && event.altKey);
    if (!this._open) {
      const opens =
        isChoice || ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key) || /^\p{L}$/u.test(event.key);
      if (!opens || event.ctrlKey || event.metaKey) return;
      this.#show();
      if (isChoice || event.key === 'ArrowDown' || event.key === 'ArrowUp') event.preventDefault();
      else this.#active.handleKey(event);
      return;
    }
    if (isChoice) {
      event.preventDefault();
      this.#select(this.#active.index);
    } else if (event.key === 'Tab') this.#select(this.#active.index);
    else this.#active.handleKey(event);
  }

  #onListClick(event: Event): void {
    const option = (event.target as Element).closest('[role=option]');
    if (option) this.#select(Number(option.id.replace('option-', '')));
  }

  #select(index: number): void {
    const option = this.#shown[index];
    const before = this.#selectedIndex;
    if (option?.disabled && index !== before) return;
    this.#close();
    if (!option || index === before) return;
    this.value = option.id;
    this.emitNative('change');
  }
}

define('dass-language-picker', DassLanguagePicker);

declare global {
  interface HTMLElementTagNameMap {
    'dass-language-picker': DassLanguagePicker;
  }
}
