import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Corrects the scroll position after a back navigation. The router restores it when React commits the page. Elements
 * render later, and a page header that grows then would move the content.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());

  // In a layout effect: the router's own scrolling must not be recorded as the user's on the previous page.
  useLayoutEffect(() => {
    const known = isPop ? positions.current.get(key) : undefined;
    const restore = (): void => {
      if (known !== undefined) window.scrollTo(window.scrollX, known);
    };
    // In the second frame all elements of the page have their size.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
    const onScroll = (): void => void positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key, isPop]);
}
