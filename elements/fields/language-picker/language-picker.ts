import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { getLanguage } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
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
import { toStoredLanguage } from '../../core/preferences/language.js';
import { check, chevronDown } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import {
  kitLanguages,
  sameLanguage,
  shownLanguages,
  type LanguageOption,
  type ShownLanguage,
} from './language-options.js';
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

  /**
   * The languages: `{id, description, image}` each. One without an id is left out. An image that cannot be loaded is
   * not shown. Default: `[]`, Portuguese, Spanish and English.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly LanguageOption[] | undefined })
  options: readonly LanguageOption[] = [];

  /**
   * Id of the selected language, with a hyphen or an underscore (`pt-BR`, `pt_BR`). Default: `defaultValue`, also after
   * a reset of the form. When it is empty, the present language is shown.
   */
  @fieldValue<DassLanguagePicker, string>('defaultValue', text)
  declare value: string;

  /** The value until one is set, and after a reset of the form. Default: `''`. */
  @property({ type: String, attribute: 'value' })
  defaultValue = '';

  @state()
  private _open = false;

  #shown: readonly ShownLanguage[] = [];
  readonly #popover = new ListPopover(this);
  readonly #active = new ActiveDescendant(this, {
    count: () => this.#shown.length,
    key: (index) => this.#shown[index] && sameLanguage(this.#shown[index].id),
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
    return this.value || toStoredLanguage(getLanguage());
  }

  protected get isEmpty(): boolean {
    return false;
  }

  protected override willUpdate(): void {
    this.#shown = shownLanguages(this.options.length ? this.options : kitLanguages());
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
        aria-invalid=${this.userInvalid ? 'true' : nothing}
        aria-describedby="message"
        ?disabled=${this.effectivelyDisabled}
        @click=${this.#toggle}
        @keydown=${this.#onKeydown}
        @blur=${this.#close}
      >
        ${selected ? this.#renderName(selected) : html`<span>${this.value}</span>`}${renderIcon(chevronDown)}
      </button>
      <div
        id="list"
        role="listbox"
        aria-label=${msg('Idioma', { id: 'dassLanguageLabel' })}
        popover="manual"
        @pointerdown=${(event: Event) => event.preventDefault()}
        @click=${this.#onListClick}
      >
        ${
          this._open
            ? repeat(
                this.#shown,
                ({ id }) => sameLanguage(id),
                (option, index) => this.#renderOption(option, index),
              )
            : nothing
        }
      </div>
      ${this.renderMessage()}`;
  }

  #renderOption(option: ShownLanguage, index: number) {
    const isSelected = index === this.#selectedIndex;
    return html`<div
      id="option-${index}"
      class=${index === this.#active.index ? 'active' : nothing}
      role="option"
      aria-selected=${isSelected ? 'true' : 'false'}
      @pointermove=${(event: PointerEvent) => isMove(event) && index !== this.#active.index && this.#active.moveTo(index)}
    >
      ${this.#renderName(option)}${isSelected ? renderIcon(check) : nothing}
    </div>`;
  }

  #renderName({ name, lang, image }: ShownLanguage) {
    return html`${
        image
          ? html`<img src=${image} alt="" @error=${(event: Event) => ((event.target as HTMLElement).hidden = true)} />`
          : nothing
      }<span lang=${lang ?? nothing} dir="auto">${name}</span>`;
  }

  get #selectedIndex(): number {
    const wanted = sameLanguage(this.value || getLanguage());
    return this.#shown.findIndex(({ id }) => sameLanguage(id) === wanted);
  }

  #toggle(): void {
    if (this._open) this.#close();
    else this.#show();
  }

  #show(): void {
    if (this.readOnly || this.effectivelyDisabled) return;
    this._open = true;
    this.#active.moveTo(Math.max(0, this.#selectedIndex));
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
    this.#close();
    if (!option || index === before) return;
    this.value = option.id;
    this.fire('change');
  }
}

define('dass-language-picker', DassLanguagePicker);

declare global {
  interface HTMLElementTagNameMap {
    'dass-language-picker': DassLanguagePicker;
  }
}
