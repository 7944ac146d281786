import { useCallback } from 'react';
import { useNavigate, type Location } from 'react-router-dom';
import { safeUrl } from 'dass-elements/urls.js';
import { leaveFor } from './leave.js';

/** What a navigation carries along. */
interface GoState {
  /** What stood on the link that was followed. */
  readonly label?: string;
}

/** What the link was called that led to a location; undefined when none did. */
export function labelOf({ state }: Location): string | undefined {
  const label = (state as GoState | null)?.label;
  return typeof label === 'string' && label ? label : undefined;
}

/**
 * Goes where an element says that the user wants to go: within the shell by its router, else by the browser. An address
 * that may not be followed leads nowhere.
 */
export function useGo(): (url: string, label?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (url, label) => {
      const safe = safeUrl(url);
      if (safe === undefined) return;
      const target = new URL(safe, window.location.href);
      if (target.origin !== window.location.origin) return leaveFor(target.href);
      void navigate(target.pathname + target.search + target.hash, { state: { label } satisfies GoState });
    },
    [navigate],
  );
}
