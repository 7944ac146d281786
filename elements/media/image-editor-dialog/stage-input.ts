import { CROP_HANDLES, handlePoint } from '../../core/image/crop.js';
import { contains, distance, type Point } from '../../core/image/geometry.js';
import { markHandles, type Mark, type MarkKind } from '../../core/image/marks.js';
import { toView } from '../../core/image/viewport.js';
import { wheelFactor } from '../../core/files/viewer-zoom.js';
import type { ImageEditor } from './image-editor.js';

/** A finger hits what is this near, a mouse what is nearer. In pixels of the screen. */
const REACH_PX = { touch: 22, mouse: 9 };
/** Distance from which a press is a drag. */
const DRAG_PX = 4;

/** What one pointer does until it is released. */
interface Gesture {
  /** @param point in the view */
  move(point: Point): void;
  end(): void;
  cancel(): void;
}

/** Actions of the dialog that a press on the picture leads to. */
export interface StageActions {
  /** A text was placed or selected: it is typed now. */
  typeText(): void;
  /** A mark was drawn or selected by the pointer. */
  marked(mark: Mark, isNew: boolean): void;
}

/**
 * Pointer input on the picture: draws, selects, moves and resizes marks and the crop frame. Two fingers and the wheel zoom
 * and move the picture; a second finger takes back what the first one has begun.
 */
export class StageInput {
  readonly #editor: () => ImageEditor | undefined;
  readonly #actions: StageActions;
  readonly #pointers = new Map<number, Point>();
  #gesture: Gesture | undefined;
  /** Whether two fingers are down, or one of two is left. */
  #isPinch = false;

  constructor(editor: () => ImageEditor | undefined, actions: StageActions) {
    this.#editor = editor;
    this.#actions = actions;
  }

  /** Forgets all pointers: the picture is gone. */
  reset(): void {
    this.#pointers.clear();
    this.#gesture = undefined;
    this.#isPinch = false;
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    const editor = this.#editor();
    if (!editor || (event.pointerType === 'mouse' && event.button > 1)) return;
    const stage = event.currentTarget as HTMLElement;
    stage.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, pointOf(event));
    if (this.#pointers.size > 1) {
      this.#gesture?.cancel();
      this.#gesture = undefined;
      this.#isPinch = true;
      return;
    }
    this.#gesture = event.button === 1 ? panGesture(editor, pointOf(event)) : this.#begin(editor, event);
  };

  readonly onPointerMove = (event: PointerEvent): void => {
    const editor = this.#editor();
    const before = this.#pointers.get(event.pointerId);
    if (!editor || !before) return;
    const point = pointOf(event);
    if (this.#isPinch) {
      const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) pinch(editor, before, point, other);
    }
    this.#pointers.set(event.pointerId, point);
    // Panning moves the view itself: it takes points of the room.
    this.#gesture?.move(point);
  };

  readonly onPointerEnd = (event: PointerEvent): void => {
    if (!this.#pointers.delete(event.pointerId)) return;
    const gesture = this.#gesture;
    this.#gesture = undefined;
    if (this.#pointers.size === 0) this.#isPinch = false;
    if (event.type === 'pointerup') gesture?.end();
    else gesture?.cancel();
  };

  readonly onWheel = (event: WheelEvent): void => {
    const editor = this.#editor();
    if (!editor) return;
    event.preventDefault();
    if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      editor.pan(-(event.deltaX || event.deltaY), 0);
      return;
    }
    editor.zoomBy(wheelFactor(event.deltaY, event.deltaMode, event.ctrlKey), pointOf(event));
  };

  #begin(editor: ImageEditor, event: PointerEvent): Gesture {
    const at = pointOf(event);
    const point = toView(editor.viewport, at);
    const reach = event.pointerType === 'touch' ? REACH_PX.touch : REACH_PX.mouse;
    if (editor.tool === 'crop') return cropGesture(editor, at, reach) ?? panGesture(editor, at);
    const { selected } = editor;
    const handle = selected && nearest(markHandles(selected), point, reach * editor.pixel);
    if (selected && handle) return dragging(editor, at, (to) => editor.previewHandle(selected, handle, to));
    const hit = editor.markAt(point, reach);
    const isSelected = hit !== undefined && hit.id === selected?.id;
    if (hit && (isSelected || editor.tool === 'select')) {
      if (!isSelected) this.#select(editor, hit);
      const start = editor.selected ?? hit;
      const move = (to: Point): void => editor.previewMove(start, to.x - point.x, to.y - point.y);
      return dragging(editor, at, move, () => {
        if (isSelected && hit.kind === 'text') this.#actions.typeText();
      });
    }
    if (editor.tool === 'select') {
      return panGesture(editor, at, () => editor.select(undefined));
    }
    // A text can be placed inside a shape.
    return this.#drawing(
      editor,
      editor.tool,
      at,
      point,
      editor.tool === 'text' && hit?.kind !== 'text' ? undefined : hit,
    );
  }

  #select(editor: ImageEditor, mark: Mark): void {
    editor.select(mark.id);
    this.#actions.marked(mark, false);
  }

  /** Draws a mark of the tool. A press without a drag selects what is there, or places a text. */
  #drawing(editor: ImageEditor, kind: MarkKind, at: Point, from: Point, hit: Mark | undefined): Gesture {
    const press = (): void => {
      if (hit) this.#select(editor, hit);
      else if (kind === 'text') {
        this.#actions.marked(editor.add(editor.newMark('text', from, from)), true);
        this.#actions.typeText();
      } else editor.select(undefined);
      if (hit?.kind === 'text') this.#actions.typeText();
    };
    if (kind === 'text') return dragging(editor, at, () => undefined, press);
    const mark = editor.newMark(kind, from, from);
    let isAdded = false;
    const draw = (to: Point): void => {
      if (!isAdded) {
        editor.select(undefined);
        editor.edit.add(mark, true);
      }
      isAdded = true;
      const added = editor.selected;
      if (added) editor.previewMark({ ...added, from, to: clampTo(editor, to) });
    };
    const done = (): void => {
      if (isAdded) this.#actions.marked(mark, true);
    };
    return dragging(editor, at, draw, press, done);
  }
}

