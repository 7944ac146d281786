import type { ReactNode } from 'react';
import { useBarHeight } from '../app/use-bar-height.js';

export interface StickyBarProps {
  className: string;
  children: ReactNode;
}

/**
 * A bar that stays at the end of the window while the page scrolls. Its height is part of the scroll padding of the
 * page, so that no control that gets the focus is behind it.
 */
export function StickyBar({ className, children }: StickyBarProps) {
  const ref = useBarHeight('--sticky-bar');
  return (
    <div ref={ref} className={`sticky-bar ${className}`}>
      {children}
    </div>
  );
}
