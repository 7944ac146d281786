import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { expectedUser } from '../platform/expected-user.js';
import type { User } from '../platform/platform.js';
import { onOtherTab } from './session-channel.js';
import type { Cover } from './session-cover.js';

/**
 * Detects that another tab has signed in another user or signed this one out: by that tab's message, by a refused
 * request, and by a check whenever the user returns to this tab.
 * @param email of the page's user; empty: none
 * @param onNobody called when the session has ended without another tab. `isOwn`: after an action of the user
 */
export function useUserChange(
  email: string,
  onNobody: (isOwn: boolean) => void,
): {
  /** Undefined while the page's user is signed in. */
  readonly change: Extract<Cover, { kind: 'changed' }> | undefined;
  /** Loads the current session. */
  check(isOwn: boolean): void;
} {
  const { session } = usePlatform();
  const [change, setChange] = useState<Extract<Cover, { kind: 'changed' }>>();
  const isCovered = useRef(false);
  const asking = useRef<AbortController>(undefined);

  const cover = useCallback((user: User | null | undefined) => {
    isCovered.current = true;
    setChange({ kind: 'changed', user });
  }, []);

  const check = useCallback(
    (isOwn: boolean) => {
      // Only the latest response counts: an earlier one may name the previous user.
      asking.current?.abort();
      const controller = (asking.current = new AbortController());
      const { signal } = controller;
      const hear = (user: User | null) => {
        if (signal.aborted) return;
        if (user && (user.email === email || !email)) {
          isCovered.current = false;
          setChange(undefined);
        } else if (user || isCovered.current) cover(user);
        else onNobody(isOwn);
      };
      // A failed request says nothing about the session.
      session.current({ signal }).then(hear, () => undefined);
    },
    [session, email, onNobody, cover],
  );

  useEffect(() => {
    if (!email) return undefined;
    const stopListening = onOtherTab((other) => {
      if (other !== email) cover(other ? undefined : null);
      if (isCovered.current) check(false);
    });
    const stopRefusals = expectedUser.onRefused(() => {
      if (!isCovered.current) cover(undefined);
      check(false);
    });
    return () => {
      stopListening();
      stopRefusals();
    };
  }, [email, check, cover]);

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
