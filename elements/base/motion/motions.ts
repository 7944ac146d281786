/** Waits until the motions of an element have ended, or were canceled because it is shown again or removed. */
export const settled = (element: Element): Promise<unknown> =>
  Promise.allSettled(element.getAnimations().map(({ finished }) => finished));

/**
 * Returns the theme's time and curve for a motion of `Element.animate()`. `undefined` without a theme, where the user
 * wants no motion, and in a tab that is not shown, where motions do not end.
 * @param element an element that has the times of the theme
 */
export function timingOf(element: Element): KeyframeAnimationOptions | undefined {
  const style = getComputedStyle(element);
  const duration = Number.parseFloat(style.getPropertyValue('--dass-time-fast'));
  return duration > 0 && !document.hidden ? { duration, easing: style.getPropertyValue('--dass-ease') } : undefined;
}

/**
 * Shows or hides a block that a button of the user expands: the block appears, and what follows it moves to its new place.
 * @param scroller the ancestor within which something can follow
 */
export function disclose(block: HTMLElement, isShown: boolean, scroller: Element): void {
  const timing = timingOf(block);
  const height = timing ? block.offsetHeight : 0;
  block.hidden = !isShown;
  if (!timing) return;
  const shift = height - block.offsetHeight;
  if (isShown) block.animate([{ opacity: 0 }, {}], timing);
  for (let node: Element | null = block; node && node !== scroller; node = node.parentElement)
    for (let next = node.nextElementSibling; next; next = next.nextElementSibling)
      next.animate([{ translate: `0 ${shift}px` }, {}], timing);
}
