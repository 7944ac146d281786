let lockCount = 0;
let before: { overflow: string; gutter: string } | undefined;

/**
 * Prevents the page from scrolling, without changing its width, until every lock is released.
 *
 * @returns a function that releases the lock
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  if (lockCount++ === 0) {
    before = { overflow: style.overflow, gutter: style.scrollbarGutter };
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  let isLocked = true;
  return () => {
    if (!isLocked) return;
    isLocked = false;
    if (--lockCount > 0 || !before) return;
    style.overflow = before.overflow;
    style.scrollbarGutter = before.gutter;
    before = undefined;
  };
}
