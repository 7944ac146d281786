import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { history } from 'dass-elements/history.js';
import { safeUrl } from 'dass-elements/urls.js';

export interface EntryLinkProps {
  url: string;
  /** Label for the history: a text or a message id. */
  label: string;
  /** Called when the user follows the link, in this tab or in another. */
  onFollow?: () => void;
  className?: string;
  children: ReactNode;
}

/** A link to a menu entry. Following it with any button that opens it is recorded in the history. */
export function EntryLink({ url, label, onFollow, className, children }: EntryLinkProps) {
  const follow = ({ button }: MouseEvent): void => {
    // The secondary button opens the browser's context menu.
    if (button === 2) return;
    history.record({ url, label });
    onFollow?.();
  };
  const safe = safeUrl(url);
  if (safe === undefined) return <span className={className}>{children}</span>;
  const target = new URL(safe, window.location.href);
  const props = { className, onClick: follow, onAuxClick: follow };
  if (target.origin !== window.location.origin) {
    return (
      <a href={target.href} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={target.pathname + target.search + target.hash} state={{ label }} {...props}>
      {children}
    </Link>
  );
}
