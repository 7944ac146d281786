import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Corrects the scroll position on the way back. The router restores it as soon as React has committed the page; elements
 * render after that, and a page head that grows then would move the content.
 */
export function useScrollPosition(): void {
  const { key } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const positions = useRef(new Map<string, number>());

  // At the commit: the router's own scrolling must not count as the user's, on the page before.
  useLayoutEffect(() => {
    const known = isPop ? positions.current.get(key) : undefined;
    const restore = (): void => {
      if (known !== undefined) window.scrollTo(window.scrollX, known);
    };
    // In the second frame all that the page is made of has its size.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(restore)));
    const onScroll = (): void => void positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key, isPop]);
}
