import {
  centerOf,
  clampPoint,
  contains,
  distance,
  distanceToSegment,
  grown,
  rectBetween,
  type Point,
  type Rect,
  type Size,
} from './geometry.js';
import { mapPoint, type Transform } from './orientation.js';

/** What can be drawn on a picture. `blur` makes what is behind it unrecognizable. */
export const MARK_KINDS = ['arrow', 'line', 'ellipse', 'rectangle', 'text', 'blur'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MARK_COLORS = ['red', 'yellow', 'green', 'blue', 'black', 'white'] as const;
export type MarkColor = (typeof MARK_COLORS)[number];

/** Thickness of lines and size of texts, from thin to thick. */
export const MARK_WEIGHTS = [0, 1, 2] as const;
export type MarkWeight = (typeof MARK_WEIGHTS)[number];

/** Thickness of lines, in units of the mark. */
const THICKNESS = [1, 2, 4] as const;
/** Size of texts, in units of the mark. */
const FONT_SIZE = [10, 16, 26] as const;

/** Something that is drawn on a picture. Its points are in the pixels of the picture, so that it follows every turn. */
export interface Mark {
  readonly id: number;
  readonly kind: MarkKind;
  /** Number among the marks of its kind, from 1. */
  readonly number: number;
  /** The start of a line, a corner of a shape, the middle of a text. */
  readonly from: Point;
  /** The end of a line, the opposite corner of a shape. Of a text the same as `from`. */
  readonly to: Point;
  readonly color: MarkColor;
  readonly weight: MarkWeight;
  /** Pixels for one unit of thickness: marks look the same on small and large pictures. */
  readonly unit: number;
  /** The text of a text. */
  readonly text: string;
  /** Size of the text for a font of one pixel. It is upright in every orientation. */
  readonly textSize: Size;
}

/** Returns the pixels for one unit on a picture that is shown with a size. */
export const unitOf = ({ width, height }: Size): number => Math.max(0.5, Math.max(width, height) / 400);

export const thicknessOf = ({ unit, weight }: Mark): number => unit * THICKNESS[weight];
export const fontSizeOf = ({ unit, weight }: Mark): number => unit * FONT_SIZE[weight];
export const isLine = ({ kind }: Mark): boolean => kind === 'arrow' || kind === 'line';

/** Returns a mark in other coordinates. */
export const mapMark = (mark: Mark, transform: Transform): Mark => ({
  ...mark,
  from: mapPoint(transform, mark.from),
  to: mapPoint(transform, mark.to),
});

/** Returns the rectangle around a mark in the view, without its thickness. */
export function markBounds(mark: Mark): Rect {
  if (mark.kind !== 'text') return rectBetween(mark.from, mark.to);
  const size = fontSizeOf(mark);
  const [width, height] = [Math.max(0.6, mark.textSize.width) * size, Math.max(1, mark.textSize.height) * size];
  return { x: mark.from.x - width / 2, y: mark.from.y - height / 2, width, height };
}

/** Returns the mark at another position: the middle of its bounds stays inside the frame. */
export function moveMark(mark: Mark, dx: number, dy: number, frame: Rect): Mark {
  const { x, y } = centerOf(rectBetween(mark.from, mark.to));
  const to = clampPoint({ x: x + dx, y: y + dy }, frame);
  const moved = (point: Point): Point => ({ x: point.x + to.x - x, y: point.y + to.y - y });
  return { ...mark, from: moved(mark.from), to: moved(mark.to) };
}

/** Where a mark is resized. The letters say whose x and whose y it has: `ft` is the x of `from` and the y of `to`. */
export type MarkHandle = 'ff' | 'tt' | 'ft' | 'tf' | 'size';

/** Returns the handles of a mark in the view: the ends of a line, the corners of a shape, a corner of a text. */
export function markHandles(mark: Mark): readonly (readonly [MarkHandle, Point])[] {
  const { from, to } = mark;
  if (mark.kind === 'text') {
    const { x, y, width, height } = markBounds(mark);
    return [['size', { x: x + width, y: y + height }]];
  }
  const ends = [
    ['ff', from],
    ['tt', to],
  ] as const;
  if (isLine(mark)) return ends;
  return [...ends, ['ft', { x: from.x, y: to.y }], ['tf', { x: to.x, y: from.y }]];
}

/** Smallest and largest unit of a text that is resized, in pixels. */
const UNIT = { min: 0.5, max: 400 };

/** Returns a text with a size changed by a factor. */
export const scaleText = (mark: Mark, factor: number): Mark => ({
  ...mark,
  unit: Math.min(UNIT.max, Math.max(UNIT.min, mark.unit * factor)),
});

/** Returns a mark in the view with a handle at another position. */
export function dragHandle(mark: Mark, handle: MarkHandle, point: Point): Mark {
  if (handle === 'size') {
    const { width, height } = markBounds(mark);
    return scaleText(mark, distance(point, mark.from) / Math.max(1, Math.hypot(width, height) / 2));
  }
  const [x, y] = [handle[0] === 'f' ? 'from' : 'to', handle[1] === 'f' ? 'from' : 'to'] as const;
  const at = { from: { ...mark.from }, to: { ...mark.to } };
  at[x].x = point.x;
  at[y].y = point.y;
  return { ...mark, ...at };
}

/** Returns marks in the order in which they are drawn: what is blurred is part of the picture. */
export const inDrawOrder = (marks: readonly Mark[]): readonly Mark[] => [
  ...marks.filter(({ kind }) => kind === 'blur'),
  ...marks.filter(({ kind }) => kind !== 'blur'),
];

/**
 * Returns the mark at a point of the view: the topmost one whose line or area is there, otherwise the smallest shape
 * around the point.
 *
 * @param marks in the view
 * @param tolerance in pixels of the view
 */
export function markAt(marks: readonly Mark[], point: Point, tolerance: number): Mark | undefined {
  const onTop = inDrawOrder(marks).toReversed();
  const area = (mark: Mark): number => markBounds(mark).width * markBounds(mark).height;
  return (
    onTop.find((mark) => isOn(mark, point, tolerance)) ??
    onTop
      .filter((mark) => !isLine(mark) && contains(markBounds(mark), point))
      .toSorted((one, other) => area(one) - area(other))[0]
  );
}

/** Whether a point is on what is drawn. */
function isOn(mark: Mark, point: Point, tolerance: number): boolean {
  const reach = tolerance + thicknessOf(mark) / 2;
  const bounds = markBounds(mark);
  switch (mark.kind) {
    case 'arrow':
    case 'line':
      return distanceToSegment(point, mark.from, mark.to) <= reach;
    case 'text':
      return contains(grown(bounds, tolerance), point);
    case 'blur':
      // Its area is no line, but a small one must be found as well.
      return contains(grown(bounds, tolerance), point) && !contains(grown(bounds, -tolerance), point);
    case 'rectangle':
      return contains(grown(bounds, reach), point) && !contains(grown(bounds, -reach), point);
    case 'ellipse':
      return isInEllipse(grown(bounds, reach), point) && !isInEllipse(grown(bounds, -reach), point);
  }
}

function isInEllipse(bounds: Rect, point: Point): boolean {
  if (bounds.width <= 0 || bounds.height <= 0) return false;
  const { x, y } = centerOf(bounds);
  return ((point.x - x) / (bounds.width / 2)) ** 2 + ((point.y - y) / (bounds.height / 2)) ** 2 <= 1;
}

/** The parts of an arrow. */
export interface Arrow {
  /** Where the line ends, inside the head. */
  readonly shaftEnd: Point;
  /** The corners of the head beside the line. */
  readonly left: Point;
  readonly right: Point;
}

/** Returns the parts of an arrow. A short one has a smaller head, so that its direction is visible. */
export function arrowOf({ from, to }: Pick<Mark, 'from' | 'to'>, thickness: number): Arrow {
  const length = distance(from, to);
  const [x, y] = length === 0 ? [1, 0] : [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.min(thickness * 4.5 + 2, length * 0.8);
  const half = head * 0.55;
  const base = { x: to.x - x * head, y: to.y - y * head };
  return {
    shaftEnd: { x: to.x - x * head * 0.8, y: to.y - y * head * 0.8 },
    left: { x: base.x + y * half, y: base.y - x * half },
    right: { x: base.x - y * half, y: base.y + x * half },
  };
}
