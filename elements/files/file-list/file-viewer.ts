import '../carousel/carousel.js';
// Otherwise a failure would be shown beside the carousel, which is not seen.
import '../carousel/fullscreen/fullscreen-view.js';
import type { DassCarousel } from '../carousel/carousel.js';
import type { FileListModel } from './file-list-model.js';
import type { FileListFile } from './file-list-properties.js';

interface ViewerHost extends HTMLElement {
  readonly label: string;
  readonly renderRoot: HTMLElement | DocumentFragment;
  focusFile(key: string): void;
}

const MOTION_MS = 220;

/**
 * Shows the files in a carousel on the whole screen until the user leaves it. The image grows from its thumbnail.
 *
 * @param key key of the file that is shown first
 */
export function viewFiles(host: ViewerHost, model: FileListModel, key: string, thumbnail?: HTMLElement): void {
  if (host.renderRoot.querySelector('.viewer')) return;
  const { items } = model;
  const carousel = document.createElement('dass-carousel');
  carousel.className = 'viewer';
  carousel.readOnly = true;
  carousel.label = host.label;
  // The names that the user has given, also while they are being saved.
  carousel.files = items.map(({ slide, name }) => {
    const file = slide.entry as FileListFile;
    return name === slide.name ? file : { ...file, fileName: name };
  });
  carousel.index = model.indexOf(key);
  const from = thumbnail?.getBoundingClientRect();
  host.renderRoot.append(carousel);
  void carousel.updateComplete.then(async () => {
    const left = carousel.showFullscreen();
    await carousel.updateComplete;
    if (from) grow(carousel, from);
    await left;
    const last = items[carousel.index]?.key ?? key;
    carousel.remove();
    if (host.isConnected) host.focusFile(last);
  });
}

/** Moves the current image from a box to its place. */
function grow(carousel: DassCarousel, from: DOMRect): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const picture = carousel.renderRoot.querySelector<HTMLElement>('.slide:not([inert]) :is(img, .card)');
  const to = picture?.getBoundingClientRect();
  if (!picture || !to || to.width === 0 || to.height === 0) return;
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  picture.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }], {
    duration: MOTION_MS,
    easing: 'cubic-bezier(0.2, 0, 0, 1)',
  });
}
