import { html, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { KnownWords, type SearchedList } from '../../core/text/nearest-query.js';
import type { TextQuery } from '../../core/text/text-fold.js';

/** The nearest words of a list, and the button that offers them. Loaded when a filter has found nothing. */
export class NearestWords {
  #words: { readonly list: unknown; readonly known: KnownWords } | undefined;
  #last: { readonly query: TextQuery; readonly list: unknown; readonly text: string | undefined } | undefined;

  /** Returns the text with the nearest words; undefined when there is none. */
  nearest({ list, query, count, kind, textAt }: SearchedList): string | undefined {
    if (query.isEmpty) return undefined;
    if (this.#last?.query === query && this.#last.list === list) return this.#last.text;
    if (this.#words?.list !== list) this.#words = { list, known: new KnownWords(count, textAt, kind) };
    const text = this.#words?.known.nearest(query);
    this.#last = { query, list, text };
    return text;
  }

  textOf(text: string): string {
    return msg(str`Quis dizer ${text}?`, { id: 'dassDidYouMean' });
  }

  render(text: string, accept: () => void): TemplateResult {
    return html`<button class="retry suggestion" type="button" @click=${accept}>${this.textOf(text)}</button>`;
  }
}
