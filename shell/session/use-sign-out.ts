import { useMemo, useState, type RefObject } from 'react';
import { confirmDiscard } from 'dass-elements/dialogs.js';
import { leaveSignedOut } from '../app/leave.js';
import { usePlatform } from '../app/platform-context.js';
import { asPlatformError } from '../app/platform-failure.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { msg } from '../locales/localize.js';
import { notifyOtherTabs } from './session-channel.js';
import type { Cover } from './session-cover.js';

/**
 * Signs the user out. The page is covered as soon as the user has confirmed, whatever the platform answers.
 * @param isDialogShown set to true, so that no other dialog announces the end of the session
 */
export function useSignOut(isDialogShown: RefObject<boolean>): {
  readonly cover: Cover | undefined;
  /** `ask()` asks for confirmation when there are unsaved changes; `now()` does not. */
  readonly signOut: { readonly ask: () => Promise<void>; readonly now: () => Promise<void> };
} {
  const { session } = usePlatform();
  const [cover, setCover] = useState<Cover>();
  const signOut = useMemo(() => {
    const now = async () => {
      isDialogShown.current = true;
      // The user has confirmed, and the page will be left.
      unsavedChanges.discard();
      setCover({ kind: 'signing-out' });
      try {
        await session.signOut();
      } catch (failure) {
        setCover({ kind: 'sign-out-failed', error: asPlatformError(failure) });
        return;
      }
      notifyOtherTabs('');
      leaveSignedOut();
    };
    const ask = async () => {
      await unsavedChanges.settle();
      // The user stays when the dialog cannot be loaded.
      const isSure = !unsavedChanges.exist || (await confirmDiscard(lost()).catch(() => false));
      if (isSure) await now();
    };
    return { ask, now };
  }, [session, isDialogShown]);
  return { cover, signOut };
}

const lost = (): string =>
  msg('Há alterações que não foram salvas nesta página. Se você sair agora, elas serão perdidas.', {
    id: 'dassShellSignOutUnsavedText',
  });
