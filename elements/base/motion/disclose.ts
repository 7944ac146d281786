import { timingOf } from './timing.js';

/**
 * Shows or hides a block that a button of the user expands: the block appears, and what follows it moves to its new place.
 * @param scroller the ancestor within which something can follow
 */
export function disclose(block: HTMLElement, isShown: boolean, scroller: Element): void {
  const timing = timingOf(block);
  const height = block.offsetHeight;
  block.hidden = !isShown;
  if (!timing) return;
  const shift = height - block.offsetHeight;
  if (isShown) block.animate([{ opacity: 0 }, {}], timing);
  for (let node: Element | null = block; node && node !== scroller; node = node.parentElement)
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
      next.animate([{ translate: `0 ${shift}px` }, {}], timing);
}
