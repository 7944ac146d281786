import type { ReactiveController, ReactiveElement } from 'lit';
import { anchor } from './overlay/anchored.js';
import { openOverlay } from './overlay/overlay-stack.js';
import { adoptStyles } from './styles/adopt-styles.js';
import { tipStyles } from './styles/tip.styles.js';

const LONG_PRESS_MS = 500;
/** A finger that moves farther scrolls or drags. */
const MAX_MOVE_PX = 10;
/** Letters may stand out of their line by less. */
const MIN_LINE_PX = 8;

/** What a long press means something else on. */
const CONTROLS = 'a[href], button, input, select, textarea, [contenteditable], dass-button';

export interface WholeTextOptions {
  /** Selector of what is read as one, in the host's shadow tree: a cell, a row. */
  readonly unit: string;
  /** Whether a long press is free to show it. Default: it is. */
  isTouchFree?(): boolean;
  /** The whole text of a unit. Default: all text in it. */
  textOf?(unit: HTMLElement): string;
}

/**
 * Shows the whole text of what an ellipsis cuts: as a `title` below a mouse, and in a tip where a finger rests, until it
 * moves on or touches again. A long press neither clicks nor selects.
 */
export class WholeText implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: WholeTextOptions;
  #hovered: HTMLElement | undefined;
  #press: AbortController | undefined;
  #hideTip: (() => void) | undefined;

  constructor(host: ReactiveElement, options: WholeTextOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether a finger has rested on something cut, whose whole text is shown. */
  get isShown(): boolean {
    return this.#hideTip !== undefined;
  }

  hostConnected(): void {
    const { renderRoot } = this.#host;
    renderRoot.addEventListener('pointerover', this.#onPointerOver);
    renderRoot.addEventListener('pointerdown', this.#onPointerDown);
    renderRoot.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
  }

  hostDisconnected(): void {
    const { renderRoot } = this.#host;
    renderRoot.removeEventListener('pointerover', this.#onPointerOver);
    renderRoot.removeEventListener('pointerdown', this.#onPointerDown);
    renderRoot.removeEventListener('scroll', this.#onScroll, true);
    this.#onScroll();
  }

  /** Pooled rows may show another text. */
  hostUpdated(): void {
    this.#clearTitle();
  }

  #onPointerOver = (event: Event): void => {
    this.#clearTitle();
    if ((event as PointerEvent).pointerType === 'touch') return;
    const unit = this.#cutUnitOf(event);
    if (!unit) return;
    unit.title = this.#textOf(unit);
    this.#hovered = unit;
  };

  #onScroll = (): void => {
    this.#clearTitle();
    this.#endPress();
    this.#hideTip?.();
  };

  #onPointerDown = (event: Event): void => {
    const { pointerType, isPrimary, pointerId, clientX, clientY } = event as PointerEvent;
    this.#endPress();
    if (pointerType === 'mouse' || !isPrimary || this.#options.isTouchFree?.() === false) return;
    const unit = isOnControl(event) ? undefined : this.#cutUnitOf(event);
    if (!unit) return;
    const press = new AbortController();
    const { signal } = press;
    const timer = window.setTimeout(() => this.#show(unit), LONG_PRESS_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId === pointerId && this.#press === press) this.#endPress();
    };
    addEventListener('pointerup', end, { signal });
    addEventListener('pointercancel', end, { signal });
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      if (Math.hypot(moved.clientX - clientX, moved.clientY - clientY) <= MAX_MOVE_PX) return;
      end(moved);
      // It drags what it has rested on.
      this.#hideTip?.();
    };
    addEventListener('pointermove', move, { signal });
    // A browser's own long press opens a menu or selects a word, and takes the finger away for it.
    const prevent = (other: Event): void => other.preventDefault();
    addEventListener('contextmenu', prevent, { signal, capture: true });
    addEventListener('selectstart', prevent, { signal, capture: true });
    this.#press = press;
  };

  #show(unit: HTMLElement): void {
    if (!unit.isConnected) return;
    const root = this.#host.renderRoot;
    adoptStyles(root, tipStyles);
    const tip = document.createElement('div');
    tip.className = 'tip';
    tip.dir = 'auto';
    tip.popover = 'manual';
    // The row itself says it to a screen reader.
    tip.ariaHidden = 'true';
    tip.textContent = this.#textOf(unit);
    // Beside what scrolls: inside of a modal dialog where that is.
    (unit.closest('.rows') ?? root.lastElementChild)?.after(tip);
    tip.showPopover();
    const unfollow = anchor(tip, unit, 'top');
    const hide = (): void => {
      close();
      unfollow();
      tip.remove();
      this.#hideTip = undefined;
    };
    const close = openOverlay({ element: tip, tip: true, light: { inside: [] }, dismiss: hide });
    this.#hideTip = hide;
    // A touch on the tip is none on what lies below it.
    tip.addEventListener('click', (event) => {
      event.stopPropagation();
      hide();
    });
    preventNextClick();
  }

  #endPress(): void {
    this.#press?.abort();
    this.#press = undefined;
  }

  #clearTitle(): void {
    this.#hovered?.removeAttribute('title');
    this.#hovered = undefined;
  }

  #cutUnitOf(event: Event): HTMLElement | undefined {
    const unit = (event.target as Element).closest<HTMLElement>(this.#options.unit);
    return unit && [unit, ...unit.querySelectorAll('*')].some(isCut) ? unit : undefined;
  }

  #textOf(unit: HTMLElement): string {
    return (this.#options.textOf?.(unit) ?? unit.textContent).trim();
  }
}

/** At the end of its line, or of the last of some lines. */
function isCut(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  const isWide = scrollWidth > clientWidth;
  if (!isWide && scrollHeight - clientHeight < MIN_LINE_PX) return false;
  const { textOverflow, webkitLineClamp } = getComputedStyle(element);
  return textOverflow === 'ellipsis' && (isWide || webkitLineClamp !== 'none');
}

function isOnControl(event: Event): boolean {
  const path = event.composedPath();
  return path
    .slice(0, path.indexOf(event.currentTarget as Node))
    .some((node) => isElement(node) && node.matches(CONTROLS));
}

const isElement = (node: EventTarget): node is Element => node instanceof Element;

/**
 * The click that ends a long press, where a browser makes one, and the double click that it makes of the press and the next
 * one. The next press makes a click of its own.
 */
function preventNextClick(): void {
  const ended = new AbortController();
  const { signal } = ended;
  let presses = 0;
  const prevent = (event: MouseEvent): void => {
    // A key makes a click, too.
    if (!event.isTrusted || event.detail === 0) return;
    if (event.type === 'click' && presses > 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', prevent, { signal, capture: true });
  addEventListener('dblclick', prevent, { signal, capture: true });
  addEventListener('pointerdown', () => ++presses > 1 && ended.abort(), { signal, capture: true });
}
