/** The element that has the focus, through open shadow trees. */
export function deepActiveElement(): HTMLElement | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  // What else takes the focus, a link in a rendering, can do the same.
  return active as HTMLElement | null;
}

const parentOf = (node: Node): Node | null =>
  node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode);

/** Whether something is in an element as it is shown: what is slotted into a dialog is in it. */
export function containsShown(ancestor: Element, node: Node | null): boolean {
  while (node && node !== ancestor) node = parentOf(node);
  return node === ancestor;
}

/**
 * Whether the focus is on an element or in it, what is slotted and shadow trees included. `:focus-within` does not say it
 * for what depends on it: in a window that is not the active one it matches nothing in WebKit.
 */
export const holdsFocus = (element: Element): boolean => containsShown(element, deepActiveElement());

/** How each overlay gives the focus back that it took, for one that is left while another lies above it. */
const returns = new WeakMap<Element, (visited: Set<Element>) => void>();

const isShown = (overlay: Element): boolean => overlay.matches(':modal, :popover-open');

/** Gives an element the focus if it can take it. @returns whether it, or something in it, has it now */
function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  // WebKit leaves the focus for a while on what is not shown any more.
  return deepActiveElement()?.checkVisibility() === true && holdsFocus(element);
}

/** Gives the focus to an element that nobody tabs to, this once, so that the next Tab goes on from here. */
function tryFocusOnce(element: HTMLElement): boolean {
  if (!element.isConnected || element.hasAttribute('tabindex')) return false;
  element.setAttribute('tabindex', '-1');
  const took = tryFocus(element);
  if (took) element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  else element.removeAttribute('tabindex');
  return took;
}

/**
 * Remembers what has the focus now, before an overlay takes it. Called later, gives it back, or, when that is gone or
 * cannot take it any more, to its nearest living ancestor: a group, a row or a page that cannot be tabbed to takes it
 * for the moment. When it stood in another overlay that has been closed meanwhile, it goes where that one would give it.
 * @param overlay what takes the focus now: a dialog, a popover
 */
export function rememberFocus(overlay: Element): () => void {
  const chain: HTMLElement[] = [];
  for (let node: Node | null = deepActiveElement(); node; node = parentOf(node)) {
    if (node instanceof HTMLElement && node !== document.body && node !== document.documentElement) chain.push(node);
  }
  const giveBack = (visited: Set<Element>): void => {
    visited.add(overlay);
    for (const element of chain) {
      const closed = isShown(element) || visited.has(element) ? undefined : returns.get(element);
      if (closed) return closed(visited);
      if (tryFocus(element) || (element !== chain[0] && tryFocusOnce(element))) return;
    }
  };
  returns.set(overlay, giveBack);
  return () => giveBack(new Set());
}
