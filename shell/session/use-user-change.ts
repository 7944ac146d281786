import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { expectedUser } from '../platform/expected-user.js';
import type { User } from '../platform/platform.js';
import { onOtherTab } from './session-channel.js';
import type { Cover } from './session-cover.js';

/**
 * Notices that another tab has signed in another user, or signed this one out: by the message of that tab, by a request
 * that the platform refuses, and by asking whenever the user comes back to this tab.
 * @param email of the user that this page is for; empty: nobody
 * @param onNobody the platform says that the session is over, and no other tab has ended it. `isOwn`: the user has done
 * something that shows it
 */
export function useUserChange(
  email: string,
  onNobody: (isOwn: boolean) => void,
): {
  /** Undefined while the user is the one that the page is for. */
  readonly change: Extract<Cover, { kind: 'changed' }> | undefined;
  /** Asks the platform who is signed in. */
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
      // Only the last answer counts: an earlier one may tell of the user before.
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
      // Not being able to ask says nothing about the session.
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
    // A page that the browser has kept and shows again, by the back button, may be one of a session that is over.
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
