import { executeServerCommand } from '@web/test-runner-commands';
import type { DassCarousel } from '../../../elements/files/carousel/carousel.js';
import { find, findAll, middle, until } from '../user.js';

/** Returns an image in one color as a `data:` address. */
export function picture(color: string, width = 60, height = 40): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  return canvas.toDataURL('image/png');
}

/** Returns stored images with the given ids. */
export const pictures = (...ids: readonly string[]): { _id: string; src: string; fileName: string; type: string }[] =>
  ids.map((id, index) => ({
    _id: id,
    src: picture(`hsl(${index * 60} 80% 50%)`),
    fileName: `${id}.png`,
    type: 'image/png',
  }));

/** Returns a sound without a tone. */
export function soundFile(name = 'ruído.wav', seconds = 20): File {
  const rate = 8000;
  const view = new DataView(new ArrayBuffer(44 + rate * seconds));
  const text = (at: number, value: string): void =>
    [...value].forEach((character, index) => view.setUint8(at + index, character.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + rate * seconds, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, rate * seconds, true);
  for (let at = 44; at < view.byteLength; at++) view.setUint8(at, 128);
  return new File([view], name, { type: 'audio/wav' });
}

/** Returns the slide that the user sees. */
export const currentSlide = (element: DassCarousel): HTMLElement => find(element, '.slide:not([inert])');

/** Returns position and name of the current slide, as screen readers read it. */
export const currentLabel = (element: DassCarousel): string | null => find(element, '.viewport').ariaLabel;

/** Returns the scroll position in slides. */
export function scrolledTo(element: DassCarousel): number {
  const { scrollLeft, clientWidth } = find(element, '.viewport');
  return Math.abs(scrollLeft) / clientWidth;
}

/** Waits until a slide fills the viewport. */
export const untilSlide = (element: DassCarousel, index: number): Promise<unknown> =>
  until(`slide ${index} is in view, not ${scrolledTo(element)}`, () => Math.abs(scrolledTo(element) - index) < 0.02);

/** Waits until the current image is loaded. */
export const untilImage = (element: DassCarousel): Promise<HTMLImageElement> =>
  until('the image is loaded', () => {
    const image = findAll<HTMLImageElement>(currentSlide(element), 'img.picture')[0];
    return image?.complete && image.naturalWidth > 0 && findAll(currentSlide(element), '.wait').length === 0 && image;
  });

/**
 * Swipes to the next slide with a finger. Its speed, which depends on the machine, does not count: the way is longer
 * than half of the width, and the finger rests at its end. A static page in Chromium, too, flings over a slide that
 * stops always when the fling starts past the middle of the one before.
 */
export async function swipe(element: DassCarousel): Promise<void> {
  const viewport = find(element, '.viewport');
  const start = viewport.scrollLeft;
  const { x, y } = middle(viewport);
  const touch = (type: string, ...shares: number[]): Promise<unknown> => {
    const points = shares.map((share) => ({ x: Math.round(x + share * viewport.clientWidth), y }));
    return executeServerCommand('dass:touch', { steps: [{ type, points }] });
  };
  const rest = [-0.4, -0.39, -0.4, -0.39, -0.4, -0.39, -0.4];
  const hasMoved = (): boolean => Math.abs(viewport.scrollLeft - start) > viewport.clientWidth / 2;
  await until('the finger moves the slides', async () => {
    await touch('touchStart', 0.4);
    for (const share of [0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3, ...rest]) await touch('touchMove', share);
    await until('they have moved', hasMoved, 2000).catch(() => undefined);
    await touch('touchEnd');
    // Firefox drops a touch that comes before its compositor knows the page.
    return viewport.scrollLeft !== start;
  });
}
