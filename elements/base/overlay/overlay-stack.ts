/** Something that lies above the page: a modal dialog, a drawer, a popup. */
export interface Overlay {
  /** The element that is open; a press on anything in it is inside. */
  readonly element: Element;
  /** Its dialog, when it makes the rest of the page inert. */
  readonly modal?: HTMLDialogElement;
  /** It only explains what lies below it: what asks for the topmost does not mean it. */
  readonly tip?: boolean;
  /** A press outside asks it to close. What opened it counts as inside. */
  readonly light?: { readonly inside: readonly (Element | null | undefined)[] };
  /** The user asks it to close: with Escape, or with a press outside. */
  dismiss(reason: 'escape' | 'outside'): void;
}

const stack: Overlay[] = [];
const listeners = new Set<() => void>();

/**
 * Puts an overlay on top. Escape closes only the one on top, a press outside only those above what was pressed; the
 * platform's own Escape on dialogs comes through `dismiss` as well.
 * @returns takes it away
 */
export function openOverlay(overlay: Overlay): () => void {
  if (stack.length === 0) {
    // In the bubbling phase: a field or a list in the overlay may use Escape for itself and prevent it.
    window.addEventListener('keydown', onKeydown);
    window.addEventListener('pointerdown', onPointerdown, true);
  }
  stack.push(overlay);
  if (overlay.modal) notify();
  return () => {
    const index = stack.indexOf(overlay);
    if (index < 0) return;
    stack.splice(index, 1);
    if (stack.length === 0) {
      window.removeEventListener('keydown', onKeydown);
      window.removeEventListener('pointerdown', onPointerdown, true);
    }
    if (overlay.modal) notify();
  };
}

/** The dialog that makes all else inert, if one is open. */
export const topModal = (): HTMLDialogElement | undefined => stack.findLast((overlay) => overlay.modal)?.modal;

/** Whether nothing but a tip lies above this one. */
export const isTopmost = (element: Element): boolean => stack.findLast((overlay) => !overlay.tip)?.element === element;

/**
 * What the way back closes instead of leaving the page: the topmost overlay when it is modal. Where a finger is the
 * pointer a popup counts too, as it covers much of the screen; a tip never does.
 */
export function topmostForBack(): Overlay | undefined {
  const top = stack.findLast((overlay) => !overlay.tip);
  return top?.modal || matchMedia('(pointer: coarse)').matches ? top : undefined;
}

/** Where something must stand to be readable and usable now: the topmost modal dialog, else the body. */
export const livingRoot = (): HTMLElement => topModal() ?? document.body;

/** Calls back when another dialog is on top. @returns stops it */
export function onTopModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** Whether a key was pressed in a dialog or a popover of the page itself, which the platform closes. */
function isForeign(event: Event): boolean {
  const inner = event.composedPath().find((node) => node instanceof Element && node.matches(':modal, :popover-open'));
  return inner !== undefined && !stack.some(({ element }) => element === inner);
}

/** Whether a key is for an input method. WebKit tells of it with 229, after the composition has ended. */
const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
  const top = stack.at(-1);
  if (!top || isForeign(event)) return;
  event.preventDefault();
  top.dismiss('escape');
}

function onPointerdown(event: PointerEvent): void {
  const path = event.composedPath();
  for (const overlay of stack.toReversed()) {
    const within = [overlay.element, ...(overlay.light?.inside ?? [])].some(
      (element) => element && path.includes(element),
    );
    if (within || !overlay.light) return;
    overlay.dismiss('outside');
  }
}
