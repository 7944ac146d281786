import '../carousel/carousel.js';
// Otherwise a failure would be shown beside the carousel, which is not seen.
import '../carousel/fullscreen/fullscreen-view.js';
import type { DassCarousel } from '../carousel/carousel.js';
import { indexAfter, type Slide } from '../../core/files/slide-list.js';
import type { FileItem, FileListModel } from './file-list-model.js';
import type { FileListFile } from './file-list-properties.js';

interface ViewerHost extends HTMLElement {
  readonly label: string;
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Options of {@link FileViewer}. */
export interface FileViewerOptions {
  /** Called when the user has moved to another file. */
  onMove(item: FileItem): void;
  /** Called when the carousel has gone. @param last the file that was shown last */
  onClose(last: FileItem | undefined): void;
  /** Returns the thumbnail of a file if it is rendered. */
  thumbnail(key: string): HTMLElement | undefined;
}

const MOTION_MS = 220;
const EASING = 'cubic-bezier(0.2, 0, 0, 1)';

/** Shows the files in a carousel on the whole screen until the user leaves it. */
export class FileViewer {
  readonly #host: ViewerHost;
  readonly #model: FileListModel;
  readonly #options: FileViewerOptions;
  #carousel: DassCarousel | undefined;
  #items: readonly FileItem[] = [];
  #index = 0;

  constructor(host: ViewerHost, model: FileListModel, options: FileViewerOptions) {
    this.#host = host;
    this.#model = model;
    this.#options = options;
  }

  /** The file that is shown; undefined while the carousel is closed. */
  get current(): FileItem | undefined {
    return this.#carousel && this.#items[this.#index];
  }

  /** Shows a file. @param isGrowing whether its image grows from the thumbnail */
  show(key: string, isGrowing: boolean): void {
    this.#index = this.#model.indexOf(key);
    if (this.#carousel) {
      this.#carousel.goTo(this.#index);
      return;
    }
    const carousel = (this.#carousel = document.createElement('dass-carousel'));
    carousel.className = 'viewer';
    carousel.readOnly = true;
    carousel.label = this.#host.label;
    this.#items = this.#model.items;
    carousel.files = this.#files;
    carousel.index = this.#index;
    carousel.addEventListener('dass-slide', ({ detail }) => {
      this.#index = detail.index;
      if (this.current) this.#options.onMove(this.current);
    });
    const from = isGrowing ? this.#options.thumbnail(key)?.getBoundingClientRect() : undefined;
    this.#host.renderRoot.append(carousel);
    void carousel.updateComplete.then(async () => {
      // Meanwhile it may have been closed.
      if (!carousel.isConnected) return;
      const left = carousel.showFullscreen();
      await carousel.updateComplete;
      if (from) grow(carousel, from);
      await left;
      this.close();
    });
  }

  /** Shows the files as they are now. The current one stays, or is the one that the carousel then shows. */
  update(): void {
    const before = this.#items;
    if (!this.#carousel || this.#model.items === before) return;
    this.#items = this.#model.items;
    this.#index = indexAfter(before.map(slideOf), this.#index, this.#items.map(slideOf));
    this.#carousel.files = this.#files;
  }

  /** The texts that the user has given are shown also while they are being saved. */
  get #files(): readonly FileListFile[] {
    return this.#items.map(({ slide, name, caption }) => {
      const file = slide.entry as FileListFile;
      return name === slide.name && caption === slide.caption ? file : { ...file, fileName: name, caption };
    });
  }

  close(): void {
    const carousel = this.#carousel;
    if (!carousel) return;
    const last = this.current;
    this.#carousel = undefined;
    const picture = currentPicture(carousel, 'img.picture');
    carousel.remove();
    this.#options.onClose(last);
    if (last && picture) this.#shrink(picture as HTMLImageElement, last.key);
  }

  /** Moves the image from the whole screen to its thumbnail, which the list first scrolls into view. */
  #shrink({ src, naturalWidth, naturalHeight }: HTMLImageElement, key: string): void {
    if (isStill() || naturalWidth === 0) return;
    const scale = Math.min(1, innerWidth / naturalWidth, innerHeight / naturalHeight);
    const image = new Image(naturalWidth * scale, naturalHeight * scale);
    Object.assign(image, { src, alt: '', className: 'leaving', popover: 'manual' });
    requestAnimationFrame(() => {
      const to = this.#options.thumbnail(key)?.getBoundingClientRect();
      if (!to || !this.#host.isConnected || to.bottom < 0 || to.top > innerHeight) return;
      this.#host.renderRoot.append(image);
      image.showPopover();
      const end = { transform: between(image.getBoundingClientRect(), to), opacity: 0.3 };
      const motion = image.animate([{ transform: 'none', opacity: 1 }, end], { duration: MOTION_MS, easing: EASING });
      motion.onfinish = motion.oncancel = () => image.remove();
    });
  }
}

const slideOf = ({ slide }: FileItem): Slide => slide;

/** Moves the current image from a box to its place. */
function grow(carousel: DassCarousel, from: DOMRect): void {
  if (isStill()) return;
  const picture = currentPicture(carousel, ':is(img, .card)');
  const to = picture?.getBoundingClientRect();
  if (!picture || !to || to.width === 0 || to.height === 0) return;
  picture.animate([{ transform: between(to, from) }, { transform: 'none' }], { duration: MOTION_MS, easing: EASING });
}

/** Returns the transform that puts what is in a box into another one. */
function between(at: DOMRect, to: DOMRect): string {
  const scale = Math.max(to.width / at.width, to.height / at.height);
  const x = to.left + to.width / 2 - (at.left + at.width / 2);
  const y = to.top + to.height / 2 - (at.top + at.height / 2);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

const currentPicture = (carousel: DassCarousel, selector: string): HTMLElement | null =>
  carousel.renderRoot.querySelector<HTMLElement>(`.slide:not([inert]) ${selector}`);

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
