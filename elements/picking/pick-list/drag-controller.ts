import type { ReactiveController } from 'lit';
import { preventNextClick } from '../../base/prevent-next-click.js';
import { createPart } from '../../base/rows/row-part.js';
import { WholeText } from '../../base/whole-text.js';
import type { MoveController } from './move-controller.js';
import type { PickPane } from './pick-pane.js';
import type { PickPanes } from './pick-panes.js';
import { itemsText } from './pick-texts.js';

export { dragStyles } from './drag.styles.js';

/** A mouse that moves farther than this while pressed starts a drag. */
const DRAG_DISTANCE_PX = 5;
/** A finger that moves farther than this scrolls; one that rests for the long press starts a drag. */
const SCROLL_DISTANCE_PX = 10;
const LONG_PRESS_MS = 400;
/** Near its edges, a list scrolls while something is dragged. */
const EDGE_PX = 40;
const MAX_SCROLL_PX_PER_MS = 1.1;
/** After a long pause of the page, the list must not jump. */
const MAX_FRAME_MS = 100;

/** A pressed row, which may be dragged. */
interface Press {
  readonly pane: PickPane;
  /** The index of the item in its list. */
  readonly index: number;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
}

/** What is dragged. The application can replace items and selection meanwhile. */
interface Dragged {
  /** Returns the indexes of the dragged items in their list as it is now. */
  readonly indexes: () => Uint32Array;
  /** Whether the pressed row still shows the pressed item. */
  readonly isUnchanged: () => boolean;
}

/** Where the dragged items would be dropped. */
interface Target {
  readonly pane: PickPane;
  /** The row before which they would be inserted; undefined where the user cannot order. */
  readonly rowIndex?: number;
}

/**
 * Drags rows between the lists and within the selected one. It uses pointer events, because native drag and drop works
 * neither with touch nor across shadow roots, and rows are pooled while a list scrolls. A mouse drags once it has moved; a
 * finger after a long press, so that it can still scroll. A long press without a move selects the row, unless it has
 * shown the whole text of a cut row. Escape cancels.
 */
export class DragController implements ReactiveController {
  readonly #panes: PickPanes;
  readonly #moves: MoveController;
  readonly #wholeText: WholeText;
  #press: Press | undefined;
  #dragged: Dragged | undefined;
  #target: Target | undefined;
  #hasMoved = false;
  /** Follows the pointer and shows what is dragged. */
  #ghost: HTMLElement | undefined;
  /** Shows before which row the items would be inserted. */
  #line: HTMLElement | undefined;
  #pointer = { x: 0, y: 0 };
  #longPress = 0;
  #frame = 0;
  #lastFrameTime = 0;
  #listeners: AbortController | undefined;

