/** What scrolls around an element, through shadow trees and slots; undefined where nothing does before the page. */
function scrollerOf(element: Element): Element | undefined {
  let node: Node | null = element;
  while ((node = (node as Element).assignedSlot ?? node.parentNode)) {
    if (node instanceof ShadowRoot) node = node.host;
    if (!(node instanceof Element) || node === document.documentElement) return undefined;
    if (node.scrollHeight > node.clientHeight && /auto|scroll/.test(getComputedStyle(node).overflowY)) return node;
  }
  return undefined;
}

/** Brings an element into the middle of what scrolls around it, where it is out of view. The page itself stays. */
export function reveal(element: Element): void {
  const scroller = scrollerOf(element);
  if (!scroller) return;
  const [inner, outer] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  scroller.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
