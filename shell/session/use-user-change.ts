import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { expectedUser } from './expected-user.js';
import type { User } from '../platform/platform.js';
import { onSessionMessage } from './session-channel.js';
import type { Cover } from './cover-content.js';

/**
 * Detects that another tab has signed in another user or signed this one out: by that tab's message, by a refused
 * request, and by a check whenever the user returns to this tab.
 * @param email of the page's user; empty: none
 * @param onSessionEnd called when the session has ended without another tab. `isUserAction`: after an action of the user
 * @param onSignedIn called when the page's user is signed in. `isNew`: a tab says so; otherwise a check has found the session
 */
export function useUserChange(
  email: string,
  onSessionEnd: (isUserAction: boolean) => void,
  onSignedIn: (isNew: boolean) => void,
): {
  /** Undefined while the page's user is signed in. */
  readonly change: Extract<Cover, { kind: 'changed' }> | undefined;
  /** Loads the current session. */
  check(isUserAction: boolean): void;
} {
  const { session } = usePlatform();
  const [change, setChange] = useState<Extract<Cover, { kind: 'changed' }>>();
  const isCovered = useRef(false);
  const request = useRef<AbortController>(undefined);

  const cover = useCallback((user: User | null | undefined) => {
    isCovered.current = true;
    setChange({ kind: 'changed', user });
  }, []);

  const check = useCallback(
    (isUserAction: boolean) => {
      // Only the latest response counts: an earlier one may name the previous user.
      request.current?.abort();
      const controller = (request.current = new AbortController());
      const { signal } = controller;
      const handleUser = (user: User | null) => {
        if (signal.aborted) return;
        if (user && (user.email === email || !email)) {
          isCovered.current = false;
          setChange(undefined);
          onSignedIn(false);
        } else if (user || isCovered.current) cover(user);
        else onSessionEnd(isUserAction);
      };
      // A failed request says nothing about the session.
      session.current({ signal }).then(handleUser, () => undefined);
    },
    [session, email, onSessionEnd, onSignedIn, cover],
  );

  useEffect(() => {
    if (!email) return undefined;
    const stopListening = onSessionMessage((other) => {
      if (other !== email) cover(other ? undefined : null);
      if (isCovered.current) check(false);
      else onSignedIn(true);
    });
    const stopRefusals = expectedUser.onRefused(() => {
      if (!isCovered.current) cover(undefined);
      check(false);
    });
    return () => {
      stopListening();
      stopRefusals();
    };
  }, [email, check, onSignedIn, cover]);

  useEffect(() => {
    if (!email) return undefined;
    const onReturn = () => document.visibilityState === 'visible' && check(false);
    // A page from the back/forward cache may belong to an ended session.
    const onShow = (event: PageTransitionEvent) => event.persisted && check(true);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onShow);
    };
  }, [email, check]);

  return { change, check };
}
