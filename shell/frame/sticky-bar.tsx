import { useLayoutEffect, useRef, type ReactNode } from 'react';

export interface StickyBarProps {
  className: string;
  children: ReactNode;
}

/**
 * A bar that stays at the end of the window while the page scrolls. Its height is part of the scroll padding of the
 * page, so that no control that gets the focus is behind it.
 */
export function StickyBar({ className, children }: StickyBarProps) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--sticky-bar', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--sticky-bar');
    };
  }, []);
  return (
    <div ref={ref} className={`sticky-bar ${className}`}>
      {children}
    </div>
  );
}
