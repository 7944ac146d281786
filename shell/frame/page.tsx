import { createContext, useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { configuration } from '../configuration.js';

/** Whether the user has navigated since the document was loaded. */
export const HasNavigatedContext = createContext(false);

export interface PageProps {
  heading: string;
  /** Title of the document. Default: the heading. */
  title?: string | undefined;
  subheading?: string | undefined;
  /** Name of a registered icon. */
  icon?: string | undefined;
  /** Opens the parent page. Without it there is no back button. */
  onBack?: (() => void) | undefined;
  /** A `dass-page-header` that replaces the default one. */
  header?: ReactNode;
  children?: ReactNode;
}

/**
 * A page of the shell. Sets the document title and renders a `dass-page-header`. After a navigation the header gets
 * the focus, so that a screen reader announces it and the Tab key starts at the top.
 */
export function Page({ heading, title = heading, subheading = '', icon = '', onBack, header, children }: PageProps) {
  const { pathname, hash } = useLocation();
  const hasNavigated = useContext(HasNavigatedContext);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = `${title} · ${configuration.productName}`;
  }, [title]);

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
    <div className="page">
      <div ref={ref} className="page-header" tabIndex={-1} role="group" aria-label={heading}>
        {header ?? (
          <DassPageHeader heading={heading} subheading={subheading} icon={icon} withBack={!!onBack} onBack={onBack} />
        )}
      </div>
      {children}
    </div>
  );
}
