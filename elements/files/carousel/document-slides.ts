import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { PageImport } from '../../base/loading/page-import.js';
import { addPendingLoad } from '../../base/loading/pending-loads.js';
import type { Slide } from '../../core/files/slide-list.js';
import { noPreviewText, slideName } from './carousel-texts.js';
import { renderCard } from './render-carousel.js';
import type { PdfProblem } from './pdf/pdf-messages.js';
import type { PdfView } from './pdf/pdf-view.js';
import { readPdf, readText, type ReadText } from './read-document.js';

/** Options of {@link DocumentSlides}. */
export interface DocumentSlidesOptions {
  /** Returns the address of the download. */
  download(slide: Slide): string;
  onFailure(slide: Slide): void;
}

const pdfView = new PageImport(() => import('./pdf/pdf-view.js'));

interface LoadedDocument {
  readonly slide: Slide;
  readonly abort: AbortController;
  text?: ReadText;
  /** Blob address of a PDF. */
  url?: string;
  /** A PDF where the browser has no viewer. */
  view?: PdfView;
  problem?: 'large' | PdfProblem;
}

/**
 * Loads and renders documents. A text is only ever text. A PDF is shown by the viewer of the browser, from a blob that
 * can be nothing but a PDF; where there is none, by pdf.js.
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
    const { text, url, view, problem } = document;
    if (url) return html`<iframe class="document" src=${url} title=${slideName(slide)}></iframe>`;
    if (view) {
      view.update(slideName(slide));
      return html`${view.element}`;
    }
    if (text)
      return html`<div class="document">
        ${
          text.isCut
            ? html`<p class="cut">
                ${msg('Só o início é mostrado. Baixe o arquivo para ler tudo.', { id: 'dassCarouselCut' })}
              </p>`
            : nothing
        }
        <pre class="reading" tabindex="0" role="group" aria-label=${slideName(slide)} dir="auto">
${text.parts.map((part) => html`<span class="part">${part}</span>`)}</pre>
      </div>`;
    if (problem) return renderCard({ slide, address: this.#options.download(slide), text: problemText(problem) });
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
    loaded.view?.close();
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
    if (!pdf) {
      loaded.problem = 'large';
      return;
    }
    if (!hasViewer()) {
      await this.#openPdf(loaded, pdf);
      return;
    }
    // Without the list of pages beside the document: of Chromium, of Firefox.
    loaded.url = `${URL.createObjectURL(pdf)}#navpanes=0&pagemode=none`;
    document.addEventListener('securitypolicyviolation', this.#onViolation);
  }

  async #openPdf(loaded: LoadedDocument, pdf: Blob): Promise<void> {
    const { PdfView, PdfError } = await pdfView.load();
    const { signal } = loaded.abort;
    if (signal.aborted) return;
    try {
      const view = await PdfView.open(pdf, this.#host.renderRoot, signal);
      if (signal.aborted) view.close();
      else loaded.view = view;
    } catch (error) {
      if (!(error instanceof PdfError)) throw error;
      loaded.problem = error.problem;
    }
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

/**
 * Whether the browser shows a PDF in a frame. On iPhones and iPads it says so, but shows the first page only: they are the
 * browsers with `standalone` and a touch screen.
 */
const hasViewer = (): boolean =>
  navigator.pdfViewerEnabled && !('standalone' in navigator && navigator.maxTouchPoints > 1);

function problemText(problem: 'large' | PdfProblem): string {
  switch (problem) {
    case 'large':
      return msg('Este arquivo é grande demais para ser mostrado aqui.', { id: 'dassCarouselTooLarge' });
    case 'password':
      return msg('Este PDF é protegido por senha. Baixe o arquivo para abri-lo.', { id: 'dassCarouselPassword' });
    case 'damaged':
      return msg('Este PDF está danificado.', { id: 'dassCarouselDamaged' });
    default:
      return noPreviewText();
  }
}
