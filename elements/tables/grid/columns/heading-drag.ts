import { type ReactiveController, css } from 'lit';
import { preventNextClick } from '../../../base/prevent-next-click.js';
import { createPart } from '../../../base/rows/row-part.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import type { Grid } from '../grid.js';
import { canMove, lastIndex, moveColumn } from './arrange-columns.js';
import { isOnResizeHandle } from './resize-handle.js';

/** A mouse that moves farther than this while pressed starts a drag. */
const DRAG_DISTANCE_PX = 5;
/** A finger that moves farther than this scrolls; one that rests for the long press starts a drag. */
const SCROLL_DISTANCE_PX = 10;
const LONG_PRESS_MS = 500;
/** Near its edges, the table scrolls while a heading is dragged. */
const EDGE_PX = 40;
const SCROLL_STEP_PX = 12;

/** A pressed heading. */
interface Press {
  readonly heading: HTMLElement;
  readonly columnIndex: number;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
}

/**
 * Moves columns by their headings: a mouse drags once it has moved, a finger after a long press, so that it can still
 * scroll. Escape cancels. A long press without a move opens the context menu.
 */
export class HeadingDrag implements ReactiveController {
  readonly #grid: Grid;
  readonly #openMenu: (columnIndex: number) => void;
  #press: Press | undefined;
  /** Whether the finger has rested long enough, or the mouse has moved. */
  #isActive = false;
  #hasMoved = false;
  #target = -1;
  #pointerX = 0;
  #longPress = 0;
  #frame = 0;
  #listeners: AbortController | undefined;
  readonly #line = createPart('div', 'drop-line', { ariaHidden: 'true' });

  /** @param openMenu called after a long press on a heading */
  constructor(grid: Grid, openMenu: (columnIndex: number) => void) {
    this.#grid = grid;
    this.#openMenu = openMenu;
    adoptStyles(grid.element.renderRoot, headingDragStyles);
    grid.element.addController(this);
  }

