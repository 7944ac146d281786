import { html, nothing, type ReactiveController, type ReactiveElement } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { close, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';

/** A pause in typing after which the number of results is said. In milliseconds. */
const announceAfter = 500;

export interface MenuFilterUser {
  /** What is written has changed. */
  onChange(): void;
  /** How many entries are found now; undefined while all are shown. */
  found(): number | undefined;
  /** A key was pressed that is more than text. */
  onKeydown(event: KeyboardEvent): void;
}

/** The field over the entries of the menu: what is written in it, its button to clear, and that of the virtual keyboard. */
export class MenuFilterBox implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #user: MenuFilterUser;
  #text = '';
  #timer = 0;
  readonly #keyboard: KeyboardAccess;

  constructor(host: ReactiveElement, user: MenuFilterUser) {
    this.#host = host;
    this.#user = user;
    this.#keyboard = new KeyboardAccess(host, {
      open: () => ({ label: msg('Filtrar menu', { id: 'dassMenuFilter' }), value: this.#text }),
      control: () => this.input,
      onConfirmed: () => {},
    });
    host.addController(this);
  }

  /** What is written. Set, nothing is said of it. */
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

  /** @param hasFocus whether a dialog that opens around it puts the focus here */
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
        @input=${(event: Event) => this.write((event.target as HTMLInputElement).value)}
        @keydown=${(event: KeyboardEvent) => this.#user.onKeydown(event)}
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

  /** The user has written. */
  write(text: string): void {
    this.text = text;
    this.#user.onChange();
    this.#timer = window.setTimeout(() => {
      const count = this.#user.found();
      if (count !== undefined)
        announce(
          count
            ? menuResultsText(count)
            : msg('Nenhum item do menu corresponde ao filtro', { id: 'dassMenuNoResults' }),
        );
    }, announceAfter);
  }

  #clear = (): void => {
    this.write('');
    this.input?.focus();
  };
}

const menuResultsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item encontrado`, { id: 'dassMenuResultsOne' }),
    many: msg(str`${formatCount(count)} de itens encontrados`, { id: 'dassMenuResultsMany' }),
    other: msg(str`${formatCount(count)} itens encontrados`, { id: 'dassMenuResultsOther' }),
  });