  constructor(panes: PickPanes, moves: MoveController) {
    const { element } = panes;
    this.#panes = panes;
    this.#moves = moves;
    element.addController(this);
    this.#wholeText = new WholeText(element, { unit: '.row', textOf: textOfRow });
    // WebKit starts a text selection on a row although rows are not selectable, and the next press drags that text.
    element.renderRoot.addEventListener('selectstart', (event) => {
      if (this.#both.some(({ scroller }) => scroller?.contains(event.target as Node))) event.preventDefault();
    });
    // Not passive: the list must not scroll below a finger that drags a row.
    const preventScroll = (event: Event): void => {
      if (this.isActive && event.cancelable) event.preventDefault();
    };
    // Not on the shadow root: Chromium scrolls without waiting for its listeners.
    element.renderRoot.querySelector('.lists')?.addEventListener('touchmove', preventScroll, { passive: false });
  }

  /** Whether something is being dragged. */
  get isActive(): boolean {
    return this.#dragged !== undefined;
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** Handles a pointer that is pressed on a row. */
  press(pane: PickPane, rowIndex: number, event: PointerEvent): void {
    const { pointerId, clientX: x, clientY: y, pointerType, button } = event;
    const index = pane.visible.at(rowIndex);
    this.#end();
    if (index < 0 || button !== 0 || !this.#panes.isEditable || pane.isDisabled(index)) return;
    const isFinger = pointerType !== 'mouse';
    this.#press = { pane, index, pointerId, x, y, isFinger };
    this.#pointer = { x, y };
    const { signal } = (this.#listeners = new AbortController());
    addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    addEventListener('pointerup', (event) => this.#onUp(event), { signal });
    addEventListener('pointercancel', (event) => event.pointerId === pointerId && this.#end(), { signal });
    addEventListener('keydown', (event) => this.#onKeyDown(event), { signal, capture: true });
    if (!isFinger) return;
    this.#longPress = window.setTimeout(() => this.#begin(), LONG_PRESS_MS);
    // The context menu of a long press would cancel the pointer.
    addEventListener('contextmenu', (event) => event.preventDefault(), { signal, capture: true });
  }

  get #both(): readonly PickPane[] {
    return [this.#panes.available, this.#panes.selected];
  }

  #onMove({ pointerId, clientX: x, clientY: y, buttons }: PointerEvent): void {
    const press = this.#press;
    if (!press || pointerId !== press.pointerId) return;
    // The pointer was released outside the window.
    if (buttons === 0) return this.#end();
    this.#pointer = { x, y };
    const distance = Math.hypot(x - press.x, y - press.y);
    const isFar = distance > (press.isFinger ? SCROLL_DISTANCE_PX : DRAG_DISTANCE_PX);
    if (!this.isActive && isFar) {
      if (press.isFinger) return this.#end();
      this.#begin();
    }
    if (!this.isActive) return;
    if (isFar && !this.#hasMoved) this.#onFirstMove();
    this.#updateTarget();
  }

  #onUp({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#press?.pointerId) return;
    if (this.isActive) {
      preventNextClick();
      if (this.#hasMoved) this.#drop();
      else if (!this.#wholeText.isShown) this.#selectPressed(true);
    }
    this.#end();
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (!this.isActive || event.key !== 'Escape') return;
    // A dialog around the pick list must not close.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end();
  }

  #begin(): void {
    const press = this.#press;
    const scroller = press?.pane.scroller;
    if (!press || !scroller || !this.#panes.isEditable) return this.#end();
    const { state } = this.#panes;
    const { items, entries } = state;
    const { pane, index, pointerId } = press;
    const indexes = pane.isSelected(index) ? pane.selection : Uint32Array.of(index);
    this.#dragged = {
      indexes: pane.isAvailable ? state.trackItems(indexes) : state.trackEntries(indexes),
      isUnchanged: () => state.items === items && state.entries === entries,
    };
    // Captured by the list: the pressed row may be rendered for another item while the list scrolls.
    scroller.setPointerCapture(pointerId);
    scroller.classList.add('dragged');
    this.#ghost = createPart('div', 'ghost', { ariaHidden: 'true' });
    this.#ghost.textContent = indexes.length > 1 ? itemsText(indexes.length) : pane.labelOf(index);
    this.#ghost.popover = 'manual';
    this.#panes.element.renderRoot.append(this.#ghost);
    this.#ghost.showPopover();
    if (press.isFinger) navigator.vibrate?.(10);
    this.#updateTarget();
  }

  /** Selects what is dragged, and scrolls the lists at their edges from now on. */
  #onFirstMove(): void {
    this.#hasMoved = true;
    const { pane, index } = this.#press as Press;
    if (!pane.isSelected(index)) this.#selectPressed(false);
    this.#frame = requestAnimationFrame(this.#scrollAtEdge);
  }

  #selectPressed(toggles: boolean): void {
    if (!this.#dragged?.isUnchanged()) return;
    const { pane, index } = this.#press as Press;
    pane.press(pane.visible.indexOf(index), { extends: false, toggles });
  }

  /** Finds and shows where the items would be dropped. */
  #updateTarget(): void {
    const { x, y } = this.#pointer;
    const target = this.#findTarget();
    this.#target = target;
    this.#ghost?.style.setProperty('transform', `translate(${x + 12}px, ${y + 12}px)`);
    this.#ghost?.classList.toggle('no-target', target === undefined);
    for (const pane of this.#both) pane.scroller?.parentElement?.classList.toggle('target', pane === target?.pane);
    const scroller = target?.rowIndex === undefined ? undefined : target.pane.scroller;
    if (!scroller || target?.rowIndex === undefined) {
      this.#line?.remove();
      return;
    }
    this.#line ??= createPart('div', 'line', { ariaHidden: 'true' });
    if (this.#line.parentElement !== scroller.parentElement) scroller.after(this.#line);
    const top = Math.max(0, Math.min(target.pane.rows.offsetOf(target.rowIndex), scroller.clientHeight - 2));
    this.#line.style.setProperty('transform', `translateY(${top}px)`);
  }

  #findTarget(): Target | undefined {
    const source = this.#press?.pane;
    const pane = this.#both.find((one) => this.#isOver(one));
    if (!source || !pane) return undefined;
    if (pane.isAvailable || !this.#panes.canOrder) return source === pane ? undefined : { pane };
    const rowIndex = Math.round(pane.rows.rowsAt(this.#pointer.y));
    return { pane, rowIndex: Math.max(0, Math.min(rowIndex, pane.visible.count)) };
  }

  #isOver(pane: PickPane): boolean {
    const { x, y } = this.#pointer;
    const box = pane.scroller?.closest('.pane')?.getBoundingClientRect();
    return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  readonly #scrollAtEdge = (now: number): void => {
    const elapsed = Math.min(now - (this.#lastFrameTime || now), MAX_FRAME_MS);
    this.#lastFrameTime = now;
    const scroller = this.#target?.rowIndex === undefined ? undefined : this.#target.pane.scroller;
    if (scroller) {
      const { top, bottom } = scroller.getBoundingClientRect();
      const above = EDGE_PX - (this.#pointer.y - top);
      const below = EDGE_PX - (bottom - this.#pointer.y);
      const depth = above > 0 ? -above : below > 0 ? below : 0;
      if (depth !== 0) {
        scroller.scrollTop += Math.max(-1, Math.min(depth / EDGE_PX, 1)) * MAX_SCROLL_PX_PER_MS * elapsed;
        this.#updateTarget();
      }
    }
    this.#frame = requestAnimationFrame(this.#scrollAtEdge);
  };

  #drop(): void {
    const target = this.#target;
    const source = this.#press?.pane;
    const indexes = this.#dragged?.indexes();
    if (!indexes || !target || !source) return;
    const moves = this.#moves;
    const position =
      target.rowIndex === undefined
        ? undefined
        : positionBefore(target.pane, target.rowIndex, this.#panes.state.selectedCount);
    if (source.isAvailable) moves.add(indexes, position);
    else if (target.pane.isAvailable) moves.remove(indexes);
    else if (position !== undefined) moves.order(indexes, position);
  }

  #end(): void {
    this.#listeners?.abort();
    clearTimeout(this.#longPress);
    cancelAnimationFrame(this.#frame);
    this.#lastFrameTime = 0;
    this.#hasMoved = false;
    this.#ghost?.remove();
    this.#line?.remove();
    for (const pane of this.#both) {
      pane.scroller?.classList.remove('dragged');
      pane.scroller?.parentElement?.classList.remove('target');
    }
    this.#press = this.#dragged = this.#target = this.#ghost = this.#line = this.#listeners = undefined;
  }
}

/** Returns the position among all selected entries that a row of the filtered list represents. */
function positionBefore({ visible }: PickPane, rowIndex: number, count: number): number {
  if (rowIndex < visible.count) return visible.at(rowIndex);
  return visible.count > 0 ? visible.at(visible.count - 1) + 1 : count;
}

const textOfRow = (row: HTMLElement): string => [...row.children].map(({ textContent }) => textContent).join(' ');
