import { nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import type { NearestWords } from './nearest-words.js';

export interface SuggestionOptions {
  /** Returns the searched list, while its filter has found nothing. */
  searched(): SearchedList | undefined;
  /** Sets the text of the filter. */
  accept(text: string): void;
}

/** Offers the text with the nearest words when a filter has found nothing. Its code is loaded when that happens. */
export class Suggestion {
  readonly #options: SuggestionOptions;
  readonly #lazy: LazyImport;
  #words: NearestWords | undefined;

  constructor(host: ReactiveElement, options: SuggestionOptions) {
    this.#options = options;
    this.#lazy = new LazyImport(
      host,
      async () => (this.#words = new (await import('./nearest-words.js')).NearestWords()),
      { silent: true },
    );
  }

  /** The suggested text; undefined when there is none, or while it is not known yet. */
  get text(): string | undefined {
    const searched = this.#options.searched();
    if (!searched?.count) return undefined;
    if (!this.#words) this.#lazy.loadOnce();
    return this.#words?.nearest(searched);
  }

  /** Adds the suggestion to the text that says that nothing was found. */
  announced(emptyText: string): string {
    const { text } = this;
    return text === undefined ? emptyText : `${emptyText}. ${this.#words?.textOf(text)}`;
  }

  /** Renders the button that accepts the suggestion; nothing when there is none. */
  render(): TemplateResult | typeof nothing {
    const { text } = this;
    return (text !== undefined && this.#words?.render(text, () => this.accept())) || nothing;
  }

  /** Accepts the suggestion. @returns whether there was one */
  accept(): boolean {
    const { text } = this;
    if (text !== undefined) this.#options.accept(text);
    return text !== undefined;
  }
}
