import { clamp, type Point, type Size } from './geometry.js';

/** How a picture is placed in its room: a point of the view is at `scale · point + (x, y)` in the room. */
export interface Viewport extends Point {
  readonly scale: number;
}

/** Room around a picture, for the handles at its sides. */
const MARGIN = 14;
/** A picture of a few pixels is not enlarged more than this. */
const MAX_FIT = 8;
/** The largest scale of a picture, relative to the fitting size, and of one of its pixels in CSS pixels. */
const MAX_ZOOM = 8;
const MAX_SCALE = 8;

/** Returns the scale at which a whole picture fits into its room. */
export const fitScale = ({ width, height }: Size, room: Size): number =>
  Math.min(MAX_FIT, Math.max(1, room.width - 2 * MARGIN) / width, Math.max(1, room.height - 2 * MARGIN) / height);

/** Returns the placement of a whole picture in the middle of its room. */
export function fitted(picture: Size, room: Size): Viewport {
  return placedIn({ scale: fitScale(picture, room), x: 0, y: 0 }, picture, room);
}

/** Whether a picture is larger than in its room. */
export const isZoomed = ({ scale }: Viewport, picture: Size, room: Size): boolean =>
  scale > fitScale(picture, room) * 1.001;

/** Moves the picture so that it fills its room, but for the margin. A smaller one stays in the middle. */
export function placedIn({ scale, x, y }: Viewport, picture: Size, room: Size): Viewport {
  const axis = (at: number, size: number, space: number): number =>
    size <= space - 2 * MARGIN ? (space - size) / 2 : clamp(at, space - size - MARGIN, MARGIN);
  return {
    scale,
    x: axis(x, picture.width * scale, room.width),
    y: axis(y, picture.height * scale, room.height),
  };
}

/** Zooms by a factor: what is at the point stays there, as far as possible. */
export function zoomed(viewport: Viewport, factor: number, at: Point, picture: Size, room: Size): Viewport {
  const fit = fitScale(picture, room);
  const scale = clamp(viewport.scale * factor, fit, Math.max(fit * MAX_ZOOM, MAX_SCALE));
  const by = scale / viewport.scale;
  const moved = { scale, x: at.x - (at.x - viewport.x) * by, y: at.y - (at.y - viewport.y) * by };
  return placedIn(moved, picture, room);
}

/** Moves the picture in its room. */
export const panned = (viewport: Viewport, dx: number, dy: number, picture: Size, room: Size): Viewport =>
  placedIn({ ...viewport, x: viewport.x + dx, y: viewport.y + dy }, picture, room);

/** Returns the point of the view that is at a point of the room. */
export const toView = ({ scale, x, y }: Viewport, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Returns the size with at most so many pixels, in the same shape. */
export function withinPixels({ width, height }: Size, maxPixels: number, maxSide: number): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
