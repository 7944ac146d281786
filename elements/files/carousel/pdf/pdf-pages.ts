import { formatCount, msg, str } from '../../../../locales/localize.js';
import type { PdfDocument } from './pdf-document.js';
import type { OpenedPdf } from './pdf-messages.js';

/** CSS pixels of a 72nd of an inch. */
const PX = 96 / 72;

/** The scroll position: a page, and the share of its height that is above the view. */
interface Anchor {
  readonly index: number;
  readonly share: number;
}

/** The pages of a document below each other. Only those near the view have a picture. */
export class PdfPages {
  readonly element: HTMLElement;
  readonly count: number;
  readonly #document: PdfDocument;
  readonly #onMove: () => void;
  readonly #track = create('pdf-track');
  readonly #pages: readonly HTMLElement[];
  /** The scale at which a page was drawn last. */
  readonly #drawn = new Map<HTMLElement, number>();
  readonly #near = new Set<HTMLElement>();
  readonly #observer: IntersectionObserver;
  readonly #broken = new Set<HTMLElement>();
  #scale = 1;
  #anchor: Anchor = { index: 0, share: 0 };
  #isDrawing = false;

  /** @param onMove called when another page is current */
  constructor(document: PdfDocument, { count, width, height }: OpenedPdf, onMove: () => void) {
    this.count = count;
    this.#document = document;
    this.#onMove = onMove;
    this.element = create('pdf-pages');
    this.element.tabIndex = 0;
    this.element.role = 'group';
    this.#pages = Array.from({ length: count }, () => {
      const page = create('pdf-page');
      page.role = 'group';
      setSize(page, width, height);
      return page;
    });
    this.#track.append(...this.#pages);
    this.element.append(this.#track);
    this.element.addEventListener('scroll', this.#onScroll, { passive: true });
    this.#observer = new IntersectionObserver(this.#onIntersect, { root: this.element, rootMargin: '50%' });
    for (const page of this.#pages) this.#observer.observe(page);
  }

  /** Index of the current page. */
  get index(): number {
    return this.#anchor.index;
  }

  /** 1 is the size on paper. */
  get scale(): number {
    return this.#scale;
  }

  get isWide(): boolean {
    return this.element.scrollWidth > this.element.clientWidth + 1;
  }

  /** The scale at which the current page has the width of the view; undefined while it is not shown. */
  get fitScale(): number | undefined {
    const { clientWidth } = this.element;
    const style = getComputedStyle(this.#track);
    const room = clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
    return clientWidth > 0 && room > 0 ? room / (widthOf(this.#pages[this.index]!) * PX) : undefined;
  }

  /** Names the pages in the current language. */
  label(name: string): void {
    this.element.ariaLabel = name;
    this.#pages.forEach((page, index) => (page.ariaLabel = pageText(index, this.count)));
  }

  /** What is in the middle of the view sideways, and at its top, stays there. */
  zoomTo(scale: number): void {
    const { scrollLeft, scrollWidth, clientWidth } = this.element;
    const middle = scrollWidth > 0 ? (scrollLeft + clientWidth / 2) / scrollWidth : 0.5;
    this.#scale = scale;
    this.#track.style.setProperty('--_scale', String(scale * PX));
    this.restore();
    this.element.scrollLeft = middle * this.element.scrollWidth - clientWidth / 2;
    void this.#draw();
  }

  goTo(index: number): void {
    this.#anchor = { index: Math.max(0, Math.min(this.count - 1, index)), share: 0 };
    this.restore();
    this.#onMove();
  }

  /** Scrolls sideways. @param steps to the right */
  pan(steps: number): void {
    this.element.scrollBy({ left: steps * this.element.clientWidth * 0.15, behavior: 'instant' });
  }

  /** Sets the scroll position, which is lost when the element has been moved or hidden. */
  restore(): void {
    const { index, share } = this.#anchor;
    const page = this.#pages[index]!;
    this.element.scrollTop = this.#topOf(page) + share * page.offsetHeight;
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #topOf(page: HTMLElement): number {
    return page.offsetTop - this.#pages[0]!.offsetTop;
  }

  readonly #onScroll = (): void => {
    const { scrollTop, clientHeight, scrollHeight } = this.element;
    if (clientHeight === 0) return;
    // The page that reaches a third of the view is current; at the end it is the last one.
    const line = scrollTop + clientHeight / 3;
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#topOf(this.#pages[middle]!) <= line) low = middle;
      else high = middle - 1;
    }
    if (scrollTop + clientHeight >= scrollHeight - 1 && scrollTop > 0) low = this.count - 1;
    const page = this.#pages[low]!;
    const before = this.#anchor.index;
    this.#anchor = { index: low, share: (scrollTop - this.#topOf(page)) / page.offsetHeight };
    if (low !== before) this.#onMove();
  };

  readonly #onIntersect = (entries: readonly IntersectionObserverEntry[]): void => {
    for (const { target, isIntersecting } of entries) {
      const page = target as HTMLElement;
      if (isIntersecting) this.#near.add(page);
      else {
        this.#near.delete(page);
        this.#drawn.delete(page);
        page.replaceChildren();
      }
    }
    void this.#draw();
  };

  /** Draws what is near, one page after the other, the current one first. */
  async #draw(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    for (let page = this.#next; page; page = this.#next) {
      const scale = this.#pixelScale;
      try {
        const { width, height, picture, text } = await this.#document.page(this.#pages.indexOf(page) + 1, scale);
        setSize(page, width, height);
        if (this.#near.has(page)) {
          this.#drawn.set(page, scale);
          page.replaceChildren(canvasOf(picture), readable(text));
        } else picture.close();
      } catch {
        this.#broken.add(page);
        page.replaceChildren(problem());
      }
    }
    this.#isDrawing = false;
  }

  get #pixelScale(): number {
    return this.#scale * PX * devicePixelRatio;
  }

  get #next(): HTMLElement | undefined {
    const scale = this.#pixelScale;
    const current = this.index;
    const distance = (page: HTMLElement): number => Math.abs(this.#pages.indexOf(page) - current);
    return [...this.#near]
      .filter((page) => this.#drawn.get(page) !== scale && !this.#broken.has(page))
      .sort((one, other) => distance(one) - distance(other))[0];
  }
}

/** Returns the name of a page: 'Página 3 de 12'. */
export const pageText = (index: number, count: number): string =>
  msg(str`Página ${formatCount(index + 1)} de ${formatCount(count)}`, { id: 'dassCarouselPage' });

function create(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  return element;
}

function setSize({ style }: HTMLElement, width: number, height: number): void {
  style.setProperty('--_width', String(width));
  style.setProperty('--_height', String(height));
}

const widthOf = ({ style }: HTMLElement): number => Number(style.getPropertyValue('--_width'));

function canvasOf(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  return canvas;
}

/** The text of a page, for screen readers. */
function readable(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'pdf-text';
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

function problem(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'pdf-problem';
  element.textContent = msg('Esta página não pôde ser mostrada.', { id: 'dassCarouselPageFailed' });
  return element;
}
