import { useMemo, useState } from 'react';
import { isDraftOpenElsewhere } from '../app/drafts.js';
import { leaveSignedOut } from '../app/leave.js';
import { usePlatform } from '../app/platform-context.js';
import { asPlatformError } from '../app/platform-failure.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { confirmLost } from './confirm-lost.js';
import { notifyOtherTabs } from './session-channel.js';
import type { Cover } from './cover-content.js';

/**
 * Signs the user out. The page is covered as soon as the user has confirmed, whatever the platform answers.
 * @param email of the user
 * @param onLeave called before the session ends, so that no dialog asks the user to sign in again
 */
export function useSignOut(
  email: string,
  onLeave: () => void,
): {
  readonly cover: Cover | undefined;
  /** `ask()` asks for confirmation when there are unsaved changes, also in other tabs; `now()` does not. */
  readonly signOut: { readonly ask: () => Promise<void>; readonly now: () => Promise<void> };
} {
  const { session } = usePlatform();
  const [cover, setCover] = useState<Cover>();
  const signOut = useMemo(() => {
    const now = async () => {
      onLeave();
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
      const unsaved = { isHere: unsavedChanges.exist, isElsewhere: await isDraftOpenElsewhere(email) };
      const isLost = unsaved.isHere || unsaved.isElsewhere;
      // The user stays when the dialog cannot be loaded.
      const isSure = !isLost || (await confirmLost(unsaved).catch(() => false));
      if (isSure) await now();
    };
    return { ask, now };
  }, [session, email, onLeave]);
  return { cover, signOut };
}
