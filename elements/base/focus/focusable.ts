import { livingRoot } from '../overlay/overlay-stack.js';

const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** A control says by its `tabIndex` that it can be tabbed to; an element that hands its focus on, by its shadow root. */
const canTakeFocus = (element: Element): boolean =>
  ((element as HTMLElement).tabIndex >= 0 || element.shadowRoot?.delegatesFocus === true) &&
  !element.matches(':disabled, [disabled], [inert], [inert] *') &&
  isVisible(element);

/** Children as they are shown: what is slotted, and what stands in an open shadow tree. */
function shownChildren(node: Element | ShadowRoot): Iterable<Element> {
  if (node instanceof HTMLSlotElement) {
    return node.assignedNodes().length ? node.assignedElements() : node.children;
  }
  if (node instanceof Element && node.shadowRoot) return node.shadowRoot.children;
  return node.children;
}

/** The first element, in the order of what is shown, that answers `wanted`. */
export function findShown(root: Element | ShadowRoot, wanted: (element: Element) => boolean): HTMLElement | undefined {
  for (const child of shownChildren(root)) {
    if (wanted(child)) return child as HTMLElement;
    const found = findShown(child, wanted);
    if (found) return found;
  }
  return undefined;
}

/** The first element below `root` that the user can tab to. */
export const firstFocusable = (root: Element | ShadowRoot): HTMLElement | undefined => findShown(root, canTakeFocus);

/** The first element after `element`, and not in it, that a user can tab to; it stays inside the topmost modal. */
export function focusableAfter(element: HTMLElement): HTMLElement | undefined {
  let hasPassed = false;
  return findShown(livingRoot(), (one) => {
    if (one === element) hasPassed = true;
    return hasPassed && !isShownIn(one, element) && canTakeFocus(one);
  });
}

function isShownIn(node: Node | null, element: HTMLElement): boolean {
  for (let at = node; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) if (at === element) return true;
  return false;
}

/** The element below `root` that asks for the focus with `autofocus`. */
export const autofocused = (root: Element | ShadowRoot): HTMLElement | undefined =>
  findShown(root, (element) => element.hasAttribute('autofocus') && isVisible(element));

/** The control that a host stands for to assistive technology: the one in a shadow tree that takes its focus, or itself. */
export const controlOf = (host: HTMLElement): HTMLElement =>
  (host.shadowRoot?.delegatesFocus &&
    findShown(host, (element) => element.matches('button, a, input, textarea, [role]'))) ||
  host;

/** Waits until what stands below `root` has rendered itself: before that it cannot take the focus. Nothing to wait for: at once. */
export async function renderedBelow(root: Element): Promise<void> {
  for (let round = 0; round < 4; round++) {
    const rendering: Promise<unknown>[] = [];
    findShown(root, (element) => {
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
