import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { useLoad } from '../app/use-load.js';
import { message } from 'dass-elements/dialogs.js';
import { PlatformError } from '../app/service-call.js';
import type { User } from '../platform/platform.js';
import { tellOtherTabs } from './session-channel.js';
import { SessionCover } from './session-cover.js';
import { useSignOut } from './use-sign-out.js';
import { useUserChange } from './use-user-change.js';

export interface Session {
  /** `signed-out`: the platform says that nobody is signed in. `failed`: it did not say who. */
  readonly status: 'loading' | 'signed-in' | 'signed-out' | 'failed';
  readonly user: User | undefined;
  readonly error: PlatformError | undefined;
  readonly isSlow: boolean;
  /** Asks again who is signed in. */
  retry(): void;
  /** Ends the session and leaves for the login page; asks first where something is not saved. */
  signOut(): void;
  /** Looks whether the session is still there, when something hints that it is not. */
  verify(): void;
  /**
   * For every failure of the platform that a page hears of: that the session has ended, or is another user's, is reported
   * here, once for all who notice it at the same time. @returns whether it was that, so that there is nothing left to say
   */
  isOver(error: unknown): boolean;
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
  // A login page of the company tells nobody: whoever comes from there does.
  useEffect(() => void (user && tellOtherTabs(user.email)), [user]);

  const { isTold, isDismissed, tellItIsOver } = useSessionEnd();
  const onNobody = useCallback(
    (isOwn: boolean) => {
      if (isOwn || !isDismissed.current) void tellItIsOver();
    },
    [isDismissed, tellItIsOver],
  );
  const { change, check } = useUserChange(user?.email ?? '', onNobody);
  const { cover: leaving, signOut } = useSignOut(isTold);
  const verify = useCallback(() => check(true), [check]);

  const isOver = useCallback(
    (failure: unknown) => {
      const kind = failure instanceof PlatformError ? failure.kind : undefined;
      if (kind === 'unauthorized') void tellItIsOver();
      // The refusal itself has covered the page.
      return kind === 'unauthorized' || kind === 'user-changed';
    },
    [tellItIsOver],
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
      isOver,
    };
  }, [status, user, error, isSlow, reload, signOut, verify, isOver]);

  const cover = change ?? leaving;
  return (
    <SessionContext value={session}>
      {children}
      {cover && <SessionCover cover={cover} onSignOut={() => void signOut.now()} />}
    </SessionContext>
  );
}

/** What holds when that dialog did not load, and the user did not wait for it. */
const notTold = { redirect: false };

/** The dialog that says that the session has ended. */
function useSessionEnd() {
  /** It is there already, or the page is being left: there is no need to hear it again. */
  const isTold = useRef(false);
  /** The user has closed it to stay on the page: from then on only what they do themselves brings it again. */
  const isDismissed = useRef(false);
  const tellItIsOver = useCallback(async () => {
    if (isTold.current) return;
    isTold.current = true;
    // Confirming it leads to the login page (MS-09); closing it leaves the user to what they have on the page.
    const { redirect } = await message({ code: 'WITHOUT_TOKEN', type: 'API' }).catch(() => notTold);
    isDismissed.current = !redirect;
    if (!redirect) isTold.current = false;
  }, []);
  return { isTold, isDismissed, tellItIsOver };
}
