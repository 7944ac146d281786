import { html, nothing, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { Countdown } from '../../base/countdown.js';
import { DassElement } from '../../base/dass-element.js';
import { number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { countdownStyles } from '../../base/styles/countdown.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { close, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';
import { unlessFalse } from '../on-by-default.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { searchFilterStyles } from './search-filter.styles.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** The detail of `dass-filter`. */
export interface DassSearchFilterFilterDetail {
  /** False when the user typed the text, true when it comes from `defaultFilter`. */
  readonly advancedFilter: boolean;
  /** The search text, trimmed. Never empty. */
  readonly search: string;
}

export interface SearchFilterEvents {
  'dass-filter': DassSearchFilterFilterDetail;
}

/**
 * A search box that submits the typed text as a simple filter and clears itself: on Enter, on a click on its icon, or
 * after a pause in typing. A thin line shows the remaining time; Escape cancels it and keeps the text.
 * @summary A search box that also submits after a pause in typing.
 * @fires {CustomEvent<DassSearchFilterFilterDetail>} dass-filter - Fired when the user searches, and when
 *   `defaultFilter` has changed.
 * @csspart box - The frame around the field.
 */
export class DassSearchFilter extends DassElement<SearchFilterEvents> {
  static override styles = [baseStyles, visuallyHiddenStyles, fieldBoxStyles, countdownStyles, searchFilterStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** Accessible name and placeholder. A text that starts with `dass` is a message id. Default: `''`, 'Pesquisar'. */
  @property({ type: String })
  label = '';

  /** Milliseconds after the last typed character until the text is submitted, from 1 to 600,000. Default: 3000. */
  @property({ type: Number, attribute: 'search-delay', accept: number({ min: 1, max: 600_000 }) })
  searchDelay = 3000;

  /** The text is not submitted after a pause; only Enter and the icon submit. Default: `false`. */
  @property({ type: Boolean, attribute: 'timer-disabled' })
  timerDisabled = false;

  /**
   * Search text of the application. When it changes to a text that is not empty, `dass-filter` is fired with
   * `advancedFilter: true`. Default: `''`.
   */
  @property({ type: String, attribute: 'default-filter' })
  defaultFilter = '';

  /**
   * Whether a change of `defaultFilter` fires `dass-filter`. In HTML: `dispatch-default-filter="false"`. Default:
   * `true`.
   */
  @property({ type: Boolean, attribute: 'dispatch-default-filter', converter: unlessFalse })
  dispatchDefaultFilter = true;

  @state()
  private _text = '';

  readonly #countdown = new Countdown(this, () => this.#submit());
  readonly #keyboard = new KeyboardAccess(this, {
    open: () => {
      this.#countdown.cancel();
      return { label: this.label || msg('Pesquisar', { id: 'dassSearchLabel' }), value: this._text };
    },
    control: () => this.#input,
    onConfirmed: () => this.#submit(),
  });
  #composing = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('timerDisabled') && this.timerDisabled) this.#countdown.cancel();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const filter = trimmedText(this.defaultFilter);
    if (changed.has('defaultFilter') && filter && this.dispatchDefaultFilter)
      this.emit('dass-filter', { advancedFilter: true, search: filter });
  }

  protected override render() {
    const label = textOr(this.label, msg('Pesquisar', { id: 'dassSearchLabel' }));
    return html`<search>
      <span class="box" part="box">
        <input
          id="control"
          type="text"
          role="searchbox"
          enterkeyhint="search"
          inputmode=${this.#keyboard.isShown ? 'none' : nothing}
          autocomplete="off"
          spellcheck="false"
          aria-label=${label}
          placeholder=${label}
          aria-describedby=${this.timerDisabled ? nothing : 'timer'}
          .value=${this._text}
          @input=${this.#onInput}
          @compositionstart=${this.#onCompositionStart}
          @compositionend=${this.#onCompositionEnd}
          @keydown=${this.#onKeydown}
        />
        ${
          this._text
            ? html`<button
                class="inside clear"
                type="button"
                tabindex="-1"
                aria-label=${msg('Limpar a pesquisa', { id: 'dassSearchClear' })}
                @click=${this.#clear}
              >
                ${renderIcon(close)}
              </button>`
            : nothing
        }
        ${this.#keyboard.render()}
        <button class="inside submit" type="button" tabindex="-1" aria-label=${label} @click=${this.#onIconClick}>
          ${renderIcon(search)}
        </button>
        ${this.#countdown.render()}
      </span>
      ${
        this.timerDisabled
          ? nothing
          : html`<span id="timer" class="visually-hidden"
              >${msg(str`Pesquisa automática após ${formatCount(this.searchDelay / 1000)} s; Esc cancela.`, { id: 'dassSearchTimer' })}</span
            >`
      }
    </search>`;
  }

  get #input(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  #onInput(event: Event): void {
    // Input events stay inside: the application gets the text when it is submitted.
    event.stopPropagation();
    this._text = (event.target as HTMLInputElement).value;
    this.#restartCountdown();
  }

  /** Restarts the countdown after each input. During a composition it does not run. */
  #restartCountdown(): void {
    if (this.timerDisabled || this.#composing || trimmedText(this._text) === '') this.#countdown.cancel();
    else this.#countdown.start(this.searchDelay);
  }

  #onCompositionStart(): void {
    this.#composing = true;
    this.#countdown.cancel();
  }

  #onCompositionEnd(): void {
    this.#composing = false;
    this.#restartCountdown();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      // A dialog or form around the element must not handle the key too.
      event.preventDefault();
      this.#submit();
    } else if (event.key === 'Escape' && this.#countdown.cancel()) {
      event.preventDefault();
      announce(msg('Espera cancelada. Enter pesquisa.', { id: 'dassSearchTimerCancelled' }));
    }
  }

  #onIconClick(): void {
    this.#submit();
    this.#input?.focus();
  }

  #clear(): void {
    this._text = '';
    this.#countdown.cancel();
    this.#input?.focus();
  }

  #submit(): void {
    this.#countdown.cancel();
    const text = trimmedText(this._text);
    if (!text) return;
    this._text = '';
    this.emit('dass-filter', { advancedFilter: false, search: text });
  }
}

define('dass-search-filter', DassSearchFilter);

declare global {
  interface HTMLElementTagNameMap {
    'dass-search-filter': DassSearchFilter;
  }
}
