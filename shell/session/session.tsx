import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { useLoad } from '../app/use-load.js';
import { PlatformError } from '../app/service-call.js';
import type { User } from '../platform/platform.js';
import { notifyOtherTabs } from './session-channel.js';
import { whenIdle } from '../app/when-idle.js';
import { loadCoverContent, SessionCover } from './session-cover.js';
import { useSignInAgain } from './use-sign-in-again.js';
import { useSignOut } from './use-sign-out.js';
import { useUserChange } from './use-user-change.js';

export interface Session {
  /** `signed-out`: no user is signed in. `failed`: the session could not be loaded. */
  readonly status: 'loading' | 'signed-in' | 'signed-out' | 'failed';
  readonly user: User | undefined;
  readonly error: PlatformError | undefined;
  readonly isSlow: boolean;
  /** Loads the session again. */
  retry(): void;
  /** Ends the session and opens the login page. Asks first when there are unsaved changes. */
  signOut(): void;
  /** Checks the session, when it may have ended. */
  verify(): void;
  /**
   * Registers a part of the page that tells the user itself when the session has ended, and lets him sign in. While it does,
   * the dialog opens only after another action of the user.
   * @param isTelling returns whether it would tell now
   * @returns a function that removes it
   */
  addTeller(isTelling: () => boolean): () => void;
  /**
   * Lets the user sign in when the session has ended, in a dialog. Resolves when it has closed, and at once when the user
   * has signed in meanwhile, such as in another tab.
   */
  signIn(): Promise<void>;
  /**
   * Call with every error of the platform. Lets the user sign in when the session has ended, unless the request has
   * waited for that.
   * @returns whether the error is about the session, so that the caller need not show it
   */
  handleSessionError(error: unknown): boolean;
}

const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('There is no SessionProvider above this component');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const load = useCallback((signal: AbortSignal) => platform.session.current({ signal }), [platform]);
  const { status, value, error, isSlow, reload } = useLoad(load);
  const user = value ?? undefined;
  // A company's own login page does not notify the other tabs, so the shell does after each load.
  useEffect(() => {
    if (!user) return undefined;
    notifyOtherTabs(user.email);
    return whenIdle(() => loadCoverContent().catch(() => undefined));
  }, [user]);

  const { Dialog, state, ask, end, leave } = useSignInAgain();
  const [tellers] = useState(() => new Set<() => boolean>());
  const addTeller = useCallback(
    (isTelling: () => boolean) => {
      tellers.add(isTelling);
      return () => void tellers.delete(isTelling);
    },
    [tellers],
  );
  const onSessionEnd = useCallback(
    (isUserAction: boolean) => {
      const isTold = state.isDismissed || [...tellers].some((isTelling) => isTelling());
      if (isUserAction || !isTold) void ask();
    },
    [state, ask, tellers],
  );
  const onSignedIn = useCallback((isNew: boolean) => end(true, isNew), [end]);
  const { change, check } = useUserChange(user?.email ?? '', onSessionEnd, onSignedIn);
  const { cover: leaving, signOut } = useSignOut(user?.email ?? '', leave);
  const verify = useCallback(() => check(false), [check]);

  const signIn = useCallback(async () => {
    // A failed request says nothing about the session.
    const current = await platform.session.current().catch(() => undefined);
    if (current === null) await ask();
    // Another user may have signed in.
    else check(true);
  }, [platform, ask, check]);

  const handleSessionError = useCallback(
    (failure: unknown) => {
      if (!(failure instanceof PlatformError)) return false;
      const isEnd = failure.kind === 'unauthorized';
      if (isEnd) void ask(failure);
      // The refused request has already covered the page.
      return isEnd || failure.kind === 'user-changed';
    },
    [ask],
  );

  const session = useMemo<Session>(() => {
    const known = user ? 'signed-in' : 'signed-out';
    return {
      status: status === 'ready' ? known : status === 'failed' ? 'failed' : 'loading',
      user,
      error,
      isSlow,
      retry: reload,
      signOut: () => void signOut.ask(),
      verify,
      addTeller,
      signIn,
      handleSessionError,
    };
  }, [status, user, error, isSlow, reload, signOut, verify, addTeller, signIn, handleSessionError]);

  const cover = change ?? leaving;
  return (
    <SessionContext value={session}>
      {children}
      {Dialog && user && !cover && (
        // Another user covers the page.
        <Dialog
          user={user}
          onSignedIn={(email) => (email === user.email ? end(true) : check(true))}
          onClose={() => end(false)}
          onLeave={leave}
        />
      )}
      {cover && <SessionCover cover={cover} onSignOut={() => void signOut.now()} />}
    </SessionContext>
  );
}
