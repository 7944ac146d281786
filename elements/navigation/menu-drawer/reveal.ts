import { isShadowRoot } from '../../base/is-shadow-root.js';

/** Finds the nearest scrolling ancestor across shadow trees and slots. Undefined when only the page scrolls. */
function scrollerOf(element: Element): Element | undefined {
  let node: Node | null = element;
  while ((node = (node as Element).assignedSlot ?? node.parentNode)) {
    if (isShadowRoot(node)) node = node.host;
    if (!(node instanceof Element) || node === document.documentElement) return undefined;
    if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return undefined;
}

/** Scrolls an element out of view to the middle of its scrolling ancestor. Does not scroll the page. */
export function reveal(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  scroller.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
