import { centerOf, type Rect } from '../../core/image/geometry.js';
import {
  arrowOf,
  fontSizeOf,
  inDrawOrder,
  isLine,
  markBounds,
  thicknessOf,
  type Mark,
  type MarkColor,
} from '../../core/image/marks.js';

/** The colors of marks, and of their outlines: one of both is visible on any picture. */
export const COLORS: Readonly<Record<MarkColor, { readonly fill: string; readonly outline: string }>> = {
  red: { fill: '#d81e1e', outline: '#ffffff' },
  yellow: { fill: '#ffd400', outline: '#1a1a1a' },
  green: { fill: '#0b7a35', outline: '#ffffff' },
  blue: { fill: '#1257d6', outline: '#ffffff' },
  black: { fill: '#111111', outline: '#ffffff' },
  white: { fill: '#ffffff', outline: '#1a1a1a' },
};

const FONT = 'system-ui, sans-serif';
/** Line height of texts, in font sizes. */
const LINE = 1.25;
/** Width of the outline, in thicknesses of the line. */
const OUTLINE = 0.6;

let measuring: CanvasRenderingContext2D | null | undefined;

/** Returns the size of a text for a font of one pixel. */
export function measureText(text: string): { readonly width: number; readonly height: number } {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return { width: text.length * 0.6, height: LINE };
  measuring.font = `600 100px ${FONT}`;
  return { width: measuring.measureText(text).width / 100, height: LINE };
}

/** Draws marks in the coordinates of the view. What is blurred is drawn by `drawBlurs()`. */
export function drawMarks(context: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  context.save();
  context.lineCap = context.lineJoin = 'round';
  for (const mark of inDrawOrder(marks)) {
    if (mark.kind === 'blur') continue;
    context.strokeStyle = COLORS[mark.color].outline;
    context.fillStyle = COLORS[mark.color].fill;
    if (mark.kind === 'text') drawText(context, mark);
    else drawShape(context, mark);
  }
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, mark: Mark): void {
  const size = fontSizeOf(mark);
  context.font = `600 ${size}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineWidth = size * 0.22;
  context.strokeText(mark.text, mark.from.x, mark.from.y);
  context.fillText(mark.text, mark.from.x, mark.from.y);
}

function drawShape(context: CanvasRenderingContext2D, mark: Mark): void {
  const thickness = thicknessOf(mark);
  const { line, head } = pathsOf(mark, thickness);
  // The outline of all parts first, so that it is around the whole.
  context.lineWidth = thickness * (1 + 2 * OUTLINE);
  context.stroke(line);
  if (head) {
    context.lineWidth = thickness * 2 * OUTLINE;
    context.stroke(head);
  }
  context.strokeStyle = COLORS[mark.color].fill;
  context.lineWidth = thickness;
  context.stroke(line);
  if (head) context.fill(head);
}

/** Returns the line of a shape, and the head of an arrow. */
function pathsOf(mark: Mark, thickness: number): { readonly line: Path2D; readonly head?: Path2D } {
  const line = new Path2D();
  const { from, to } = mark;
  if (isLine(mark)) {
    const { shaftEnd, left, right } = arrowOf(mark, thickness);
    const end = mark.kind === 'arrow' ? shaftEnd : to;
    line.moveTo(from.x, from.y);
    line.lineTo(end.x, end.y);
    if (mark.kind === 'line') return { line };
    const head = new Path2D();
    head.moveTo(to.x, to.y);
    head.lineTo(left.x, left.y);
    head.lineTo(right.x, right.y);
    head.closePath();
    return { line, head };
  }
  const bounds = markBounds(mark);
  if (mark.kind === 'rectangle') line.rect(bounds.x, bounds.y, bounds.width, bounds.height);
  else {
    const { x, y } = centerOf(bounds);
    line.ellipse(x, y, bounds.width / 2, bounds.height / 2, 0, 0, 2 * Math.PI);
  }
  return { line };
}

/** Pixels that are left of the longer side of what is blurred: too few to recognize a face or a name. */
const BLUR_PIXELS = 7;

let mosaic: HTMLCanvasElement | undefined;

/**
 * Draws what is blurred, in the coordinates of the picture. Only a few pixels of it are kept and enlarged, so that what
 * is behind cannot be restored from the result.
 *
 * @param scale pixels of the image for one pixel of the picture: it may be a smaller copy
 */
export function drawBlurs(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  scale: number,
  marks: readonly Mark[],
  frame: Rect,
): void {
  mosaic ??= document.createElement('canvas');
  const reader = mosaic.getContext('2d');
  if (!reader) return;
  for (const mark of marks) {
    if (mark.kind !== 'blur') continue;
    const { x, y, width, height } = within(markBounds(mark), frame);
    if (width <= 0 || height <= 0) continue;
    const share = BLUR_PIXELS / Math.max(width, height);
    mosaic.width = Math.max(1, Math.round(width * share));
    mosaic.height = Math.max(1, Math.round(height * share));
    reader.imageSmoothingQuality = 'high';
    reader.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, mosaic.width, mosaic.height);
    context.drawImage(mosaic, x, y, width, height);
  }
}

/** Returns the part of a rectangle that is inside the frame. */
function within(rect: Rect, frame: Rect): Rect {
  const [x, y] = [Math.max(rect.x, frame.x), Math.max(rect.y, frame.y)];
  return {
    x,
    y,
    width: Math.min(rect.x + rect.width, frame.x + frame.width) - x,
    height: Math.min(rect.y + rect.height, frame.y + frame.height) - y,
  };
}
