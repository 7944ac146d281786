import type { ReactiveController, ReactiveElement } from 'lit';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { WholeText } from '../../../base/whole-text.js';
import type { PickItems } from '../../../core/pick-list/pick-list-items.js';
import { onlyPicked, type Picked } from '../../../core/pick-list/picked.js';
import { placesAmong } from '../../../core/pick-list/pick-list-resolve.js';
import { positionsOf, type MoverHost, type PickMover } from '../moves/pick-mover.js';
import { pickDragStyles } from './pick-drag.styles.js';
import type { PickPane } from '../panes/pick-pane.js';

export { pickDragStyles };

/** A mouse that is moved farther than this, in pixels, drags. */
const FAR = 5;
/** A finger that moves farther than this scrolls, in pixels; one that rests so long drags, in milliseconds. */
const STILL = 10;
const LONG_PRESS = 400;
/** So near to an edge, in pixels, the list scrolls, by so many pixels a millisecond at most. */
const EDGE = 40;
const FASTEST = 1.1;
/** A page that is late does not leap. In milliseconds. */
const LONGEST = 100;

/** A press on a line, from which a drag may come. */
interface Press {
  readonly pane: PickPane;
  readonly place: number;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
}

/** What is dragged, and what it was taken from. */
interface Held {
  readonly items: PickItems;
  readonly picked: Picked;
  readonly places: Uint32Array;
  readonly entries: Picked;
}

/** Where what is dragged would go. */
interface Target {
  readonly pane: PickPane;
  /** The index in what is shown before which it would come; undefined where there is no order. */
  readonly index?: number;
}

/**
 * Drags lines between the two lists and within the selected one, by pointer events of its own: the lines are written anew as
 * the lists scroll, and the platform's drag knows neither fingers nor shadow trees. A mouse drags once it has moved, a
 * finger that has rested on a line, so that it can scroll. Lifted without a move it touches the line, unless it has rested to
 * read what is cut there. Escape gives up.
 */
export class PickDrag implements ReactiveController {
  readonly #element: ReactiveElement;
  readonly #host: MoverHost;
  readonly #mover: PickMover;
  readonly #wholeText: WholeText;
  #press: Press | undefined;
  #held: Held | undefined;
  #target: Target | undefined;
  /** It has moved since it was lifted. */
  #isMoved = false;
  #ghost: HTMLElement | undefined;
  #line: HTMLElement | undefined;
  #at = { x: 0, y: 0 };
  #timer = 0;
  #frame = 0;
  #ticked = 0;
  #listeners: AbortController | undefined;

