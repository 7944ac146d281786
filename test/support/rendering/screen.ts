import { executeServerCommand } from '@web/test-runner-commands';

/** A picture of the screen: what the engine shows, which can differ from what the document says. */
export interface Screen {
  /** The color at a point of the viewport, in CSS pixels: `[red, green, blue]`, 0 to 255. */
  colorAt(x: number, y: number): readonly [number, number, number];
}

/** Takes a picture of the screen. */
export async function takeScreen(): Promise<Screen> {
  const png: string = await executeServerCommand('dass:screenshot', {});
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const scale = image.width / innerWidth;
  return {
    colorAt(x, y) {
      const [red = 0, green = 0, blue = 0] = context.getImageData(
        Math.round(x * scale),
        Math.round(y * scale),
        1,
        1,
      ).data;
      return [red, green, blue];
    },
  };
}
