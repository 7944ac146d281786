import { isShadowRoot } from '../is-shadow-root.js';
import { interactiveRoot } from '../overlay/overlay-stack.js';

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** A control has a `tabIndex`; an element that delegates its focus has a shadow root. */
const canTakeFocus = (element: Element): boolean =>
  ((element as HTMLElement).tabIndex >= 0 || element.shadowRoot?.delegatesFocus === true) &&
  !element.matches(':disabled, [disabled], [inert], [inert] *') &&
  isVisible(element);

/** Returns the children in the flat tree: slotted elements, and the content of an open shadow tree. */
function flatTreeChildren(node: Element | ShadowRoot): Iterable<Element> {
  if (node instanceof HTMLSlotElement) {
    return node.assignedNodes().length ? node.assignedElements() : node.children;
  }
  if (node instanceof Element && node.shadowRoot) return node.shadowRoot.children;
  return node.children;
}

/** Returns the first element in the flat tree that matches. */
export function findInFlatTree(
  root: Element | ShadowRoot,
  matches: (element: Element) => boolean,
): HTMLElement | undefined {
  for (const child of flatTreeChildren(root)) {
    if (matches(child)) return child as HTMLElement;
    const found = findInFlatTree(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Returns the first focusable element inside `root`. */
export const firstFocusable = (root: Element | ShadowRoot): HTMLElement | undefined =>
  findInFlatTree(root, canTakeFocus);

/** Returns the first focusable element after `element` and outside it, within the topmost modal dialog. */
export function focusableAfter(element: HTMLElement): HTMLElement | undefined {
  let hasPassed = false;
  return findInFlatTree(interactiveRoot(), (one) => {
    if (one === element) hasPassed = true;
    return hasPassed && !isShownIn(one, element) && canTakeFocus(one);
  });
}

function isShownIn(node: Node | null, element: HTMLElement): boolean {
  for (let at = node; at; at = isShadowRoot(at) ? at.host : at.parentNode) if (at === element) return true;
  return false;
}

/** Returns the element with `autofocus` inside `root`. */
export const autofocused = (root: Element | ShadowRoot): HTMLElement | undefined =>
  findInFlatTree(root, (element) => element.hasAttribute('autofocus') && isVisible(element));

/** Returns the control that assistive technology sees: the focusable one in the shadow tree, or the host itself. */
export const controlOf = (host: HTMLElement): HTMLElement =>
  (host.shadowRoot?.delegatesFocus &&
    findInFlatTree(host, (element) => element.matches('button, a, input, textarea, [role]'))) ||
  host;

/**
 * Waits until the elements inside `root` have rendered, because they cannot be focused before. Resolves immediately
 * if all have.
 */
export async function descendantsRendered(root: Element): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const rendering: Promise<unknown>[] = [];
    findInFlatTree(root, (element) => {
      const { hasUpdated, updateComplete } = element as Element & {
        hasUpdated?: boolean;
        updateComplete?: Promise<unknown>;
      };
      if (hasUpdated === false && updateComplete) rendering.push(updateComplete);
      return false;
    });
    if (rendering.length === 0) return;
    await Promise.all(rendering);
  }
}
