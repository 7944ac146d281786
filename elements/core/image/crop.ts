import { clamp, rectOf, type Point, type Rect, type Size } from './geometry.js';

/** Where a crop frame is dragged: a side or a corner, by the points of the compass. */
export const CROP_HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type CropHandle = (typeof CROP_HANDLES)[number];

/** Returns the position of a handle on the frame. */
export const handlePoint = ({ x, y, width, height }: Rect, handle: CropHandle): Point => ({
  x: x + width * (handle.includes('w') ? 0 : handle.includes('e') ? 1 : 0.5),
  y: y + height * (handle.includes('n') ? 0 : handle.includes('s') ? 1 : 0.5),
});

/** Limits of a crop frame. */
export interface CropRules {
  /** Size of the picture as it is shown. The frame stays inside. */
  readonly bounds: Size;
  /** Width divided by height. Undefined: any. */
  readonly ratio?: number | undefined;
  /** Smallest width and height in pixels. Default: 1. */
  readonly min?: number;
}

/** Moves a crop frame, inside the bounds. */
export const moveCrop = (crop: Rect, dx: number, dy: number, { width, height }: Size): Rect => ({
  ...crop,
  x: clamp(crop.x + dx, 0, width - crop.width),
  y: clamp(crop.y + dy, 0, height - crop.height),
});

/** Moves a handle of a crop frame. The opposite side or corner stays, with a ratio the middle of a side's axis. */
export function resizeCrop(crop: Rect, handle: CropHandle, dx: number, dy: number, rules: CropRules): Rect {
  const { bounds, ratio, min = 1 } = rules;
  const [isWest, isEast] = [handle.includes('w'), handle.includes('e')];
  const [isNorth, isSouth] = [handle.includes('n'), handle.includes('s')];
  // The room to the fixed side, in which the frame can grow.
  const roomX = isWest ? crop.x + crop.width : bounds.width - crop.x;
  const roomY = isNorth ? crop.y + crop.height : bounds.height - crop.y;
  const wanted = {
    width: crop.width + (isEast ? dx : isWest ? -dx : 0),
    height: crop.height + (isSouth ? dy : isNorth ? -dy : 0),
  };
  if (ratio === undefined) {
    const width = isWest || isEast ? clamp(wanted.width, Math.min(min, roomX), roomX) : crop.width;
    const height = isNorth || isSouth ? clamp(wanted.height, Math.min(min, roomY), roomY) : crop.height;
    return placed(crop, handle, width, height);
  }
  const isSide = handle.length === 1;
  // A frame whose side is dragged grows from the middle of the other axis.
  const centerX = 2 * Math.min(crop.x + crop.width / 2, bounds.width - crop.x - crop.width / 2);
  const centerY = 2 * Math.min(crop.y + crop.height / 2, bounds.height - crop.y - crop.height / 2);
  const maxWidth = isSide && (isNorth || isSouth) ? centerX : roomX;
  const maxHeight = isSide && (isWest || isEast) ? centerY : roomY;
  const asked =
    isSide && (isNorth || isSouth)
      ? wanted.height * ratio
      : isSide
        ? wanted.width
        : Math.max(wanted.width, wanted.height * ratio);
  const max = Math.min(maxWidth, maxHeight * ratio);
  const width = clamp(asked, Math.min(max, Math.max(min, min * ratio)), max);
  return placed(crop, handle, width, width / ratio);
}

/** Places a frame of a size so that what is opposite of the handle stays. */
function placed({ x, y, width, height }: Rect, handle: CropHandle, newWidth: number, newHeight: number): Rect {
  const shareX = handle.includes('w') ? 1 : handle.includes('e') ? 0 : 0.5;
  const shareY = handle.includes('n') ? 1 : handle.includes('s') ? 0 : 0.5;
  return {
    x: x + (width - newWidth) * shareX,
    y: y + (height - newHeight) * shareY,
    width: newWidth,
    height: newHeight,
  };
}

/** Returns the largest frame with a ratio around the middle of a frame, not larger than it. */
export function cropToRatio(crop: Rect, ratio: number | undefined): Rect {
  if (ratio === undefined) return crop;
  const width = Math.min(crop.width, crop.height * ratio);
  const height = width / ratio;
  return { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height };
}

/** Returns a frame of whole pixels inside the bounds, of at least one pixel. */
export function wholeCrop({ x, y, width, height }: Rect, bounds: Size): Rect {
  const full = rectOf(bounds);
  const wholeWidth = clamp(Math.round(width), 1, full.width);
  const wholeHeight = clamp(Math.round(height), 1, full.height);
  return {
    x: clamp(Math.round(x), 0, full.width - wholeWidth),
    y: clamp(Math.round(y), 0, full.height - wholeHeight),
    width: wholeWidth,
    height: wholeHeight,
  };
}

/** Reads a ratio: `4:3` is 1.33…; `free` and what is no ratio is undefined. */
export function readRatio(name: string): number | undefined {
  const [, width, height] = /^(\d+(?:\.\d+)?):(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0 && Number.isFinite(ratio) ? ratio : undefined;
}
