import type { ReactiveController, ReactiveElement } from 'lit';
import { anchor } from './overlay/anchored.js';
import { openOverlay } from './overlay/overlay-stack.js';
import { preventNextClick } from './prevent-next-click.js';
import { adoptStyles } from './styles/adopt-styles.js';
import { tipStyles } from './styles/tip.styles.js';

const LONG_PRESS_MS = 500;
/** Delay after the last key until the text of the active unit is shown. */
const ACTIVE_DELAY_MS = 400;
/** A longer move scrolls or drags. */
const MAX_MOVE_PX = 10;
/** Letters may overflow their line by less than this. */
const MIN_LINE_PX = 8;

/** Elements with a long press of their own. */
const CONTROLS = 'a[href], button, input, select, textarea, [contenteditable], dass-button';

/** Options of {@link WholeText}. */
export interface WholeTextOptions {
  /** Selector of the units in the host's shadow tree, such as a cell or a row. The text of the whole unit is shown. */
  readonly unit: string;

  /** Returns the whole text of a unit. Default: its text content. */
  textOf?(unit: HTMLElement): string;

  /** Returns the unit that the keyboard is on. Its text is shown after a pause. Default: none. */
  active?(): HTMLElement | undefined;
}

/**
 * Shows the whole text of units that an ellipsis cuts. For a mouse as a `title`; for touch in a tooltip after a long
 * press, until the finger moves or touches again or a key is pressed. The long press neither clicks nor selects. For the
 * keyboard in the tooltip, until the next key moves on, Escape or the end of the focus.
 */
export class WholeText implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: WholeTextOptions;
  #hovered: HTMLElement | undefined;
  #press: AbortController | undefined;
  /** The unit of the keyboard, and its text. */
  #active: HTMLElement | undefined;
  #activeText = '';
  #activeTimer = 0;
  /** Hides the tooltip if the keyboard has opened it. A finger makes another unit active, but still reads. */
  #hideActiveTip: (() => void) | undefined;
  #hideTip: (() => void) | undefined;

  constructor(host: ReactiveElement, options: WholeTextOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Whether a long press has opened the tooltip. */
  get isShown(): boolean {
    return this.#hideTip !== undefined;
  }

  hostConnected(): void {
    const { renderRoot } = this.#host;
    renderRoot.addEventListener('pointerover', this.#onPointerOver);
    renderRoot.addEventListener('pointerdown', this.#onPointerDown);
    renderRoot.addEventListener('focusin', this.#followActive);
    renderRoot.addEventListener('focusout', this.#leaveActive);
    renderRoot.addEventListener('keydown', this.#onKey);
    renderRoot.addEventListener('scroll', this.#onScroll, { capture: true, passive: true });
  }

  hostDisconnected(): void {
    const { renderRoot } = this.#host;
    renderRoot.removeEventListener('pointerover', this.#onPointerOver);
    renderRoot.removeEventListener('pointerdown', this.#onPointerDown);
    renderRoot.removeEventListener('focusin', this.#followActive);
    renderRoot.removeEventListener('focusout', this.#leaveActive);
    renderRoot.removeEventListener('keydown', this.#onKey);
    renderRoot.removeEventListener('scroll', this.#onScroll, true);
    this.#onScroll();
    this.#leaveActive();
  }

  /** A pooled row may show another text now. */
  hostUpdated(): void {
    this.#clearTitle();
    this.#followActive();
  }

  /** Shows the text of the active unit when the keyboard rests on it. */
  #followActive = (): void => {
    const active = this.#options.active?.();
    const text = active ? this.#textOf(active) : '';
    if (active === this.#active && text === this.#activeText) return;
    this.#leaveActive();
    this.#active = active;
    this.#activeText = text;
    if (!active) return;
    this.#activeTimer = window.setTimeout(() => {
      if (this.#options.active?.() !== active || cutElements(active).length === 0) return;
      if (this.#hideTip !== this.#hideActiveTip) return;
      this.#show(active);
      this.#hideActiveTip = this.#hideTip;
    }, ACTIVE_DELAY_MS);
  };

  #leaveActive = (): void => {
    clearTimeout(this.#activeTimer);
    this.#hideActiveTip?.();
    this.#active = undefined;
    this.#activeText = '';
  };

  /** The user goes on by keyboard, which hides what a finger has opened. */
  #onKey = (): void => {
    if (this.#hideTip !== this.#hideActiveTip) this.#hideTip?.();
  };

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
    if (pointerType === 'mouse' || !isPrimary) return;
    const unit = isOnControl(event) ? undefined : this.#cutUnitOf(event);
    if (!unit) return;
    const press = new AbortController();
    const { signal } = press;
    const timer = window.setTimeout(() => {
      if (this.#show(unit)) preventNextClick();
    }, LONG_PRESS_MS);
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
      // The user drags the unit after the long press.
      this.#hideTip?.();
    };
    addEventListener('pointermove', move, { signal });
    // The browser's own long press opens a menu or selects a word, and cancels the pointer.
    const prevent = (other: Event): void => other.preventDefault();
    addEventListener('contextmenu', prevent, { signal, capture: true });
    addEventListener('selectstart', prevent, { signal, capture: true });
    this.#press = press;
  };

  /** @returns whether the tooltip is open */
  #show(unit: HTMLElement): boolean {
    if (!unit.isConnected) return false;
    this.#hideTip?.();
    const root = this.#host.renderRoot;
    adoptStyles(root, tipStyles);
    const tip = document.createElement('div');
    tip.className = 'tip';
    tip.dir = 'auto';
    tip.popover = 'manual';
    // Screen readers read the row itself.
    tip.ariaHidden = 'true';
    tip.textContent = this.#textOf(unit);
    // Outside the scrolling element, but inside a modal dialog.
    (unit.closest('.rows') ?? root.lastElementChild)?.after(tip);
    tip.showPopover();
    const unfollow = anchor(tip, unit, 'top');
    const hide = (): void => {
      close();
      unfollow();
      tip.remove();
      this.#hideTip = this.#hideActiveTip = undefined;
    };
    const close = openOverlay({ element: tip, tip: true, light: { inside: [] }, dismiss: hide });
    this.#hideTip = hide;
    // A touch on the tooltip must not click what is below it.
    tip.addEventListener('click', (event) => {
      event.stopPropagation();
      hide();
    });
    return true;
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
    return unit && cutElements(unit).length > 0 ? unit : undefined;
  }

  #textOf(unit: HTMLElement): string {
    const text = (this.#options.textOf?.(unit) ?? unit.textContent).trim();
    return (
      text ||
      cutElements(unit)
        .map(({ textContent }) => textContent.trim())
        .join(' ')
    );
  }
}

/** The elements of a unit whose text an ellipsis cuts, also those in an element such as a chip. */
const cutElements = (unit: Element): Element[] =>
  [unit, ...unit.querySelectorAll('*')].flatMap((element) => [
    ...(isCut(element) ? [element] : []),
    ...[...(element.shadowRoot?.children ?? [])].flatMap(cutElements),
  ]);

/** Whether an ellipsis cuts the text of an element with one or more lines. */
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
