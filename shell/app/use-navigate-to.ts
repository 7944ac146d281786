import { useCallback } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { safeUrl } from 'dass-elements/urls.js';
import { leaveFor } from './leave.js';

/** State of a navigation within the shell. */
interface LinkState {
  /** Text of the link that the user followed. */
  readonly label?: string;
}

/** The text of the link that led to a location; undefined when there was none. */
export function labelOf({ state }: Location): string | undefined {
  const label = (state as LinkState | null)?.label;
  return typeof label === 'string' && label ? label : undefined;
}

/**
 * Navigates to the address that an element's event names: by the router within the shell, else by the browser. An
 * unsafe address is ignored.
 */
export function useNavigateTo(): (url: string, label?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (url, label) => {
      const safe = safeUrl(url);
      if (safe === undefined) return;
      const target = new URL(safe, window.location.href);
      if (target.origin !== window.location.origin) return leaveFor(target.href);
      void navigate(target.pathname + target.search + target.hash, { state: { label } satisfies LinkState });
    },
    [navigate],
  );
}
