import type { Point, Rect, Size } from './geometry.js';

/** How a picture is shown: mirrored first, then turned. */
export interface Orientation {
  /** Quarter turns clockwise, 0 to 3. */
  readonly turns: number;
  /** Whether left and right are exchanged. */
  readonly isMirrored: boolean;
}

export const UPRIGHT: Orientation = { turns: 0, isMirrored: false };

/** An affine transform, with the names of `DOMMatrix`: x' = a x + c y + e, y' = b x + d y + f. */
export interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** Returns the orientation after quarter turns clockwise, as the user sees it. */
export const turned = <T extends Orientation>(orientation: T, quarters: number): T => ({
  ...orientation,
  turns: (((orientation.turns + quarters) % 4) + 4) % 4,
});

/** Returns the orientation after left and right are exchanged, as the user sees it. */
export const mirrored = <T extends Orientation>(orientation: T): T => ({
  ...orientation,
  // A turn before the mirror is the opposite turn after it.
  turns: (4 - orientation.turns) % 4,
  isMirrored: !orientation.isMirrored,
});

/** Returns the size of a part of the picture as it is shown. */
export const viewSize = ({ turns }: Orientation, { width, height }: Size): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/**
 * Returns the transform from the pixels of the picture to those of the view.
 *
 * @param frame the part of the picture that is shown; its shown corner is the origin of the view
 */
export function viewTransform({ turns, isMirrored }: Orientation, frame: Rect): Transform {
  const { width, height } = frame;
  const [a, e] = isMirrored ? [-1, frame.x + width] : [1, -frame.x];
  const f = -frame.y;
  // (x, y) are the coordinates in the mirrored frame: x = a·px + e, y = py + f.
  switch (turns) {
    case 1:
      return { a: 0, b: a, c: -1, d: 0, e: height - f, f: e };
    case 2:
      return { a: -a, b: 0, c: 0, d: -1, e: width - e, f: height - f };
    case 3:
      return { a: 0, b: -a, c: 1, d: 0, e: f, f: width - e };
    default:
      return { a, b: 0, c: 0, d: 1, e, f };
  }
}

/** Returns the transform back. */
export function inverse({ a, b, c, d, e, f }: Transform): Transform {
  const determinant = a * d - b * c;
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  };
}

export const mapPoint = ({ a, b, c, d, e, f }: Transform, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** Maps a rectangle with a transform of quarter turns. */
export function mapRect(transform: Transform, { x, y, width, height }: Rect): Rect {
  const one = mapPoint(transform, { x, y });
  const other = mapPoint(transform, { x: x + width, y: y + height });
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
