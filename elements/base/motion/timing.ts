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
