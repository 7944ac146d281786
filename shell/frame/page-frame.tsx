import { useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '../configuration.js';
import { HasNavigatedContext } from '../history/has-navigated.js';
import { useLinkPlace } from '../history/use-link-place.js';

export interface PageFrameProps {
  heading: string;
  /** Title of the document. Default: the heading. */
  title?: string | undefined;
  header: ReactNode;
  children?: ReactNode;
}

/**
 * What all pages of the shell have in common. Sets the document title. After a navigation the header gets the focus, so
 * that a screen reader announces it and the Tab key starts at the top.
 */
export function PageFrame({ heading, title = heading, header, children }: PageFrameProps) {
  const { pathname, hash } = useLocation();
  const hasNavigated = useContext(HasNavigatedContext);
  const ref = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLDivElement>(null);
  const rememberLink = useLinkPlace(page);

  useDocumentTitle(title);

  // Only when the path changes: a search that changes the query string must not lose the focus.
  const shouldFocus = useEffectEvent(() => hasNavigated && !hash);
  useEffect(() => {
    if (!shouldFocus()) return undefined;
    // In the next frame, because a menu over the page closes first and returns the focus to its button. The browser
    // restores the scroll position, and an address with a hash has a position of its own.
    const frame = requestAnimationFrame(() => ref.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <div ref={page} className="page" onClickCapture={rememberLink}>
      <div ref={ref} className="page-header" tabIndex={-1} role="group" aria-label={heading}>
        {header}
      </div>
      {children}
    </div>
  );
}

/** @param title undefined: the title stays as it is */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${configuration.productName}`;
  }, [title]);
}
