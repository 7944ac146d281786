import { isComposing } from '../focus/is-composing.js';
/** An open overlay above the page: a modal dialog, a drawer, a popup. */
export interface Overlay {
  /** The open element. A press inside it is not outside. */
  readonly element: Element;
  /** Its `<dialog>`, if it makes the rest of the page inert. Default: none. */
  readonly modal?: HTMLDialogElement;
  /** Whether it is a tooltip, which is never the topmost overlay. Default: `false`. */
  readonly tip?: boolean;
  /**
   * Enables light dismiss: a press outside calls `dismiss`. A press on an element of `inside`, such as the opener, is
   * not outside. Default: none.
   */
  readonly light?: { readonly inside: readonly (Element | null | undefined)[] };
  /** Called when the user wants to close it: with Escape, or with a press outside. */
  dismiss(reason: 'escape' | 'outside'): void;
}

const stack: Overlay[] = [];
const listeners = new Set<() => void>();

/**
 * Adds an overlay to the top of the stack. Escape closes only the topmost one; a press outside only those above the
 * pressed element. The browser's own Escape on dialogs also calls `dismiss`.
 *
 * @returns a function that removes the overlay
 */
export function openOverlay(overlay: Overlay): () => void {
  if (stack.length === 0) {
    // In the bubble phase: a field or a list in the overlay may handle Escape and prevent it.
    window.addEventListener('keydown', handleKeyDown);
    window.addEventListener('pointerdown', handlePointerDown, true);
  }
  stack.push(overlay);
  if (overlay.modal) notify();
  return () => {
    const index = stack.indexOf(overlay);
    if (index < 0) return;
    stack.splice(index, 1);
    if (stack.length === 0) {
      window.removeEventListener('keydown', handleKeyDown);
      window.removeEventListener('pointerdown', handlePointerDown, true);
    }
    if (overlay.modal) notify();
  };
}

/** Returns the topmost modal dialog. `undefined` if there is none. */
export const topModal = (): HTMLDialogElement | undefined => stack.findLast((overlay) => overlay.modal)?.modal;

/** Whether an element is the topmost overlay; tooltips are ignored. */
export const isTopmost = (element: Element): boolean => stack.findLast((overlay) => !overlay.tip)?.element === element;

/**
 * Returns the overlay that the browser's Back should close instead of leaving the page. It is the topmost overlay if
 * it is modal; with a touch screen also a popup, which covers much of the screen. Never a tooltip.
 */
export function topmostForBack(): Overlay | undefined {
  const top = stack.findLast((overlay) => !overlay.tip);
  return top?.modal || matchMedia('(pointer: coarse)').matches ? top : undefined;
}

/**
 * Returns the parent for content that must be readable and usable now: the topmost modal dialog, otherwise the body.
 */
export const interactiveRoot = (): HTMLElement => topModal() ?? document.body;

/**
 * Calls a listener when another modal dialog is topmost.
 *
 * @returns a function that removes the listener
 */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Whether a key was pressed in a dialog or popover of the page itself, which the browser closes. */
function isForeign(event: Event): boolean {
  const inner = event.composedPath().find((node) => node instanceof Element && node.matches(':modal, :popover-open'));
  return inner !== undefined && !stack.some(({ element }) => element === inner);
}

function handleKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
  const top = stack.at(-1);
  if (!top || isForeign(event)) return;
  event.preventDefault();
  top.dismiss('escape');
}

function handlePointerDown(event: PointerEvent): void {
  const path = event.composedPath();
  for (const overlay of stack.toReversed()) {
    const within = [overlay.element, ...(overlay.light?.inside ?? [])].some(
      (element) => element && path.includes(element),
    );
    if (within || !overlay.light) return;
    overlay.dismiss('outside');
  }
}
