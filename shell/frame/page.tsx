import { createContext, useContext, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { configuration } from '../configuration.js';

/** Whether the person has gone from one page to another since the document was loaded. */
export const HasMovedContext = createContext(false);

export interface PageProps {
  heading: string;
  /** In the title of the document, where it is another than the heading. */
  title?: string | undefined;
  subheading?: ReactNode;
  /** Where the page belongs. */
  above?: ReactNode;
  /** Beside the heading. */
  actions?: ReactNode;
  /** In the place of all of that, with a heading of its own. */
  head?: ReactNode;
  children?: ReactNode;
}

/**
 * A page of the shell: its title is that of the document, and its heading takes the focus when a person has gone there,
 * so that a screen reader says where they are and the keyboard goes on from the top.
 */
export function Page({ heading, title = heading, subheading, above, actions, head, children }: PageProps) {
  const { pathname, hash } = useLocation();
  const hasMoved = useContext(HasMovedContext);
  const ref = useRef<HTMLDivElement & HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${title} · ${configuration.productName}`;
  }, [title]);

  // Only when the page is another one: a search that goes into the address must not lose the focus.
  const wantsFocus = useEffectEvent(() => hasMoved && !hash);
  useEffect(() => {
    // The scroll position is the browser's, and an address within the page brings its own place.
    if (wantsFocus()) ref.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="page">
      {head ? (
        <div ref={ref} tabIndex={-1} role="group" aria-label={heading}>
          {head}
        </div>
      ) : (
        <div className="page-head">
          <div className="page-names">
            {above}
            <h1 ref={ref} tabIndex={-1}>
              {heading}
            </h1>
            {subheading && <p className="page-subheading">{subheading}</p>}
          </div>
          {actions && <div className="page-actions">{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
