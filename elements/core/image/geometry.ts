/** A point in pixels. x grows to the right, y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An upright rectangle. */
export interface Rect extends Point, Size {}

/** Returns the rectangle from the top left corner of a size. */
export const rectOf = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

/** Returns the rectangle between two opposite corners, in any order. */
export const rectBetween = (one: Point, other: Point): Rect => ({
  x: Math.min(one.x, other.x),
  y: Math.min(one.y, other.y),
  width: Math.abs(one.x - other.x),
  height: Math.abs(one.y - other.y),
});

/** Returns a rectangle that is larger by a margin on each side. */
export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const centerOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

export const contains = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

/** Returns the value, or the nearest bound. With a lower bound above the upper one, the lower one. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Returns the nearest point inside a rectangle. */
export const clampPoint = ({ x, y }: Point, rect: Rect): Point => ({
  x: clamp(x, rect.x, rect.x + rect.width),
  y: clamp(y, rect.y, rect.y + rect.height),
});

export const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Returns the distance of a point from a line between two points. */
export function distanceToSegment(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : clamp(((point.x - from.x) * x + (point.y - from.y) * y) / length, 0, 1);
  return distance(point, { x: from.x + share * x, y: from.y + share * y });
}
