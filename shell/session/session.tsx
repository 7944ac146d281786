import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { usePlatform } from '../app/platform-context.js';
import { useLoad } from '../app/use-load.js';
import { leaveSignedOut } from '../app/leave.js';
import { message } from '../../elements/messages/message.js';
import { PlatformError, type User } from '../platform/platform.js';

export interface Session {
  /** `signed-out`: the platform says that nobody is signed in. `failed`: it did not say who. */
  readonly status: 'loading' | 'signed-in' | 'signed-out' | 'failed';
  readonly user: User | undefined;
  readonly error: PlatformError | undefined;
  readonly isSlow: boolean;
  /** Asks again who is signed in. */
  retry(): void;
  /** Ends the session and leaves for the login page. */
  signOut(): Promise<void>;
  /** Looks whether the session is still there, when something hints that it is not. */
  verify(): void;
  /**
   * For every failure of the platform that a page hears of: that the session has ended is told here, once for all who
   * notice it at the same time. @returns whether it was that, so that there is nothing left to say
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
  /** A dialog says so already, or the page is being left: there is no need to hear it again. */
  const isTold = useRef(false);

  const tellItIsOver = useCallback(async () => {
    if (isTold.current) return;
    isTold.current = true;
    // Confirming it leads to the login page (MS-09); closing it leaves the person to what they have on the page.
    const { redirect } = await message({ code: 'WITHOUT_TOKEN', type: 'API' });
    if (!redirect) isTold.current = false;
  }, []);

  const isOver = useCallback(
    (failure: unknown) => {
      const over = failure instanceof PlatformError && failure.kind === 'unauthorized';
      if (over) void tellItIsOver();
      return over;
    },
    [tellItIsOver],
  );

  const verify = useCallback(() => {
    const hear = (user: User | null) => void (user === null && tellItIsOver());
    // Not being able to ask says nothing about the session.
    platform.session.current().then(hear, () => undefined);
  }, [platform, tellItIsOver]);

  const signOut = useCallback(async () => {
    isTold.current = true;
    try {
      await platform.session.signOut();
    } catch {
      await message({
        type: 'WARNING',
        message: 'dassShellSignOutFailed',
        detail: 'dassShellSignOutFailedDetail',
        expanded: true,
      });
    }
    leaveSignedOut();
  }, [platform]);

  useVerifyOnReturn(verify);

  const session = useMemo<Session>(() => {
    const user = value ?? undefined;
    const known = user ? 'signed-in' : 'signed-out';
    return {
      status: status === 'ready' ? known : status === 'failed' ? 'failed' : 'loading',
      user,
      error,
      isSlow,
      retry: reload,
      signOut,
      verify,
      isOver,
    };
  }, [status, value, error, isSlow, reload, signOut, verify, isOver]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** A page that the browser has kept and shows again, by the back button, may be one of a session that is over. */
function useVerifyOnReturn(verify: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && verify();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [verify]);
}
