import { cropToRatio, moveCrop, readRatio, resizeCrop, type CropHandle } from '../../core/image/crop.js';
import { rectOf, type Point, type Rect, type Size } from '../../core/image/geometry.js';
import { ImageEdit } from '../../core/image/image-edit.js';
import {
  dragHandle,
  isLine,
  mapMark,
  markAt,
  moveMark,
  scaleText,
  unitOf,
  type Mark,
  type MarkColor,
  type MarkHandle,
  type MarkKind,
  type MarkWeight,
} from '../../core/image/marks.js';
import {
  inverse,
  mapPoint,
  mapRect,
  turned,
  viewSize,
  viewTransform,
  type Transform,
} from '../../core/image/orientation.js';
import { fitted, isZoomed, panned, toView, zoomed, type Viewport } from '../../core/image/viewport.js';
import { measureText } from './draw-marks.js';
import type { Picture } from './read-picture.js';

/** What a press on the picture does. */
export type EditorTool = 'select' | 'crop' | MarkKind;

/** Smallest crop frame, in pixels of the screen. */
const MIN_CROP_PX = 24;
/** Smallest size of a mark that the keyboard resizes, in pixels of the picture. */
const MIN_MARK = 4;
/** Size of a mark that is inserted by keyboard, as a share of what is in view. */
const INSERTED_SHARE = 0.15;
/** Number of places for marks that are inserted one after the other. */
const INSERTED_STEPS = 5;

/**
 * A picture that is edited: its crop and its marks, its view, and the tool. Positions and distances that it
 * takes are in pixels of the view: of the picture as it is turned and cropped now.
 */
export class ImageEditor {
  readonly picture: Picture;
  readonly edit: ImageEdit;
  readonly ratios: readonly string[];
  tool: EditorTool = 'select';
  color: MarkColor = 'red';
  weight: MarkWeight = 1;
  viewport: Viewport = { scale: 1, x: 0, y: 0 };
  /** Name of the ratio of the crop frame. */
  ratio: string;
  /** Whether the ratio is upended: 4:3 is 3:4. */
  isRatioUpended = false;
  #room: Size = { width: 1, height: 1 };
  /** Whether the user has not zoomed: the picture fits its room, also after the room has changed. */
  #isFitted = true;
  readonly #changed: () => void;

