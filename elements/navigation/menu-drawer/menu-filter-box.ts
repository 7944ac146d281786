import { html, nothing, type ReactiveController, type ReactiveElement } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { close, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import { Suggestion } from '../../fields/shared/suggestion.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';

/** Delay after typing until the number of results is announced, in milliseconds. */
const ANNOUNCE_DELAY_MS = 500;

export interface MenuFilterCallbacks {
  /** Called when the text has changed. */
  onChange(): void;
  /** Returns the labels, while the filter matches none of them. */
  searched(): SearchedList | undefined;
  /** Returns the number of matching entries. Undefined without a filter. */
  resultCount(): number | undefined;
  /** Called for each key press in the field. */
  onKeydown(event: KeyboardEvent): void;
}

/** The filter field above the menu entries, with its clear button and the button of the virtual keyboard. */
export class MenuFilterBox implements ReactiveController {
  readonly #host: ReactiveElement;
  /** The nearest words when no entry matches. */
  readonly suggestion: Suggestion;
  readonly #callbacks: MenuFilterCallbacks;
  #text = '';
  #timer = 0;
  readonly #keyboard: KeyboardAccess;

  constructor(host: ReactiveElement, callbacks: MenuFilterCallbacks) {
    this.#host = host;
    this.#callbacks = callbacks;
    this.#keyboard = new KeyboardAccess(host, {
      open: () => ({ label: msg('Filtrar menu', { id: 'dassMenuFilter' }), value: this.#text }),
      control: () => this.input,
      onConfirmed: () => {},
    });
    this.suggestion = new Suggestion(host, {
      searched: () => callbacks.searched(),
      accept: (text) => {
        this.handleInput(text);
        this.input?.focus();
      },
    });
    host.addController(this);
  }

  /** The filter text. Setting it announces nothing. */
  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    clearTimeout(this.#timer);
    this.#text = text;
  }

  get input(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector('input');
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** @param hasFocus whether a dialog focuses the field when it opens */
  render(hasFocus: boolean) {
    return html`<div class="filter">
      ${renderIcon(search)}<input
        type="text"
        inputmode=${this.#keyboard.isShown ? 'none' : nothing}
        ?autofocus=${hasFocus}
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-label=${msg('Filtrar menu', { id: 'dassMenuFilter' })}
        placeholder=${msg('Filtrar menu', { id: 'dassMenuFilter' })}
        .value=${this.#text}
        @input=${(event: Event) => this.handleInput((event.target as HTMLInputElement).value)}
        @keydown=${this.#onKeydown}
      />${
        this.#text
          ? html`<button
              class="icon-button clear"
              type="button"
              aria-label=${msg('Limpar filtro', { id: 'dassMenuFilterClear' })}
              @click=${this.#clear}
            >
              ${renderIcon(close)}
            </button>`
          : nothing
      }${this.#keyboard.render()}
    </div>`;
  }

  /** Sets the text as user input and announces the number of results after a delay. */
  handleInput(text: string): void {
    this.text = text;
    this.#callbacks.onChange();
    this.#timer = window.setTimeout(() => {
      const count = this.#callbacks.resultCount();
      if (count !== undefined)
        announce(
          count
            ? menuResultsText(count)
            : this.suggestion.announced(msg('Nenhum item do menu corresponde ao filtro', { id: 'dassMenuNoResults' })),
        );
    }, ANNOUNCE_DELAY_MS);
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const isAccepted = event.key === 'Enter' || event.key === 'ArrowDown';
    if (isAccepted && !isComposing(event) && this.suggestion.accept()) event.preventDefault();
    else this.#callbacks.onKeydown(event);
  };

  #clear = (): void => {
    this.handleInput('');
    this.input?.focus();
  };
}

const menuResultsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item encontrado`, { id: 'dassMenuResultsOne' }),
    many: msg(str`${formatCount(count)} de itens encontrados`, { id: 'dassMenuResultsMany' }),
    other: msg(str`${formatCount(count)} itens encontrados`, { id: 'dassMenuResultsOther' }),
  });