  hostConnected(): void {
    const { scroller } = this.#grid;
    scroller?.addEventListener('pointerdown', this.#onPointerDown);
    // Not passive: the table must not scroll below a finger that drags a heading.
    scroller?.addEventListener('touchmove', this.#preventScroll, { passive: false });
  }

  hostDisconnected(): void {
    const { scroller } = this.#grid;
    scroller?.removeEventListener('pointerdown', this.#onPointerDown);
    scroller?.removeEventListener('touchmove', this.#preventScroll);
    this.#end();
  }

  /** The headings are rendered for other columns when the columns change. */
  hostUpdated(): void {
    if (this.#press && !this.#press.heading.isConnected) this.#end();
  }

  readonly #preventScroll = (event: Event): void => {
    if (this.#isActive && event.cancelable) event.preventDefault();
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    const target = event.target as Element;
    const heading = target.closest<HTMLElement>('.rows:not(.cards) .heading');
    this.#end();
    if (!heading || event.button !== 0 || !event.isPrimary || target.closest('.toggle, .options, .filter')) return;
    if (isOnResizeHandle(event, heading, this.#grid.isRtl)) return;
    const { pointerId, clientX: x, clientY: y, pointerType } = event;
    const isFinger = pointerType !== 'mouse';
    this.#press = { heading, columnIndex: columnIndexIn(heading), pointerId, x, y, isFinger };
    this.#pointerX = x;
    const { signal } = (this.#listeners = new AbortController());
    addEventListener('pointermove', this.#onMove, { signal });
    addEventListener('pointerup', this.#onUp, { signal });
    addEventListener('pointercancel', (ended) => ended.pointerId === pointerId && this.#end(), { signal });
    addEventListener('keydown', this.#onKeyDown, { signal, capture: true });
    if (!isFinger) return;
    this.#longPress = window.setTimeout(() => this.#begin(), LONG_PRESS_MS);
    // The context menu that some browsers open for a long press would cancel the pointer.
    addEventListener('contextmenu', (other) => other.preventDefault(), { signal, capture: true });
  };

  readonly #onMove = ({ pointerId, clientX: x, clientY: y, buttons }: PointerEvent): void => {
    const press = this.#press;
    if (!press || pointerId !== press.pointerId) return;
    // The pointer was released outside the window.
    if (buttons === 0) return this.#end();
    this.#pointerX = x;
    const distance = Math.hypot(x - press.x, y - press.y);
    const isFar = distance > (press.isFinger ? SCROLL_DISTANCE_PX : DRAG_DISTANCE_PX);
    if (!this.#isActive && isFar) {
      if (press.isFinger || !canMove(this.#grid, press.columnIndex)) return this.#end();
      this.#begin();
    }
    if (!this.#isActive || !isFar) return;
    if (canMove(this.#grid, press.columnIndex)) this.#drag();
    else this.#end();
  };

  readonly #onUp = ({ pointerId }: PointerEvent): void => {
    const press = this.#press;
    if (!press || pointerId !== press.pointerId) return;
    const [isActive, hasMoved, target] = [this.#isActive, this.#hasMoved, this.#target];
    this.#end();
    if (!isActive) return;
    preventNextClick();
    if (hasMoved) moveColumn(this.#grid, press.columnIndex, target);
    else this.#openMenu(press.columnIndex);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (!this.#isActive || event.key !== 'Escape') return;
    // A dialog around the table must not close.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end();
  };

  #begin(): void {
    this.#isActive = true;
    if (this.#press?.isFinger) navigator.vibrate?.(10);
  }

  #drag(): void {
    const press = this.#press as Press;
    if (!this.#hasMoved) {
      this.#hasMoved = true;
      press.heading.setPointerCapture(press.pointerId);
      press.heading.classList.add('dragged');
      press.heading.parentElement?.append(this.#line);
      this.#frame = requestAnimationFrame(this.#scrollAtEdge);
    }
    this.#updateTarget();
  }

  /** Finds the column that the dragged one would take the place of, and shows a line at its edge. */
  #updateTarget(): void {
    const { columnIndex, heading } = this.#press as Press;
    const head = heading.parentElement;
    if (!head) return;
    const grid = this.#grid;
    const headings = [...head.querySelectorAll<HTMLElement>('.heading')];
    const nearest = headings
      .map((one) => ({ one, at: columnIndexIn(one), box: one.getBoundingClientRect() }))
      .filter(({ at }) => at > 0 && at <= lastIndex(grid))
      .reduce<{ at: number; box: DOMRect; distance: number } | undefined>((best, { at, box }) => {
        const distance = Math.max(0, box.left - this.#pointerX, this.#pointerX - box.right);
        return !best || distance < best.distance ? { at, box, distance } : best;
      }, undefined);
    if (!nearest) return;
    this.#target = nearest.at;
    const isAfter = nearest.at > columnIndex;
    const edge = isAfter === grid.isRtl ? nearest.box.left : nearest.box.right;
    this.#line.hidden = nearest.at === columnIndex;
    this.#line.style.setProperty('left', `${edge - head.getBoundingClientRect().left - 1}px`);
  }

  readonly #scrollAtEdge = (): void => {
    const { scroller } = this.#grid;
    if (!scroller || !this.#press) return;
    const { left, right } = scroller.getBoundingClientRect();
    const by = this.#pointerX < left + EDGE_PX ? -1 : this.#pointerX > right - EDGE_PX ? 1 : 0;
    if (by !== 0) {
      scroller.scrollLeft += by * SCROLL_STEP_PX;
      this.#updateTarget();
    }
    this.#frame = requestAnimationFrame(this.#scrollAtEdge);
  };

  #end(): void {
    this.#listeners?.abort();
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#frame);
    this.#press?.heading.classList.remove('dragged');
    this.#line.remove();
    this.#press = this.#listeners = undefined;
    this.#isActive = this.#hasMoved = false;
    this.#target = -1;
  }
}

const columnIndexIn = ({ id }: HTMLElement): number => Number(id.slice('head-'.length));

const headingDragStyles = css`
  .heading.dragged {
    opacity: 0.5;
    cursor: grabbing;
  }
  .drop-line {
    position: absolute;
    inset-block: 0;
    z-index: 3;
    inline-size: 3px;
    background: var(--dass-color-accent-text);
    pointer-events: none;
  }
  .drop-line[hidden] {
    display: none;
  }
  @media (forced-colors: active) {
    .drop-line {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media (pointer: coarse) {
    .heading {
      -webkit-touch-callout: none;
    }
  }
`;
