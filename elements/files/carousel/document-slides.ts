import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { addPendingLoad } from '../../base/loading/pending-loads.js';
import type { Slide } from '../../core/files/slide-list.js';
import { slideName } from './carousel-texts.js';
import { renderCard } from './render-carousel.js';
import { readPdf, readText, type ReadText } from './read-document.js';

/** Options of {@link DocumentSlides}. */
export interface DocumentSlidesOptions {
  /** Returns the address of the download. */
  download(slide: Slide): string;
  onFailure(slide: Slide): void;
}

interface LoadedDocument {
  readonly slide: Slide;
  readonly abort: AbortController;
  text?: ReadText;
  /** Blob address of a PDF. */
  url?: string;
  isTooLarge?: boolean;
}

/**
 * Loads and renders documents. A text is only ever text. A PDF is shown by the viewer of the browser, from a blob that
 * can be nothing but a PDF.
 */
export class DocumentSlides {
  readonly #host: ReactiveElement;
  readonly #options: DocumentSlidesOptions;
  readonly #documents = new Map<string, LoadedDocument>();

  constructor(host: ReactiveElement, options: DocumentSlidesOptions) {
    this.#host = host;
    this.#options = options;
  }

  render(slide: Slide): TemplateResult {
    const document = this.#documents.get(slide.key) ?? this.#load(slide);
    const { text, url, isTooLarge } = document;
    if (url) return html`<iframe class="document" src=${url} title=${slideName(slide)}></iframe>`;
    if (text)
      return html`<div class="document">
        ${
          text.isCut
            ? html`<p class="cut">
                ${msg('Só o início é mostrado. Baixe o arquivo para ler tudo.', { id: 'dassCarouselCut' })}
              </p>`
            : nothing
        }
        <pre
          class="reading"
          tabindex="0"
          role="group"
          aria-label=${slideName(slide)}
          dir="auto"
          .textContent=${text.text}
        ></pre>
      </div>`;
    if (isTooLarge)
      return renderCard({
        slide,
        address: this.#options.download(slide),
        text: msg('Este arquivo é grande demais para ser mostrado aqui.', { id: 'dassCarouselTooLarge' }),
      });
    return html`<span class="wait"></span>`;
  }

  /** Forgets all other documents. */
  keep(keys: ReadonlySet<string>): void {
    for (const key of this.#documents.keys()) if (!keys.has(key)) this.forget(key);
  }

  forget(key: string): void {
    const loaded = this.#documents.get(key);
    if (!loaded) return;
    loaded.abort.abort();
    if (loaded.url) URL.revokeObjectURL(loaded.url.replace(/#.*/, ''));
    this.#documents.delete(key);
    if (![...this.#documents.values()].some(({ url }) => url))
      document.removeEventListener('securitypolicyviolation', this.#onViolation);
  }

  #load(slide: Slide): LoadedDocument {
    const loaded: LoadedDocument = { slide, abort: new AbortController() };
    this.#documents.set(slide.key, loaded);
    const loading = slide.kind === 'pdf' ? this.#loadPdf(loaded) : this.#loadText(loaded);
    const done = loading.then(
      () => this.#host.requestUpdate(),
      () => this.#fail(loaded),
    );
    // A server may take its time.
    if (slide.file) addPendingLoad(this.#host, done);
    return loaded;
  }

  async #loadText(loaded: LoadedDocument): Promise<void> {
    loaded.text = await readText(loaded.slide, loaded.abort.signal);
  }

  async #loadPdf(loaded: LoadedDocument): Promise<void> {
    const { slide, abort } = loaded;
    const pdf = await readPdf(slide, abort.signal);
    if (abort.signal.aborted) return;
    loaded.isTooLarge = !pdf;
    if (!pdf) return;
    // Without the list of pages beside the document: of Chromium, of Firefox.
    loaded.url = `${URL.createObjectURL(pdf)}#navpanes=0&pagemode=none`;
    document.addEventListener('securitypolicyviolation', this.#onViolation);
  }

  #fail(loaded: LoadedDocument): void {
    if (loaded.abort.signal.aborted) return;
    this.#options.onFailure(loaded.slide);
  }

  /** The policy of the page forbids frames with blobs: the frame would stay empty. */
  readonly #onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective !== 'frame-src' || !blockedURI.startsWith('blob')) return;
    for (const loaded of this.#documents.values()) if (loaded.url) this.#fail(loaded);
  };
}
