import type { Size } from '../../core/image/geometry.js';

/** A canvas and its context. */
export interface Drawing {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
}

/** Up to this many pixels every engine has a canvas: the limit of iOS. */
const SAFE_PIXELS = 4096 * 4096;

/** Creates a canvas. @returns undefined where the engine has none of this size */
export function createCanvas({ width, height }: Size): Drawing | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  if (width * height > SAFE_PIXELS && !canDraw(context, width - 1, height - 1)) return undefined;
  return { canvas, context };
}

/** A canvas that is too large draws nothing, without an error. */
function canDraw(context: CanvasRenderingContext2D, x: number, y: number): boolean {
  try {
    context.fillRect(x, y, 1, 1);
    const isDrawn = context.getImageData(x, y, 1, 1).data[3] !== 0;
    context.clearRect(x, y, 1, 1);
    return isDrawn;
  } catch {
    return false;
  }
}
