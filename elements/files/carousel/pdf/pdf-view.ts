import { html, nothing, render } from 'lit';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import { chevronDown, chevronUp, fitWidth, zoomIn, zoomOut } from '../../../controls/icon/icons.js';
import { renderButton } from '../render-bar.js';
import { PdfDocument } from './pdf-document.js';
import { PdfPages, pageText } from './pdf-pages.js';
import { pdfStyles } from './pdf.styles.js';

export { PdfError } from './pdf-document.js';

const MIN_SCALE = 0.25;
const MAX_SCALE = 5;
const STEP = 1.25;
/** At first, a page is as wide as the view, but not larger than this. */
const FIRST_SCALE = 1.25;

/** A PDF with its pages below each other, the number of the current one, and a zoom. */
export class PdfView {
  readonly element = document.createElement('div');
  readonly #document: PdfDocument;
  readonly #pages: PdfPages;
  readonly #resize: ResizeObserver;
  #name = '';
  /** What the scale follows when the width changes. */
  #fit: 'first' | 'width' | undefined = 'first';

  /**
   * Opens a document.
   * @param root the shadow tree in which it is shown
   * @throws PdfError
   */
  static async open(content: Blob, root: Node, signal: AbortSignal): Promise<PdfView> {
    const pdf = new PdfDocument();
    signal.addEventListener('abort', () => pdf.close());
    try {
      const opened = await pdf.open(content);
      adoptStyles(root, pdfStyles);
      return new PdfView(pdf, (onMove) => new PdfPages(pdf, opened, onMove));
    } catch (error) {
      pdf.close();
      throw error;
    }
  }

  private constructor(pdf: PdfDocument, createPages: (onMove: () => void) => PdfPages) {
    this.#document = pdf;
    this.element.className = 'document pdf';
    this.element.addEventListener('keydown', this.#onKeyDown);
    this.#pages = createPages(() => this.#render());
    this.#resize = new ResizeObserver(() => this.#onResize());
    this.#resize.observe(this.#pages.element);
  }

  /** The carousel is rendered again, perhaps in another language. @param name name of the file */
  update(name: string): void {
    this.#name = name;
    this.#pages.label(name);
    this.#render();
  }

  close(): void {
    this.#resize.disconnect();
    this.#pages.stop();
    this.#document.close();
  }

  #render(): void {
    const { index, count, scale, element } = this.#pages;
    const percent = formatCount(Math.round(scale * 100));
    render(
      html`<div class="pdf-tools" role="group" aria-label=${this.#name}>
          ${
            count > 1
              ? [
                  renderButton(
                    'page-previous',
                    msg('Página anterior', { id: 'dassCarouselPagePrevious' }),
                    chevronUp,
                    () => this.#goTo(index - 1),
                    index === 0,
                  ),
                  renderButton(
                    'page-next',
                    msg('Próxima página', { id: 'dassCarouselPageNext' }),
                    chevronDown,
                    () => this.#goTo(index + 1),
                    index === count - 1,
                  ),
                ]
              : nothing
          }
          <span class="pdf-position">${pageText(index, count)}</span>
          ${renderButton('zoom-out', msg('Diminuir', { id: 'dassCarouselZoomOut' }), zoomOut, () => this.#zoomBy(1 / STEP))}
          <span class="pdf-scale" aria-hidden="true">${msg(str`${percent}%`, { id: 'dassCarouselPercent' })}</span>
          ${renderButton('zoom-in', msg('Ampliar', { id: 'dassCarouselZoom' }), zoomIn, () => this.#zoomBy(STEP))}
          ${renderButton('fit-width', msg('Ajustar à largura', { id: 'dassCarouselFitWidth' }), fitWidth, this.#fitToWidth)}
        </div>
        ${element}`,
      this.element,
    );
  }

  #goTo(index: number): void {
    const pages = this.#pages;
    const before = pages.index;
    pages.goTo(index);
    if (pages.index !== before) announce(pageText(pages.index, pages.count));
  }

  #zoomBy(factor: number): void {
    this.#fit = undefined;
    this.#zoomTo(this.#pages.scale * factor);
    const percent = formatCount(Math.round(this.#pages.scale * 100));
    announce(msg(str`${percent}%`, { id: 'dassCarouselPercent' }));
  }

  #zoomTo(scale: number): void {
    this.#pages.zoomTo(Math.max(MIN_SCALE, Math.min(MAX_SCALE, scale)));
    this.#render();
  }

  readonly #fitToWidth = (): void => {
    this.#fit = 'width';
    this.#onResize();
  };

  #onResize(): void {
    const { fitScale } = this.#pages;
    if (fitScale === undefined) return;
    if (this.#fit) this.#zoomTo(this.#fit === 'first' ? Math.min(fitScale, FIRST_SCALE) : fitScale);
    else this.#pages.restore();
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const pages = this.#pages;
    const actions: Readonly<Record<string, () => void>> = {
      PageDown: () => this.#goTo(pages.index + 1),
      PageUp: () => this.#goTo(pages.index - 1),
      Home: () => this.#goTo(0),
      End: () => this.#goTo(pages.count - 1),
      '+': () => this.#zoomBy(STEP),
      '=': () => this.#zoomBy(STEP),
      '-': () => this.#zoomBy(1 / STEP),
      '0': this.#fitToWidth,
      ...(pages.isWide && { ArrowLeft: () => pages.pan(-1), ArrowRight: () => pages.pan(1) }),
    };
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!act) return;
    // Not the keys of the carousel.
    event.preventDefault();
    act();
  };
}
