/** The scale of an image that is not zoomed. */
export const MIN_SCALE = 1;
/** The scale after the first click. */
export const FIRST_SCALE = 2;
export const MAX_SCALE = 8;

/** Scales within this distance of a whole one count as that one. */
const TOLERANCE = 0.01;

/** Returns the nearest allowed scale. */
export const clampScale = (scale: number): number => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

/** Returns the next whole scale, at most the maximum. */
export const scaleUp = (scale: number): number => clampScale(Math.floor(scale + TOLERANCE) + 1);

/** Returns the previous whole scale, at least the minimum. */
export const scaleDown = (scale: number): number => clampScale(Math.ceil(scale - TOLERANCE) - 1);

/** Returns the scale after a click: from 2 in steps of 1 to the maximum, then not zoomed. */
export const clickScale = (scale: number): number => (scale > MAX_SCALE - TOLERANCE ? MIN_SCALE : scaleUp(scale));

/** Whether an image is zoomed. */
export const isZoomed = (scale: number): boolean => scale > MIN_SCALE + TOLERANCE;

/** One axis of a zoomed image in its view. */
export interface ZoomAxis {
  /** Width or height of the view in pixels. The image has the same size times the scale. */
  readonly size: number;
  /** Scroll position in pixels. */
  readonly scroll: number;
  /** Position in the view, in pixels, that must not move. */
  readonly point: number;
}

/** Returns the scroll position after the scale has changed: what is at the point stays there, as far as possible. */
export function scrollAfterZoom({ size, scroll, point }: ZoomAxis, from: number, to: number): number {
  const wanted = ((scroll + point) / from) * to - point;
  return Math.min(size * (to - 1), Math.max(0, wanted));
}

/** Returns the factor of a wheel movement. Lines and pages are converted to pixels. */
export function wheelFactor(delta: number, mode: number, isPinch: boolean): number {
  const pixels = delta * (mode === 1 ? 16 : mode === 2 ? 400 : 1);
  // A pinch on a touchpad has small deltas.
  return Math.exp(-Math.max(-400, Math.min(400, pixels)) * (isPinch ? 0.01 : 0.002));
}

/** Returns an angle after a rotation by quarter turns: 0, 90, 180 or 270. */
export const rotated = (angle: number, turns: number): number => (((angle + turns * 90) % 360) + 360) % 360;
