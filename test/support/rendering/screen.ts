import { executeServerCommand } from '@web/test-runner-commands';

/** A picture of the screen: what the engine shows, which can differ from what the document says. */
export interface Screen {
  /** The color at a point of the viewport, in CSS pixels: `[red, green, blue]`, 0 to 255. */
  colorAt(x: number, y: number): readonly [number, number, number];
  /** All pixels: four bytes each. */
  readonly pixels: ImageData;
}

/** A part of the viewport, in whole CSS pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Takes a picture of the screen, or of a part of it. */
export async function takeScreen(area?: Area): Promise<Screen> {
  const png: string = await executeServerCommand('dass:screenshot', { area });
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  // Without scroll bars, which are not in the picture.
  const { clientWidth, clientHeight } = document.documentElement;
  const part = area ?? { x: 0, y: 0, width: clientWidth, height: clientHeight };
  // An engine that knows no area returns the whole viewport.
  const isPart = image.width < clientWidth * devicePixelRatio || image.height < clientHeight * devicePixelRatio;
  const scale = image.width / (isPart ? part.width : clientWidth);
  const canvas = new OffscreenCanvas(Math.round(part.width * scale), Math.round(part.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(image, isPart ? 0 : -part.x * scale, isPart ? 0 : -part.y * scale);
  return {
    pixels: context.getImageData(0, 0, canvas.width, canvas.height),
    colorAt(x, y) {
      const [red = 0, green = 0, blue = 0] = context.getImageData(
        Math.round((x - part.x) * scale),
        Math.round((y - part.y) * scale),
        1,
        1,
      ).data;
      return [red, green, blue];
    },
  };
}

/**
 * Counts the pixels that differ by a contrast of at least `contrast : 1` (WCAG's relative luminance) in two pictures of
 * the same size.
 */
export function countDifferences(
  { pixels: { data: one } }: Screen,
  { pixels: { data: other } }: Screen,
  contrast: number,
): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue;
    const [dark, light] = [luminanceAt(one, at), luminanceAt(other, at)].toSorted((a, b) => a - b) as [number, number];
    if ((light + 0.05) / (dark + 0.05) >= contrast) count++;
  }
  return count;
}

const channel = (value: number): number => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
const luminanceAt = (data: Uint8ClampedArray, at: number): number =>
  0.2126 * channel(data[at]!) + 0.7152 * channel(data[at + 1]!) + 0.0722 * channel(data[at + 2]!);
