import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { message } from 'dass-elements/dialogs.js';
import { usePlatform } from '../app/platform-context.js';
import type { PlatformError } from '../app/service-call.js';
import { expectedUser } from './expected-user.js';
import type { SignInAgain, SignInState } from './sign-in-again.js';
import type { SignInDialogProps } from './sign-in-dialog.js';

/** Lets the user sign in again over the page, in a dialog that is loaded when it is needed. */
export function useSignInAgain() {
  const { session } = usePlatform();
  /** The open dialog. */
  const [Dialog, setDialog] = useState<ComponentType<SignInDialogProps>>();
  const [state] = useState<SignInState>(() => ({ isDismissed: false, isLeaving: false }));

  const signInAgain = useMemo(() => {
    let loaded: SignInAgain | undefined;
    return {
      /** @returns undefined when it cannot be loaded */
      load: async () => {
        const module = await import('./sign-in-again.js').catch(() => undefined);
        return (loaded ??= module && new module.SignInAgain(session, state, (Shown) => setDialog(() => Shown)));
      },
      /** Closes the dialog. Requests that have waited for it are repeated, or fail. */
      end: (isSignedIn: boolean, isNew?: boolean) => loaded?.end(isSignedIn, isNew),
      /** Call when the page is being left: the dialog does not open any more. */
      leave: () => void (state.isLeaving = true),
    };
  }, [session, state]);
  const { load } = signInAgain;

  useEffect(() => {
    expectedUser.signInAgain = async (refused) => {
      const dialog = await load();
      if (!dialog) throw refused.error;
      return dialog.repeat(refused);
    };
    return () => void (expectedUser.signInAgain = undefined);
  }, [load]);

  /**
   * Opens the dialog, unless it is open. Resolves when it has closed.
   * @param refusal nothing is opened when the request has waited for the dialog
   */
  const ask = useCallback(
    async (refusal?: PlatformError): Promise<void> => {
      const dialog = await load();
      if (dialog) return dialog.askFor(refusal);
      if (state.isLeaving) return;
      // Confirming leads to the login page; closing keeps the user on the page.
      const { redirect } = await message({ code: 'WITHOUT_TOKEN', type: 'API' }).catch(() => notLoaded);
      state.isLeaving = redirect;
      state.isDismissed = !redirect;
    },
    [load, state],
  );
  return { ...signInAgain, Dialog, ask, state };
}

/** Result when the message could not be loaded. */
const notLoaded = { redirect: false };
