import { createContext, useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { configuration } from '../configuration.js';

/** Whether the user has gone from one page to another since the document was loaded. */
export const HasMovedContext = createContext(false);

export interface PageProps {
  heading: string;
  /** In the title of the document, where it is another than the heading. */
  title?: string | undefined;
  subheading?: string | undefined;
  /** Name of a registered icon. */
  icon?: string | undefined;
  /** Goes to the page above; without it there is no way back. */
  onBack?: (() => void) | undefined;
  /** A `dass-page-header` with more in it, in the place of the one that shows the heading. */
  head?: ReactNode;
  children?: ReactNode;
}

/**
 * A page of the shell: its title is that of the document, its head is a `dass-page-header`, and that head takes the focus
 * when the user has gone there, so that a screen reader says where they are and the keyboard goes on from the top.
 */
export function Page({ heading, title = heading, subheading = '', icon = '', onBack, head, children }: PageProps) {
  const { pathname, hash } = useLocation();
  const hasMoved = useContext(HasMovedContext);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = `${title} · ${configuration.productName}`;
  }, [title]);

  // Only when the page is another one: a search that goes into the address must not lose the focus.
  const wantsFocus = useEffectEvent(() => hasMoved && !hash);
  useEffect(() => {
    if (!wantsFocus()) return undefined;
    // In the next frame: a menu that lies above the page closes first, and gives the focus back to its button.
    // The scroll position is the browser's, and an address within the page brings its own place.
    const frame = requestAnimationFrame(() => ref.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [pathname]);

  return (
    <div className="page">
      <div ref={ref} className="page-head" tabIndex={-1} role="group" aria-label={heading}>
        {head ?? (
          <DassPageHeader heading={heading} subheading={subheading} icon={icon} withBack={!!onBack} onBack={onBack} />
        )}
      </div>
      {children}
    </div>
  );
}
