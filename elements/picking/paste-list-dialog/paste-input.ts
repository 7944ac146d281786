import { html, type ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { MAX_FIELD_CHARACTERS, renderLargeText } from './large-text.js';
import { renderTextActions } from './render-paste-list.js';
import type { KeyboardInset } from './keyboard-inset.js';

/** Lines of the text field. */
const ROWS = 15;

/** Returns the text up to its first line break or semicolon. */
export const firstLine = (text: string): string | undefined => text.split(/[\n\r;]/, 1)[0];

export interface PasteInputOptions {
  readonly host: ReactiveElement & { readonly text: string; readonly open: boolean };
  /** The user has changed the text. */
  setText(text: string): void;
  confirm(event: Event): void;
}

/** Confirming moves the focus. Firefox would then click the button that receives it, with the same key. */
function preventCommandEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.preventDefault();
}

/** The text field of the dialog: the user types, pastes, drops, or has a button read the clipboard. */
export class PasteInput {
  readonly #options: PasteInputOptions;
  /** The browser has denied reading the clipboard. */
  #isReadDenied = false;

  #inset: KeyboardInset | undefined;
  /** Lazy: an on-screen keyboard opens after the dialog. */
  readonly #keyboardInset: LazyImport;

  constructor(options: PasteInputOptions) {
    const { host } = options;
    this.#options = options;
    this.#keyboardInset = new LazyImport(host, async () => {
      const { KeyboardInset: Inset } = await import('./keyboard-inset.js');
      this.#inset = new Inset(host);
    });
  }

  get #text(): string {
    return this.#options.host.text;
  }

  /** The dialog opens. */
  reset(): void {
    this.#isReadDenied = false;
    this.#keyboardInset.load();
  }

  render(label: string) {
    const text = this.#text;
    return html`${text.length > MAX_FIELD_CHARACTERS ? renderLargeText(text, label) : this.#renderField(label)}
    ${renderTextActions({
      text,
      isReadDenied: this.#isReadDenied,
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
      hint=${this.#inset?.isLow ? '' : msg('Um por linha ou separados por ponto e vírgula. Também uma tabela copiada de uma planilha.', { id: 'dassPasteHint' })}
      .value=${this.#text}
      @input=${this.#onInput}
      @change=${(event: Event) => event.stopPropagation()}
      @keydown=${preventCommandEnter}
      @dass-confirm=${this.#options.confirm}
    ></dass-text-input>`;
  }

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this.#options.setText((event.target as HTMLElementTagNameMap['dass-text-input']).value);
  };

  /** Handles `paste` and `drop` of texts that are too long for the field. */
  onInsert = (event: ClipboardEvent | DragEvent): void => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
    const inserted = data?.getData('text/plain') ?? '';
    if (inserted === '' || this.#text.length + inserted.length <= MAX_FIELD_CHARACTERS) return;
    event.preventDefault();
    event.stopPropagation();
    this.#append(inserted);
  };

  #append(text: string): void {
    this.#options.setText(this.#text ? `${this.#text}\n${text}` : text);
  }

  async #read(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      this.#isReadDenied = false;
      if (text) this.#append(text);
    } catch {
      this.#isReadDenied = true;
    }
    this.#options.host.requestUpdate();
  }

  async #clear(): Promise<void> {
    const { host } = this.#options;
    this.#options.setText('');
    await host.updateComplete;
    host.renderRoot.querySelector('dass-text-input')?.focus();
  }
}
