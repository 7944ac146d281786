import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../../elements/messages/confirm.js';
import { unsavedChanges } from './unsaved-changes.js';

/**
 * Asks before a person leaves a page on which there is something that is not saved: by the shell's own question, and by
 * the browser's where the document is left.
 * @param question texts or keys
 */
export function useUnsavedChanges(isDirty: boolean, question: { heading: string; text: string }): void {
  const { heading, text } = question;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      // A question that did not load has not been answered: the user stays.
      const leaves = await confirm({ heading, text, signal: controller.signal }).catch(() => false);
      if (controller.signal.aborted) return;
      if (leaves) blocker.proceed();
      else blocker.reset();
    };
    void ask();
    return () => controller.abort();
  }, [blocker, heading, text]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const forget = unsavedChanges.add();
    const ask = (event: BeforeUnloadEvent): void => {
      if (unsavedChanges.exist) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      forget();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isDirty]);
}
