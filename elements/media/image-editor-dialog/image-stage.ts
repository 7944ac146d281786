import { CROP_HANDLES, handlePoint } from '../../core/image/crop.js';
import type { Point, Rect } from '../../core/image/geometry.js';
import { isLine, markBounds, markHandles, thicknessOf, type Mark } from '../../core/image/marks.js';
import { drawBlurs, drawMarks } from './draw-marks.js';
import type { ImageEditor } from './image-editor.js';

/** More device pixels than this for one of the page are not worth their memory. */
const MAX_DENSITY = 2;
const HANDLE_PX = 6;
const SHADE = 'rgb(0 0 0 / 58%)';

/**
 * Draws an edited picture on two canvases: the picture with what is blurred, and above it the marks, the handles and the
 * crop frame. While a mark is dragged, only the upper one is drawn.
 */
export class ImageStage {
  #editor: ImageEditor | undefined;
  #root: HTMLElement | undefined;
  #request = 0;
  #drawn = '';
  readonly #resize = new ResizeObserver(() => this.#measure());

  /** Shows an editor in an element with two canvases, or none. */
  connect(root: HTMLElement | null, editor: ImageEditor | undefined): void {
    if ((root ?? undefined) === this.#root && editor === this.#editor) return;
    this.disconnect();
    this.#editor = editor;
    if (!root || !editor) return;
    this.#root = root;
    // It also reports the size that the element has now.
    this.#resize.observe(root);
  }

  disconnect(): void {
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#resize.disconnect();
    this.#root = this.#editor = undefined;
    this.#drawn = '';
  }

  /** Draws in the next frame. */
  update(): void {
    this.#request ||= requestAnimationFrame(() => {
      this.#request = 0;
      this.#draw();
    });
  }

  get #density(): number {
    return Math.min(MAX_DENSITY, devicePixelRatio || 1);
  }

  #measure(): void {
    const root = this.#root;
    if (!root) return;
    const [width, height] = [root.clientWidth, root.clientHeight];
    for (const canvas of root.querySelectorAll('canvas')) {
      const density = this.#density;
      canvas.width = Math.max(1, Math.round(width * density));
      canvas.height = Math.max(1, Math.round(height * density));
    }
    this.#drawn = '';
    this.#editor?.resize({ width, height });
    // In the frame of the new size: the canvases are empty.
    this.#draw();
  }

  #draw(): void {
    const [editor, root] = [this.#editor, this.#root];
    const [lower, upper] = root?.querySelectorAll('canvas') ?? [];
    const [below, above] = [lower?.getContext('2d'), upper?.getContext('2d')];
    if (!editor || !below || !above) return;
    const { state } = editor.edit;
    const blurs = state.marks.filter(({ kind }) => kind === 'blur');
    const shown = JSON.stringify([editor.viewport, editor.frame, state.turns, state.isMirrored, blurs]);
    if (shown !== this.#drawn) this.#drawPicture(below, editor, blurs);
    this.#drawn = shown;
    this.#drawMarks(above, editor);
  }

  #drawPicture(context: CanvasRenderingContext2D, editor: ImageEditor, blurs: readonly Mark[]): void {
    const { picture, frame, viewport, transform: t } = editor;
    const density = this.#density;
    this.#clear(context);
    context.imageSmoothingQuality = 'medium';
    this.#toView(context, editor);
    context.transform(t.a, t.b, t.c, t.d, t.e, t.f);
    const preview = picture.preview.width / picture.width;
    const isEnough = viewport.scale * density <= preview * 1.5;
    const [image, scale] = isEnough ? [picture.preview, preview] : [picture.source, 1];
    // Sharp pixels where they are large.
    context.imageSmoothingEnabled = viewport.scale < 4;
    const { x, y, width, height } = frame;
    context.drawImage(image, x * scale, y * scale, width * scale, height * scale, x, y, width, height);
    context.imageSmoothingEnabled = true;
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    drawBlurs(context, picture.preview, preview, blurs, { x: 0, y: 0, width: picture.width, height: picture.height });
    context.restore();
  }

  #drawMarks(context: CanvasRenderingContext2D, editor: ImageEditor): void {
    const { width, height } = editor.viewSize;
    this.#clear(context);
    this.#toView(context, editor);
    context.save();
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    drawMarks(context, editor.marks);
    context.restore();
    context.restore();
    const { selected } = editor;
    if (editor.tool === 'crop') this.#drawCrop(context, editor);
    else if (selected) this.#drawSelection(context, editor, selected);
  }

  #clear(context: CanvasRenderingContext2D): void {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
  }

  /** Draws in pixels of the view, until `restore()`. */
  #toView(context: CanvasRenderingContext2D, { viewport: { scale, x, y } }: ImageEditor): void {
    const density = this.#density;
    context.save();
    context.setTransform(density * scale, 0, 0, density * scale, density * x, density * y);
  }

  /** Draws in pixels of the page. */
  #toPage(context: CanvasRenderingContext2D): void {
    const density = this.#density;
    context.setTransform(density, 0, 0, density, 0, 0);
  }

  #drawSelection(context: CanvasRenderingContext2D, { viewport }: ImageEditor, mark: Mark): void {
    this.#toPage(context);
    const at = ({ x, y }: Point): Point => ({ x: x * viewport.scale + viewport.x, y: y * viewport.scale + viewport.y });
    if (!isLine(mark)) {
      const bounds = markBounds(mark);
      const margin = mark.kind === 'text' || mark.kind === 'blur' ? 0 : (thicknessOf(mark) * viewport.scale) / 2 + 3;
      const { x, y } = at(bounds);
      const [width, height] = [bounds.width * viewport.scale, bounds.height * viewport.scale];
      strokeTwice(context, { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin });
    }
    for (const [, point] of markHandles(mark)) drawHandle(context, at(point));
  }

  #drawCrop(context: CanvasRenderingContext2D, { crop, viewport, viewSize }: ImageEditor): void {
    this.#toPage(context);
    const { scale } = viewport;
    const box = {
      x: crop.x * scale + viewport.x,
      y: crop.y * scale + viewport.y,
      width: crop.width * scale,
      height: crop.height * scale,
    };
    context.fillStyle = SHADE;
    context.beginPath();
    context.rect(viewport.x, viewport.y, viewSize.width * scale, viewSize.height * scale);
    context.rect(box.x, box.y, box.width, box.height);
    context.fill('evenodd');
    context.strokeStyle = 'rgb(255 255 255 / 55%)';
    context.lineWidth = 1;
    context.beginPath();
    for (const third of [1 / 3, 2 / 3]) {
      context.moveTo(box.x + box.width * third, box.y);
      context.lineTo(box.x + box.width * third, box.y + box.height);
      context.moveTo(box.x, box.y + box.height * third);
      context.lineTo(box.x + box.width, box.y + box.height * third);
    }
    context.stroke();
    context.strokeStyle = '#000';
    context.lineWidth = 4;
    context.strokeRect(box.x, box.y, box.width, box.height);
    context.strokeStyle = '#fff';
    context.lineWidth = 2;
    context.strokeRect(box.x, box.y, box.width, box.height);
    for (const handle of CROP_HANDLES) drawHandle(context, handlePoint(box, handle));
  }
}

/** A dashed line in black and white, which is visible on any picture. */
function strokeTwice(context: CanvasRenderingContext2D, { x, y, width, height }: Rect): void {
  context.lineWidth = 1.5;
  context.strokeStyle = '#fff';
  context.strokeRect(x, y, width, height);
  context.strokeStyle = '#111';
  context.setLineDash([4, 4]);
  context.strokeRect(x, y, width, height);
  context.setLineDash([]);
}

function drawHandle(context: CanvasRenderingContext2D, { x, y }: Point): void {
  context.beginPath();
  context.arc(x, y, HANDLE_PX, 0, 2 * Math.PI);
  context.fillStyle = '#fff';
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#1257d6';
  context.stroke();
}
