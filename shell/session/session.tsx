import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { leaveForLogin } from '../app/leave.js';
import { usePlatform } from '../app/platform-context.js';
import { useLoad } from '../app/use-load.js';
import { message } from 'dass-elements/dialogs.js';
import { PlatformError } from '../app/service-call.js';
import type { User } from '../platform/platform.js';
import { notifyOtherTabs } from './session-channel.js';
import { SessionCover } from './session-cover.js';
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
   * Lets the user sign in when the session has ended: opens the login page, which leads back to this one. Resolves at
   * once when the user has signed in meanwhile, such as in another tab.
   */
  signIn(): Promise<void>;
  /**
   * Call with every error of the platform. Shows the session-end dialog once when the session has ended.
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
  useEffect(() => void (user && notifyOtherTabs(user.email)), [user]);

  const { isDialogShown, isDismissed, showSessionEnd } = useSessionEnd();
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
      const isTold = isDismissed.current || [...tellers].some((isTelling) => isTelling());
      if (isUserAction || !isTold) void showSessionEnd();
    },
    [isDismissed, showSessionEnd, tellers],
  );
  const { change, check } = useUserChange(user?.email ?? '', onSessionEnd);
  const { cover: leaving, signOut } = useSignOut(isDialogShown);
  const verify = useCallback(() => check(false), [check]);

  const signIn = useCallback(async () => {
    // A failed request says nothing about the session.
    const current = await platform.session.current().catch(() => undefined);
    if (current === null) leaveForLogin();
    // Another user may have signed in.
    else check(true);
  }, [platform, check]);

  const handleSessionError = useCallback(
    (failure: unknown) => {
      const kind = failure instanceof PlatformError ? failure.kind : undefined;
      if (kind === 'unauthorized') void showSessionEnd();
      // The refused request has already covered the page.
      return kind === 'unauthorized' || kind === 'user-changed';
    },
    [showSessionEnd],
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
      {cover && <SessionCover cover={cover} onSignOut={() => void signOut.now()} />}
    </SessionContext>
  );
}

/** Result when the dialog could not be loaded. */
const dialogNotLoaded = { redirect: false };

/** The dialog that announces the end of the session. */
function useSessionEnd() {
  /** The dialog is open, or the page is being left: do not open it again. */
  const isDialogShown = useRef(false);
  /** The user has closed the dialog and stays on the page: only a user action opens it again. */
  const isDismissed = useRef(false);
  const showSessionEnd = useCallback(async () => {
    if (isDialogShown.current) return;
    isDialogShown.current = true;
    // Confirming leads to the login page; closing keeps the user on the page.
    const { redirect } = await message({ code: 'WITHOUT_TOKEN', type: 'API' }).catch(() => dialogNotLoaded);
    isDismissed.current = !redirect;
    if (!redirect) isDialogShown.current = false;
  }, []);
  return { isDialogShown, isDismissed, showSessionEnd };
}
