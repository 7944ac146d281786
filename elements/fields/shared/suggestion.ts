import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { KnownWords, SearchedList } from '../../core/text/nearest-query.js';
import type { TextQuery } from '../../core/text/text-fold.js';

export interface SuggestionOptions {
  /** Returns the searched list, while its filter has found nothing. */
  searched(): SearchedList | undefined;
  /** Sets the text of the filter. */
  accept(text: string): void;
}

/** Offers the text with the nearest words when a filter has found nothing. The words are loaded when they are needed. */
export class Suggestion {
  readonly #options: SuggestionOptions;
  readonly #lazy: LazyImport<typeof KnownWords>;
  #KnownWords: typeof KnownWords | undefined;
  #words: { readonly list: unknown; readonly known: KnownWords } | undefined;
  #last: { readonly query: TextQuery; readonly list: unknown; readonly text: string | undefined } | undefined;

  constructor(host: ReactiveElement, options: SuggestionOptions) {
    this.#options = options;
    this.#lazy = new LazyImport(
      host,
      async () => (this.#KnownWords = (await import('../../core/text/nearest-query.js')).KnownWords),
      { silent: true },
    );
  }

  /** The suggested text; undefined when there is none, or while it is not known yet. */
  get text(): string | undefined {
    const searched = this.#options.searched();
    if (!searched || searched.count === 0 || searched.query.isEmpty) return undefined;
    const { list, query, count, kind } = searched;
    if (!this.#KnownWords) {
      this.#lazy.loadOnce();
      return undefined;
    }
    if (this.#last?.query === query && this.#last.list === list) return this.#last.text;
    if (this.#words?.list !== list)
      this.#words = { list, known: new this.#KnownWords(count, (index) => searched.textAt(index), kind) };
    const text = this.#words?.known.nearest(query);
    this.#last = { query, list, text };
    return text;
  }

  /** Adds the suggestion to the text that says that nothing was found. */
  announced(emptyText: string): string {
    const { text } = this;
    return text === undefined ? emptyText : `${emptyText}. ${suggestionText(text)}`;
  }

  /** Renders the button that accepts the suggestion; nothing when there is none. */
  render(): TemplateResult | typeof nothing {
    const { text } = this;
    if (text === undefined) return nothing;
    return html`<button class="retry suggestion" type="button" @click=${() => this.accept()}>
      ${suggestionText(text)}
    </button>`;
  }

  /** Accepts the suggestion. @returns whether there was one */
  accept(): boolean {
    const { text } = this;
    if (text === undefined) return false;
    this.#options.accept(text);
    return true;
  }
}

const suggestionText = (text: string): string => msg(str`Quis dizer ${text}?`, { id: 'dassDidYouMean' });