  /** @param changed called after each change */
  constructor(picture: Picture, ratios: readonly string[], changed: () => void) {
    this.picture = picture;
    this.ratios = ratios;
    this.#changed = changed;
    this.ratio = ratios[0] ?? 'free';
    const size = { width: picture.width, height: picture.height };
    this.edit = new ImageEdit(size, cropToRatio(rectOf(size), this.#keptRatio));
  }

  /** The part of the picture that is shown. */
  get frame(): Rect {
    return this.tool === 'crop' ? rectOf(this.edit.size) : this.edit.state.crop;
  }

  /** Size of what is shown. */
  get viewSize(): Size {
    return viewSize(this.edit.state, this.frame);
  }

  /** From the picture to the view. */
  get transform(): Transform {
    return viewTransform(this.edit.state, this.frame);
  }

  /** The crop frame in the view. */
  get crop(): Rect {
    return mapRect(this.transform, this.edit.state.crop);
  }

  /** The marks in the view. */
  get marks(): readonly Mark[] {
    const { transform } = this;
    return this.edit.state.marks.map((mark) => mapMark(mark, transform));
  }

  /** The selected mark in the view. */
  get selected(): Mark | undefined {
    const { selected } = this.edit;
    return selected && mapMark(selected, this.transform);
  }

  get isZoomed(): boolean {
    return isZoomed(this.viewport, this.viewSize, this.#room);
  }

  /** Pixels of the view for one of the screen. */
  get pixel(): number {
    return 1 / this.viewport.scale;
  }

  /** The mark at a point. @param reach in pixels of the screen */
  markAt(point: Point, reach: number): Mark | undefined {
    return markAt(this.marks, point, reach * this.pixel);
  }

  setTool(tool: EditorTool): void {
    if (tool === this.tool) return;
    if (tool !== 'select') this.edit.select(undefined);
    this.edit.commit();
    const isOtherFrame = tool === 'crop' || this.tool === 'crop';
    this.tool = tool;
    if (isOtherFrame) this.zoomToFit();
    else this.#changed();
  }

  /** Selects a mark, or none. The picture is not cropped then. */
  select(id: number | undefined): void {
    if (id !== undefined && this.tool === 'crop') this.setTool('select');
    this.edit.select(id);
    const { selected } = this.edit;
    if (selected) {
      this.color = selected.color;
      this.weight = selected.weight;
    }
    this.#changed();
  }

  /** Returns a new mark of the current tool. */
  newMark(kind: MarkKind, from: Point, to: Point): Mark {
    const back = inverse(this.transform);
    return {
      ...this.edit.nextMark(kind),
      kind,
      from: mapPoint(back, from),
      to: mapPoint(back, kind === 'text' ? from : to),
      color: this.color,
      weight: this.weight,
      unit: unitOf(this.edit.outputSize),
      text: '',
      textSize: measureText(''),
    };
  }

  /** Adds a mark in the middle of what is in view. @returns it */
  insert(kind: MarkKind): Mark {
    const { width, height } = this.#room;
    const size = this.viewSize;
    const [topLeft, bottomRight] = [
      toView(this.viewport, { x: 0, y: 0 }),
      toView(this.viewport, { x: width, y: height }),
    ];
    const [left, top] = [Math.max(0, topLeft.x), Math.max(0, topLeft.y)];
    const [right, bottom] = [Math.min(size.width, bottomRight.x), Math.min(size.height, bottomRight.y)];
    const reach = Math.min(right - left, bottom - top) * INSERTED_SHARE;
    // Beside the ones before, not on them.
    const step = (this.edit.state.marks.length % INSERTED_STEPS) * (reach / 2);
    const center = { x: (left + right) / 2 + step, y: (top + bottom) / 2 + step };
    const isUpward = kind === 'arrow' || kind === 'line';
    const from = { x: center.x - reach, y: center.y + (isUpward ? reach : -reach) };
    const to = { x: center.x + reach, y: center.y + (isUpward ? -reach : reach) };
    return this.add(this.newMark(kind, kind === 'text' ? center : from, to));
  }

  /** Adds a mark and selects it. A text is a step of undo when it has letters. */
  add(mark: Mark): Mark {
    this.edit.add(mark, mark.kind === 'text');
    this.#changed();
    return mark;
  }

  /** Shows a mark of the view in another state. */
  previewMark(mark: Mark): void {
    this.edit.previewMark(mapMark(mark, inverse(this.transform)));
    this.#changed();
  }

  /** Shows a mark moved. @param mark where it was before */
  previewMove(mark: Mark, dx: number, dy: number): void {
    this.previewMark(moveMark(mark, dx, dy, rectOf(this.viewSize)));
  }

  /** Shows a mark resized. @param mark as it was before */
  previewHandle(mark: Mark, handle: MarkHandle, point: Point): void {
    this.previewMark(dragHandle(mark, handle, point));
  }

  /** Moves the selected mark by the keyboard. */
  moveSelected(dx: number, dy: number): void {
    const { selected } = this;
    if (!selected) return;
    this.previewMove(selected, dx, dy);
    this.commit();
  }

  /** Resizes the selected mark by the keyboard: the end of a line, otherwise the side to the right and below. */
  resizeSelected(dx: number, dy: number): void {
    const { selected: mark } = this;
    if (!mark) return;
    const { from, to } = mark;
    if (mark.kind === 'text') this.previewMark(scaleText(mark, 1.1 ** Math.sign(dx + dy)));
    else if (isLine(mark)) this.previewMark({ ...mark, to: { x: to.x + dx, y: to.y + dy } });
    else {
      const [left, top] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
      const [right, bottom] = [Math.max(from.x, to.x), Math.max(from.y, to.y)];
      this.previewMark({
        ...mark,
        from: { x: left, y: top },
        to: { x: Math.max(left + MIN_MARK, right + dx), y: Math.max(top + MIN_MARK, bottom + dy) },
      });
    }
    this.commit();
  }

  removeSelected(): void {
    const { selected } = this.edit;
    if (!selected) return;
    this.edit.remove(selected.id);
    this.#changed();
  }

  /** Sets the color of the selected mark, and of the next ones. */
  setColor(color: MarkColor): void {
    this.color = color;
    this.#changeSelected({ color });
  }

  /** Sets the thickness of the selected mark, and of the next ones. */
  setWeight(weight: MarkWeight): void {
    this.weight = weight;
    this.#changeSelected({ weight });
  }

  /** Shows the text that is typed. */
  setText(text: string): void {
    const { selected } = this.edit;
    if (selected?.kind !== 'text') return;
    this.edit.previewMark({ ...selected, text, textSize: measureText(text) });
    this.#changed();
  }

  commit(): void {
    this.edit.commit();
    this.#changed();
  }

  cancel(): void {
    this.edit.cancel();
    this.#changed();
  }

  undo(): void {
    this.#keepingView(() => this.edit.undo());
  }

  redo(): void {
    this.#keepingView(() => this.edit.redo());
  }

  /** Turns the picture by quarters, clockwise. */
  turn(quarters: number): void {
    const kept = this.#keptRatio;
    if (kept === undefined) {
      this.edit.turn(quarters);
      if (quarters % 2 !== 0) this.isRatioUpended = !this.isRatioUpended;
    } else {
      // The result has the ratio of the application: another part of the picture is cropped.
      this.edit.commit();
      const state = turned(this.edit.state, quarters);
      const full = rectOf(this.edit.size);
      const view = cropToRatio(rectOf(viewSize(state, full)), kept);
      this.edit.preview(state);
      this.edit.previewCrop(mapRect(inverse(viewTransform(state, full)), view));
      this.edit.commit();
    }
    this.zoomToFit();
  }

  mirror(): void {
    this.edit.mirror();
    this.zoomToFit();
  }

  /** Sets the ratio of the crop frame. The one that is set is upended. */
  setRatio(name: string): void {
    const ratio = readRatio(name);
    const { width, height } = this.crop;
    this.isRatioUpended =
      name === this.ratio ? !this.isRatioUpended : ratio !== undefined && ratio > 1 && width < height;
    this.ratio = name;
    // From the whole picture, so that nothing is lost by trying one after the other.
    if (ratio !== undefined) this.#setCrop(cropToRatio(rectOf(this.viewSize), this.#ratio));
    this.commit();
  }

  /** Crops nothing, or only to the ratio of the application. */
  resetCrop(): void {
    if (this.ratios.length > 1) this.ratio = this.ratios.includes('free') ? 'free' : this.ratio;
    this.#setCrop(cropToRatio(rectOf(this.viewSize), this.#ratio));
    this.commit();
  }

  /** Shows the crop frame moved. @param crop where it was before */
  previewCropMove(crop: Rect, dx: number, dy: number): void {
    this.#setCrop(moveCrop(crop, dx, dy, this.viewSize));
  }

  /** Shows the crop frame resized. @param crop as it was before */
  previewCropResize(crop: Rect, handle: CropHandle, dx: number, dy: number): void {
    const min = MIN_CROP_PX * this.pixel;
    this.#setCrop(resizeCrop(crop, handle, dx, dy, { bounds: this.viewSize, ratio: this.#ratio, min }));
  }

  /** Zooms. @param at a point of the room; what is there stays. Default: the middle */
  zoomBy(factor: number, at: Point = { x: this.#room.width / 2, y: this.#room.height / 2 }): void {
    this.viewport = zoomed(this.viewport, factor, at, this.viewSize, this.#room);
    this.#isFitted = !this.isZoomed;
    this.#changed();
  }

  zoomToFit(): void {
    this.#isFitted = true;
    this.viewport = fitted(this.viewSize, this.#room);
    this.#changed();
  }

  /** Moves the picture in its room. @param dx, dy in pixels of the screen */
  pan(dx: number, dy: number): void {
    this.viewport = panned(this.viewport, dx, dy, this.viewSize, this.#room);
    this.#changed();
  }

  /** The room of the picture has another size. */
  resize(room: Size): void {
    this.#room = room;
    if (this.#isFitted) this.zoomToFit();
    else this.pan(0, 0);
  }

  /** The ratio that the application keeps. */
  get #keptRatio(): number | undefined {
    return this.ratios.length === 1 ? readRatio(this.ratios[0]!) : undefined;
  }

  get #ratio(): number | undefined {
    const ratio = readRatio(this.ratio);
    return ratio !== undefined && this.isRatioUpended ? 1 / ratio : ratio;
  }

  /** The picture is fitted again where another part of it is shown. */
  #keepingView(change: () => void): void {
    const { width, height } = this.viewSize;
    change();
    const after = this.viewSize;
    if (after.width === width && after.height === height) this.#changed();
    else this.zoomToFit();
  }

  #setCrop(crop: Rect): void {
    this.edit.previewCrop(mapRect(inverse(this.transform), crop));
    this.#changed();
  }

  #changeSelected(change: Partial<Mark>): void {
    const { selected } = this.edit;
    // A text that is being typed is one step with its color.
    const isTyping = selected?.kind === 'text' && selected.text === '';
    if (selected) this.edit.previewMark({ ...selected, ...change });
    if (!isTyping) this.edit.commit();
    this.#changed();
  }
}
