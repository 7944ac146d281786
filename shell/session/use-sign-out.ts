import { useMemo, useState, type RefObject } from 'react';
import { confirm } from 'dass-elements/dialogs.js';
import { leaveSignedOut } from '../app/leave.js';
import { usePlatform } from '../app/platform-context.js';
import { asPlatformError } from '../app/platform-failure.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { msg } from '../locales/localize.js';
import { tellOtherTabs } from './session-channel.js';
import type { Cover } from './session-cover.js';

/**
 * Signs out: the page is covered from the moment on that the user has confirmed it, whatever the platform says.
 * @param isTold set, so that nobody says that the session has ended while it does
 */
export function useSignOut(isTold: RefObject<boolean>): {
  readonly cover: Cover | undefined;
  /** `ask()`: unless it is confirmed that what is not saved may be lost. `now()`: at once. */
  readonly signOut: { readonly ask: () => Promise<void>; readonly now: () => Promise<void> };
} {
  const { session } = usePlatform();
  const [cover, setCover] = useState<Cover>();
  const signOut = useMemo(() => {
    const now = async () => {
      isTold.current = true;
      // Confirmed by now, and the page does not come back.
      unsavedChanges.discard();
      setCover({ kind: 'signing-out' });
      try {
        await session.signOut();
      } catch (failure) {
        setCover({ kind: 'sign-out-failed', error: asPlatformError(failure) });
        return;
      }
      tellOtherTabs('');
      leaveSignedOut();
    };
    const ask = async () => {
      // A question that did not load has not been answered: the user stays.
      const isSure = !unsavedChanges.exist || (await confirm(question()).catch(() => false));
      if (isSure) await now();
    };
    return { ask, now };
  }, [session, isTold]);
  return { cover, signOut };
}

const question = () =>
  ({
    heading: msg('Sair sem salvar?', { id: 'dassShellSignOutUnsaved' }),
    text: msg('Há alterações que não foram salvas nesta página. Se você sair agora, elas serão perdidas.', {
      id: 'dassShellSignOutUnsavedText',
    }),
    confirmLabel: msg('Sair sem salvar', { id: 'dassShellSignOutDiscard' }),
    tone: 'danger',
  }) as const;