/** A drag on the picture, which is one step of undo. @param press called when it was no drag */
function dragging(
  editor: ImageEditor,
  start: Point,
  drag: (to: Point) => void,
  press: () => void = () => {},
  done: () => void = () => {},
): Gesture {
  let isDrag = false;
  return {
    move(at) {
      isDrag ||= distance(at, start) >= DRAG_PX;
      if (isDrag) drag(toView(editor.viewport, at));
    },
    end() {
      if (isDrag) editor.commit();
      else press();
      done();
    },
    cancel() {
      if (isDrag) editor.cancel();
    },
  };
}

/** Moves the picture. @param press called when it was no drag */
function panGesture(editor: ImageEditor, start: Point, press: () => void = () => {}): Gesture {
  let last = start;
  let isDrag = false;
  return {
    move(at) {
      isDrag ||= distance(at, start) >= DRAG_PX;
      if (isDrag) editor.pan(at.x - last.x, at.y - last.y);
      if (isDrag) last = at;
    },
    end: () => isDrag || press(),
    cancel: () => {},
  };
}

/** Moves or resizes the crop frame. Undefined outside of it. */
function cropGesture(editor: ImageEditor, at: Point, reach: number): Gesture | undefined {
  const { crop } = editor;
  const point = toView(editor.viewport, at);
  const handles = CROP_HANDLES.map((handle) => [handle, handlePoint(crop, handle)] as const);
  const handle = nearest(handles, point, reach * editor.pixel);
  if (!handle && !contains(crop, point)) return undefined;
  return dragging(editor, at, (to) => {
    const [dx, dy] = [to.x - point.x, to.y - point.y];
    if (handle) editor.previewCropResize(crop, handle, dx, dy);
    else editor.previewCropMove(crop, dx, dy);
  });
}

/** Returns the handle that is nearest to a point, within reach. */
function nearest<T>(handles: readonly (readonly [T, Point])[], point: Point, reach: number): T | undefined {
  const near = handles
    .map(([handle, at]) => ({ handle, away: distance(at, point) }))
    .filter(({ away }) => away <= reach)
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.handle;
}

/** Zooms and moves the picture with two fingers, of which one has moved. */
function pinch(editor: ImageEditor, before: Point, now: Point, other: Point): void {
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
  editor.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  editor.zoomBy(Math.max(1, distance(now, other)) / Math.max(1, distance(before, other)), middle);
}

/** A mark does not leave the picture while it is drawn. */
function clampTo({ viewSize: { width, height } }: ImageEditor, { x, y }: Point): Point {
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(height, y)) };
}

/** Returns where an event is in the stage. */
function pointOf(event: MouseEvent): Point {
  const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
