import { wholeCrop } from './crop.js';
import { rectOf, type Rect, type Size } from './geometry.js';
import type { Mark } from './marks.js';
import { mirrored, turned, UPRIGHT, viewSize, type Orientation } from './orientation.js';

/** What the user has made of a picture. Everything is in the pixels of the picture. */
export interface ImageState extends Orientation {
  readonly crop: Rect;
  readonly marks: readonly Mark[];
}

/** Limit of what undo keeps. */
const MAX_STEPS = 200;

/**
 * The changes of a picture, with undo and redo. A gesture or typing shows its states by `preview()`, and is one step
 * after `commit()`. Every other change commits what is shown before.
 */
export class ImageEdit {
  readonly size: Size;
  readonly #initial: ImageState;
  #committed: ImageState;
  #preview: ImageState | undefined;
  #past: ImageState[] = [];
  #future: ImageState[] = [];
  #selectedId: number | undefined;

  /** @param crop the part of the picture that is shown first. Default: all */
  constructor(size: Size, crop: Rect = rectOf(size)) {
    this.size = size;
    this.#initial = this.#committed = { ...UPRIGHT, crop: wholeCrop(crop, size), marks: [] };
  }

  /** What is shown: with the changes of a gesture that is not committed yet. */
  get state(): ImageState {
    return this.#preview ?? this.#committed;
  }

  get canUndo(): boolean {
    return this.#past.length > 0 || this.#isPreviewChange;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Whether there is something to lose. */
  get isChanged(): boolean {
    return this.#committed !== this.#initial || this.#isPreviewChange;
  }

  get selected(): Mark | undefined {
    return this.state.marks.find(({ id }) => id === this.#selectedId);
  }

  /** Size of the result in pixels of the picture. */
  get outputSize(): Size {
    return viewSize(this.state, this.state.crop);
  }

  /** Returns an id and a number for a new mark. */
  nextMark(kind: Mark['kind']): Pick<Mark, 'id' | 'number'> {
    const all = [this.#initial, ...this.#past, this.state, ...this.#future].flatMap(({ marks }) => marks);
    const numbers = this.state.marks.filter((mark) => mark.kind === kind).map(({ number }) => number);
    return { id: 1 + Math.max(0, ...all.map(({ id }) => id)), number: 1 + Math.max(0, ...numbers) };
  }

  /** Shows a state that is not a step of undo yet. */
  preview(state: ImageState): void {
    this.#preview = state;
  }

  /** Makes what is shown a step of undo. Texts without letters are dropped. */
  commit(): void {
    const shown = this.#preview && withoutEmptyTexts(this.#preview);
    this.#preview = undefined;
    if (!shown || isSame(shown, this.#committed)) return;
    this.#past = [...this.#past, this.#committed].slice(-MAX_STEPS);
    this.#future = [];
    this.#committed = shown;
  }

  /** Takes back what is not committed. */
  cancel(): void {
    this.#preview = undefined;
  }

  undo(): void {
    if (this.#isPreviewChange) this.commit();
    this.cancel();
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#committed];
    this.#committed = before;
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after) return;
    this.cancel();
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#committed];
    this.#committed = after;
  }

  /** Selects a mark, or none. */
  select(id: number | undefined): void {
    if (id === this.#selectedId) return;
    this.commit();
    this.#selectedId = id;
  }

  /** Adds a mark and selects it. @param isPreview whether it is not a step yet: a text before it has letters */
  add(mark: Mark, isPreview = false): void {
    this.commit();
    this.preview({ ...this.#committed, marks: [...this.#committed.marks, mark] });
    if (!isPreview) this.commit();
    this.#selectedId = mark.id;
  }

  /** Shows another state of a mark. */
  previewMark(mark: Mark): void {
    const { state } = this;
    this.preview({ ...state, marks: state.marks.map((one) => (one.id === mark.id ? mark : one)) });
  }

  remove(id: number): void {
    this.#change((state) => ({ ...state, marks: state.marks.filter((mark) => mark.id !== id) }));
  }

  /** Turns the picture by quarters, clockwise. */
  turn(quarters: number): void {
    this.#change((state) => turned(state, quarters));
  }

  /** Exchanges left and right. */
  mirror(): void {
    this.#change(mirrored);
  }

  /** Shows another part of the picture. */
  previewCrop(crop: Rect): void {
    this.preview({ ...this.state, crop: wholeCrop(crop, this.size) });
  }

  get #isPreviewChange(): boolean {
    return this.#preview !== undefined && !isSame(withoutEmptyTexts(this.#preview), this.#committed);
  }

  #change(change: (state: ImageState) => ImageState): void {
    this.commit();
    this.preview(change(this.#committed));
    this.commit();
  }
}

const isEmptyText = ({ kind, text }: Mark): boolean => kind === 'text' && text.trim() === '';

const withoutEmptyTexts = (state: ImageState): ImageState =>
  state.marks.some(isEmptyText) ? { ...state, marks: state.marks.filter((mark) => !isEmptyText(mark)) } : state;

function isSame(one: ImageState, other: ImageState): boolean {
  return (
    one.turns === other.turns &&
    one.isMirrored === other.isMirrored &&
    (['x', 'y', 'width', 'height'] as const).every((side) => one.crop[side] === other.crop[side]) &&
    one.marks.length === other.marks.length &&
    one.marks.every((mark, index) => mark === other.marks[index])
  );
}
