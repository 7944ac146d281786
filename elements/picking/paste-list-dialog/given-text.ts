import { html, type ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { LONGEST_IN_FIELD, renderLargeText } from './large-text.js';
import { renderTextActions } from './render-parts.js';
import type { VisibleRoom } from './visible-room.js';

/** How many lines the field has (PA-03). */
const ROWS = 15;

/** A text up to its first line break or semicolon. */
export const firstLine = (text: string): string | undefined => text.split(/[\n\r;]/, 1)[0];

export interface GivenTextOptions {
  readonly host: ReactiveElement & { readonly text: string; readonly open: boolean };
  /** The user has given another text. */
  write(text: string): void;
  confirm(event: Event): void;
}

/** What the user gives: typed, pasted, dropped, or read from the clipboard at the press of a button. */
export class GivenText {
  readonly #options: GivenTextOptions;
  /** The browser has refused to read the clipboard. */
  #cannotRead = false;

  #room: VisibleRoom | undefined;
  /** A keyboard on the screen comes after the dialog. */
  readonly #lazyParts: LazyImport;

  constructor(options: GivenTextOptions) {
    const { host } = options;
    this.#options = options;
    this.#lazyParts = new LazyImport(host, async () => {
      const { VisibleRoom: Room } = await import('./visible-room.js');
      this.#room = new Room(host);
    });
  }

  get #text(): string {
    return this.#options.host.text;
  }

  /** It is a new turn: what has failed before does not matter. */
  begin(): void {
    this.#cannotRead = false;
    this.#lazyParts.load();
  }

  render(label: string) {
    const text = this.#text;
    return html`${text.length > LONGEST_IN_FIELD ? renderLargeText(text, label) : this.#renderField(label)}
    ${renderTextActions({
      text,
      cannotRead: this.#cannotRead,
      read: () => void this.#read(),
      clear: () => void this.#clear(),
    })}`;
  }

  #renderField(label: string) {
    return html`<dass-text-input
      multiline
      rows=${ROWS}
      max-rows=${ROWS}
      spellcheck="false"
      autocapitalize="off"
      label=${label}
      hint=${this.#room?.isLow ? '' : msg('Um por linha ou separados por ponto e vírgula. Também uma tabela copiada de uma planilha.', { id: 'dassPasteHint' })}
      .value=${this.#text}
      @input=${this.#onInput}
      @change=${(event: Event) => event.stopPropagation()}
      @dass-confirm=${this.#options.confirm}
    ></dass-text-input>`;
  }

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this.#options.write((event.target as HTMLElementTagNameMap['dass-text-input']).value);
  };

  /** For `paste` and `drop`: a text of megabytes is taken beside the field, and into one that holds such a text already. */
  onInsert = (event: ClipboardEvent | DragEvent): void => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
    const inserted = data?.getData('text/plain') ?? '';
    if (inserted === '' || this.#text.length + inserted.length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    event.stopPropagation();
    this.#add(inserted);
  };

  #add(text: string): void {
    this.#options.write(this.#text ? `${this.#text}\n${text}` : text);
  }

  async #read(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      this.#cannotRead = false;
      if (text) this.#add(text);
    } catch {
      this.#cannotRead = true;
    }
    this.#options.host.requestUpdate();
  }

  async #clear(): Promise<void> {
    const { host } = this.#options;
    this.#options.write('');
    await host.updateComplete;
    host.renderRoot.querySelector('dass-text-input')?.focus();
  }
}
