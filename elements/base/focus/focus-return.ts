import { isShadowRoot } from '../is-shadow-root.js';

/** Returns the focused element, through open shadow trees. */
export function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  // Other focusable elements (a link in SVG) have the same methods.
  return active as HTMLElement | null;
}

const parentOf = (node: Node): Node | null =>
  isShadowRoot(node) ? node.host : ((node as Element).assignedSlot ?? node.parentNode);

/** Whether a node is inside an element in the flat tree: slotted content counts. */
export function containsInFlatTree(ancestor: Element, node: Node | null): boolean {
  while (node && node !== ancestor) node = parentOf(node);
  return node === ancestor;
}

/**
 * Whether the focus is on an element or inside it in the flat tree. `:focus-within` is not used: in an inactive
 * window WebKit does not match it.
 */
export const holdsFocus = (element: Element): boolean => containsInFlatTree(element, deepActiveElement());

/** Restores the focus of each overlay that took it. Needed when an overlay closes below another one. */
const restorers = new WeakMap<Element, (visited: Set<Element>) => void>();

const isShown = (overlay: Element): boolean => overlay.matches(':modal, :popover-open');

/**
 * Focuses an element.
 *
 * @returns whether it, or something inside it, has the focus now
 */
function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  // WebKit leaves the focus on a hidden element for some time.
  return deepActiveElement()?.checkVisibility() === true && holdsFocus(element);
}

/** Focuses an element that is not focusable, once, so that the next Tab continues from here. */
function tryFocusOnce(element: HTMLElement): boolean {
  if (!element.isConnected || element.hasAttribute('tabindex')) return false;
  element.setAttribute('tabindex', '-1');
  const took = tryFocus(element);
  if (took) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return took;
}

/**
 * Remembers the focused element before an overlay takes the focus.
 *
 * If the element was removed or cannot be focused, its nearest remaining ancestor is focused; one that is not focusable
 * gets a temporary `tabindex`. If the element was in an overlay that has been closed, the focus goes where that
 * overlay would restore it.
 *
 * @param overlay the dialog or popover that takes the focus
 * @returns a function that restores the focus
 */
export function rememberFocus(overlay: Element): () => void {
  const chain: HTMLElement[] = [];
  for (let node: Node | null = deepActiveElement(); node; node = parentOf(node)) {
    if (node instanceof HTMLElement && node !== document.body && node !== document.documentElement) chain.push(node);
  }
  const restore = (visited: Set<Element>): void => {
    visited.add(overlay);
    for (const element of chain) {
      const closed = isShown(element) || visited.has(element) ? undefined : restorers.get(element);
      if (closed) return closed(visited);
      if (tryFocus(element) || (element !== chain[0] && tryFocusOnce(element))) return;
    }
  };
  restorers.set(overlay, restore);
  return () => restore(new Set());
}
