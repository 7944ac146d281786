import { firstFocusable } from '../../base/focus/focusable.js';
import { deepActiveElement } from '../../base/focus/focus-return.js';
import { isShadowRoot } from '../../base/is-shadow-root.js';
import { warnOnce } from '../../base/warn.js';

/** A field: an element, the id of one, or a selector. */
export type Target = Element | string;

/** Number of frames to wait while the application shows a tab or a step. */
const MAX_FRAMES = 30;

/** Finds the first element with the id, or that matches the selector, in a tree and its nested shadow trees. */
function findIn(root: Document | ShadowRoot, name: string): Element | undefined {
  let found = root.getElementById(name) ?? undefined;
  try {
    found ??= root.querySelector(name) ?? undefined;
  } catch {
    // The text is an id that is not a valid selector.
  }
  if (found) return found;
  for (const element of root.querySelectorAll('*')) {
    const inner = element.shadowRoot && findIn(element.shadowRoot, name);
    if (inner) return inner;
  }
  return undefined;
}

/** Searches near the caller first: an id may exist in two trees. */
function find(target: Target, near: Element): Element | undefined {
  if (typeof target !== 'string') return target instanceof Element ? target : undefined;
  for (let root = near.getRootNode(); isShadowRoot(root); root = root.host.getRootNode()) {
    const found = findIn(root, target);
    if (found) return found;
  }
  return findIn(document, target);
}

/** Opens all `<details>` ancestors of an element, across shadow roots. */
function openDetails(element: Element): void {
  for (let node: Node | null = element; node; node = isShadowRoot(node) ? node.host : node.parentNode) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
}

/** Focuses an element or the first control in it. Without a control, the element becomes focusable until it loses focus. */
function focusOn(element: HTMLElement): boolean {
  if (!element.checkVisibility() && !firstFocusable(element)) return false;
  // WebKit updates `:focus-within` late, so the active element is checked instead.
  const hasFocus = (): boolean => {
    for (let node: Node | null = deepActiveElement(); node; node = isShadowRoot(node) ? node.host : node.parentNode)
      if (node === element) return true;
    return false;
  };
  element.focus({ preventScroll: true });
  if (hasFocus()) return true;
  const control = firstFocusable(element.shadowRoot ?? element) ?? firstFocusable(element);
  control?.focus({ preventScroll: true });
  if (hasFocus()) return true;
  element.setAttribute('tabindex', '-1');
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
  return hasFocus();
}

/**
 * Scrolls a field into view and focuses it. Waits a moment for a field that is not rendered yet.
 *
 * @param near the element from which an id is searched first
 * @returns whether the field has the focus
 */
export async function goToTarget(target: Target, near: Element): Promise<boolean> {
  for (let frame = 0; frame < MAX_FRAMES; frame++) {
    const element = find(target, near);
    if (element instanceof HTMLElement) {
      openDetails(element);
      if (focusOn(element)) {
        // Without animation: a smooth scroll may be ignored right after the dialog has unlocked page scrolling.
        element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        return true;
      }
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  warnOnce(
    'dass-validation-dialog',
    'cannot take the user to the target of an item: it is not on the page, or cannot take the focus.',
  );
  return false;
}
