/** Tables with fewer columns render all of them. */
export const MIN_VIRTUAL_COLUMNS = 30;
/** Width beyond the view in which columns are rendered: at first, and when the user scrolls, in both directions. */
const MARGIN_PX = 400;
const AHEAD_PX = 1200;
const BEHIND_PX = 200;
/** Further columns are rendered when there are fewer than this beyond the view. */
const MIN_MARGIN_PX = 100;
/** Browsers round widths down to this part of a pixel. */
const LAYOUT_UNIT = 64;

/** A column that is rendered, with the width of those before and after it that are not, in pixels. */
export interface ColumnSlot {
  readonly columnIndex: number;
  readonly before: number;
  readonly after: number;
}

/** The size of the view over the columns, in pixels. */
export interface ColumnView {
  readonly width: number;
  /** Width of the checkboxes before the first column. */
  readonly checkbox: number;
  /** Whether the last column stays in sight. The first one always does. */
  readonly isPinned: boolean;
}

/** Which columns of many are in view, and so are rendered. */
export class ColumnRange {
  /** The starts of the columns, and the end of the last one. */
  #starts: readonly number[] = [0];
  #view: ColumnView = { width: 0, checkbox: 0, isPinned: false };
  #position = 0;
  #first = 1;
  #last = 0;
  #slots: readonly ColumnSlot[] = [];
  /** The column outside of the range that is among `#slots`; 0 for none. */
  #outside = 0;

  get count(): number {
    return this.#starts.length - 1;
  }

  /** Follows a change of the columns or of the view. */
  setColumns(widths: readonly number[], view: ColumnView): void {
    let end = 0;
    this.#starts = [0, ...widths.map((width) => (end += Math.floor(width * LAYOUT_UNIT) / LAYOUT_UNIT))];
    this.#view = view;
    this.#setRange(MARGIN_PX, MARGIN_PX);
  }

  /** Follows the scroll position. @returns whether other columns have to be rendered */
  scrollTo(position: number): boolean {
    const isForward = position > this.#position;
    this.#position = position;
    const [from, to] = this.#inView;
    const isCovered =
      (this.#first <= 1 || from - this.#startOf(this.#first) >= MIN_MARGIN_PX) &&
      (this.#last >= this.#lastScrolled || this.#startOf(this.#last + 1) - to >= MIN_MARGIN_PX);
    if (isCovered) return false;
    this.#setRange(isForward ? BEHIND_PX : AHEAD_PX, isForward ? AHEAD_PX : BEHIND_PX);
    return true;
  }

  /** The columns to render. The same list, until it changes. @param active a column that is always rendered; -1 for none */
  slots(active = -1): readonly ColumnSlot[] {
    const { count } = this;
    const isOutside = active > 0 && (active < this.#first || active > this.#last);
    const outside = isOutside ? active : 0;
    if (this.#slots.length > 0 && outside === this.#outside) return this.#slots;
    this.#outside = outside;
    const indexes = new Set([0, outside, ...(this.#view.isPinned ? [count - 1] : [])]);
    for (let at = this.#first; at <= this.#last; at++) indexes.add(at);
    const sorted = [...indexes].filter((at) => at < count).sort((a, b) => a - b);
    return (this.#slots = sorted.map((columnIndex, at) => this.#slotOf(columnIndex, sorted[at - 1], sorted[at + 1])));
  }

  /** A column that stays in sight has no gap: it could not move over it. */
  #slotOf(columnIndex: number, previous: number | undefined, next: number | undefined): ColumnSlot {
    const isLastPinned = (at: number): boolean => this.#view.isPinned && at === this.count - 1;
    const end = this.#startOf(columnIndex + 1);
    const hasGapBefore = previous !== undefined && !isLastPinned(columnIndex);
    const before = hasGapBefore ? this.#startOf(columnIndex) - this.#startOf(previous + 1) : 0;
    const hasGapAfter = columnIndex > 0 && (next === undefined || isLastPinned(next));
    return { columnIndex, before, after: hasGapAfter ? this.#startOf(next ?? this.count) - end : 0 };
  }

  #setRange(before: number, after: number): void {
    const [from, to] = this.#inView;
    this.#first = Math.min(this.#lastScrolled, Math.max(1, this.#indexAt(from - before)));
    this.#last = Math.min(this.#lastScrolled, Math.max(this.#first, this.#indexAt(to + after)));
    this.#slots = [];
  }

  /** What is in view between the columns that stay in sight. */
  get #inView(): readonly [from: number, to: number] {
    const { width, checkbox, isPinned } = this.#view;
    const pinned = isPinned ? this.#startOf(this.count) - this.#startOf(this.count - 1) : 0;
    return [this.#position + this.#startOf(1), this.#position + width - checkbox - pinned];
  }

  /** The last column that is scrolled. */
  get #lastScrolled(): number {
    return this.count - (this.#view.isPinned ? 2 : 1);
  }

  #startOf(at: number): number {
    return this.#starts[Math.min(at, this.count)] ?? 0;
  }

  /** The column at a position. */
  #indexAt(position: number): number {
    let [low, high] = [0, Math.max(0, this.count - 1)];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#startOf(middle) <= position) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** All columns, for a table with few of them. */
export const allSlots = (count: number): readonly ColumnSlot[] =>
  Array.from({ length: count }, (_, columnIndex) => ({ columnIndex, before: 0, after: 0 }));