  constructor(element: ReactiveElement, host: MoverHost, mover: PickMover) {
    this.#element = element;
    this.#host = host;
    this.#mover = mover;
    element.addController(this);
    this.#wholeText = new WholeText(element, { unit: '.row', textOf });
    // WebKit selects from a line that cannot be selected on to what can, and the next press would drag that text away.
    element.renderRoot.addEventListener('selectstart', (event) => {
      if (this.#panes.some(({ scroller }) => scroller?.contains(event.target as Node))) event.preventDefault();
    });
    // Not passive: while a finger drags a line, the list does not scroll.
    const stopScrolling = (event: Event): void => {
      if (this.isActive && event.cancelable) event.preventDefault();
    };
    // On an element: Chromium does not wait for the listeners of a shadow root before it scrolls.
    element.renderRoot.querySelector('.lists')?.addEventListener('touchmove', stopScrolling, { passive: false });
  }

  get #panes(): readonly PickPane[] {
    return [this.#host.available, this.#host.chosen];
  }

  /** Whether something is being dragged. */
  get isActive(): boolean {
    return this.#held !== undefined;
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** A pointer goes down in a list. */
  press(pane: PickPane, index: number, { pointerId, clientX, clientY, pointerType, button }: PointerEvent): void {
    const place = pane.shown.at(index);
    this.#end();
    if (place < 0 || button !== 0 || this.#host.isFixed || pane.isDisabled(place)) return;
    const isFinger = pointerType !== 'mouse';
    this.#press = { pane, place, pointerId, x: clientX, y: clientY, isFinger };
    this.#at = { x: clientX, y: clientY };
    const { signal } = (this.#listeners = new AbortController());
    addEventListener('pointermove', (event) => this.#onMove(event), { signal });
    addEventListener('pointerup', (event) => this.#onUp(event), { signal });
    addEventListener('pointercancel', (event) => event.pointerId === pointerId && this.#end(), { signal });
    addEventListener('keydown', (event) => this.#onKeydown(event), { signal, capture: true });
    if (!isFinger) return;
    this.#timer = window.setTimeout(() => this.#begin(), LONG_PRESS);
    // A long press would open the menu of the browser, which takes the finger away.
    addEventListener('contextmenu', (event) => event.preventDefault(), { signal, capture: true });
  }

  #onMove({ pointerId, clientX, clientY, buttons }: PointerEvent): void {
    const press = this.#press;
    if (!press || pointerId !== press.pointerId) return;
    // It was let go where nobody heard of it.
    if (buttons === 0) return this.#end();
    this.#at = { x: clientX, y: clientY };
    const way = Math.hypot(clientX - press.x, clientY - press.y);
    const isFar = way > (press.isFinger ? STILL : FAR);
    if (!this.isActive && isFar) {
      if (press.isFinger) return this.#end();
      this.#begin();
    }
    if (!this.isActive) return;
    if (isFar && !this.#isMoved) this.#move();
    this.#aim();
  }

  #onUp({ pointerId }: PointerEvent): void {
    if (pointerId !== this.#press?.pointerId) return;
    if (this.isActive) {
      // What follows is no click of the user's.
      const stop = (event: Event): void => event.stopPropagation();
      addEventListener('click', stop, true);
      setTimeout(() => removeEventListener('click', stop, true));
      if (this.#isMoved) this.#drop();
      else if (!this.#wholeText.isShown) this.#mark(true);
    }
    this.#end();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (!this.isActive || event.key !== 'Escape') return;
    // Not for the dialog around the lists.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#end();
  }

  #begin(): void {
    const press = this.#press;
    const scroller = press?.pane.scroller;
    if (!press || !scroller || this.#host.isFixed) return this.#end();
    const { pane, place, pointerId } = press;
    const { items, picked } = this.#host.list;
    const places = pane.marks.has(place) ? pane.marks.places : Uint32Array.of(place);
    this.#held = {
      items,
      picked,
      places,
      entries: pane.isAvailable ? onlyPicked(picked, new Uint32Array(0)) : onlyPicked(picked, places),
    };
    // Its own line may be written anew while the list scrolls.
    scroller.setPointerCapture(pointerId);
    scroller.classList.add('dragged');
    this.#ghost = part('ghost');
    this.#ghost.textContent = places.length > 1 ? pickItemsText(places.length) : pane.labelOf(place);
    this.#ghost.popover = 'manual';
    this.#element.renderRoot.append(this.#ghost);
    this.#ghost.showPopover();
    if (press.isFinger) navigator.vibrate?.(10);
    this.#aim();
  }

  /** From here on it is a drag: what is dragged is marked, and the list scrolls at its edges. */
  #move(): void {
    this.#isMoved = true;
    const { pane, place } = this.#press as Press;
    if (!pane.marks.has(place)) this.#mark(false);
    this.#frame = requestAnimationFrame(this.#tick);
  }

  /** Marks the line that was pressed, unless there are others by now. */
  #mark(isAdded: boolean): void {
    const { items, picked } = this.#host.list;
    if (this.#held?.items !== items || this.#held.picked !== picked) return;
    const { pane, place } = this.#press as Press;
    pane.marks.press(pane.shown.indexOf(place), { isRange: false, isAdded });
  }

  /** Shows where it would go. */
  #aim(): void {
    const { x, y } = this.#at;
    const target = this.#findTarget();
    this.#target = target;
    this.#ghost?.style.setProperty('transform', `translate(${x + 12}px, ${y + 12}px)`);
    this.#ghost?.classList.toggle('nowhere', target === undefined);
    for (const pane of this.#panes) pane.scroller?.parentElement?.classList.toggle('target', pane === target?.pane);
    const view = target?.index === undefined ? undefined : target.pane.scroller;
    if (!view || target?.index === undefined) {
      this.#line?.remove();
      return;
    }
    this.#line ??= part('line');
    if (this.#line.parentElement !== view.parentElement) view.after(this.#line);
    const top = Math.max(0, Math.min(target.pane.rows.offsetOf(target.index), view.clientHeight - 2));
    this.#line.style.setProperty('transform', `translateY(${top}px)`);
  }

  #findTarget(): Target | undefined {
    const source = this.#press?.pane;
    const { hasOrder } = this.#host;
    if (!source) return undefined;
    const pane = this.#panes.find((one) => this.#isOver(one));
    if (pane === undefined) return undefined;
    if (pane.isAvailable) return source === pane ? undefined : { pane };
    if (!hasOrder) return source === pane ? undefined : { pane };
    const index = Math.round(pane.rows.rowsAt(this.#at.y));
    return { pane, index: Math.max(0, Math.min(index, pane.shown.count)) };
  }

  #isOver(pane: PickPane): boolean {
    const { x, y } = this.#at;
    const box = pane.scroller?.closest('.pane')?.getBoundingClientRect();
    return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  }

  /** At an edge the list scrolls on, as long as the pointer is there. */
  #tick = (now: number): void => {
    const passed = Math.min(now - (this.#ticked || now), LONGEST);
    this.#ticked = now;
    const scroller = this.#target?.index === undefined ? undefined : this.#target.pane.scroller;
    if (scroller) {
      const { top, bottom } = scroller.getBoundingClientRect();
      const above = EDGE - (this.#at.y - top);
      const below = EDGE - (bottom - this.#at.y);
      const depth = above > 0 ? -above : below > 0 ? below : 0;
      if (depth !== 0) {
        scroller.scrollTop += Math.max(-1, Math.min(depth / EDGE, 1)) * FASTEST * passed;
        this.#aim();
      }
    }
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #drop(): void {
    const held = this.#held;
    const target = this.#target;
    const source = this.#press?.pane;
    if (!held || !target || !source) return;
    const { list } = this.#host;
    const at = target.index === undefined ? undefined : positionAt(target.pane, target.index, list.count);
    if (source.isAvailable) {
      // Other items may have come while it was dragged.
      const places = held.items === list.items ? held.places : placesAmong(held.items, held.places, list.items);
      this.#mover.add(places, at);
    } else if (target.pane.isAvailable) this.#mover.remove(positionsOf(list.picked, held.entries));
    else if (at !== undefined) this.#mover.order(positionsOf(list.picked, held.entries), at);
  }

  #end(): void {
    this.#listeners?.abort();
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.#ticked = 0;
    this.#isMoved = false;
    this.#ghost?.remove();
    this.#line?.remove();
    for (const pane of this.#panes) {
      pane.scroller?.classList.remove('dragged');
      pane.scroller?.parentElement?.classList.remove('target');
    }
    this.#press = this.#held = this.#target = this.#ghost = this.#line = this.#listeners = undefined;
  }
}

/** The position among all that is selected before which an index of what is shown stands. */
function positionAt({ shown }: PickPane, index: number, count: number): number {
  if (index < shown.count) return shown.at(index);
  return shown.count > 0 ? shown.at(shown.count - 1) + 1 : count;
}

/** What stands in a line, one after the other. */
const textOf = (row: HTMLElement): string => [...row.children].map(({ textContent }) => textContent).join(' ');

function part(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  element.ariaHidden = 'true';
  return element;
}

const pickItemsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item`, { id: 'dassPickItemsOne' }),
    many: msg(str`${formatCount(count)} de itens`, { id: 'dassPickItemsMany' }),
    other: msg(str`${formatCount(count)} itens`, { id: 'dassPickItemsOther' }),
  });
