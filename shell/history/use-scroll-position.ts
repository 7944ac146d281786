import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** What the user does before the position is restored ends the restoring. */
const USER_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

/**
 * Corrects the scroll position after a back navigation. The router restores it when React commits the page. Elements
 * render later: a page header that grows then would move the content, and a page whose lists are not loaded yet is too
 * short.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());

  // In a layout effect: the router's own scrolling must not be recorded as the user's on the previous page.
  useLayoutEffect(() => {
    const known = isPop ? positions.current.get(key) : undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let isRestored = known === undefined;
    /** Where the page has been scrolled to; it may still be too short. */
    let reached: number | undefined;
    const restore = (): void => {
      if (known === undefined || isRestored) return;
      window.scrollTo(window.scrollX, known);
      reached = window.scrollY;
      isRestored = Math.abs(reached - known) < 1;
    };
    // In the second frame all elements of the page have their size.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
    const resize = new ResizeObserver(restore);
    if (known !== undefined) resize.observe(document.body);
    signal.addEventListener('abort', () => {
      cancelAnimationFrame(frame);
      resize.disconnect();
    });
    for (const type of USER_EVENTS) window.addEventListener(type, () => (isRestored = true), { passive: true, signal });
    const onScroll = (): void => {
      // The user scrolls by the bar.
      if (reached !== undefined && Math.abs(window.scrollY - reached) >= 1) isRestored = true;
      if (isRestored) positions.current.set(key, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true, signal });
    return () => ended.abort();
  }, [key, isPop]);
}
