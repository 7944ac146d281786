import { useEffect, useEffectEvent } from 'react';
import { matchRoutes, useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { confirmDiscard } from 'dass-elements/dialogs.js';
import { leaveForLogin } from '../app/leave.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { labelOf } from '../app/use-navigate-to.js';
import { useMenu } from '../user/menu.js';
import { labelOfRedirect } from './redirect-label.js';
import { followRedirect, skipsRedirects } from './follow-redirect.js';
import { paths } from '../app/paths.js';
import { redirectFor, type LocalAddress } from './redirects.js';

/** In each spelling that the router takes for the login page: encoded, in upper case, with a slash at the end. */
const isLogin = (address: LocalAddress): boolean => matchRoutes([{ path: paths.login }], address) !== null;
const leavesDocument = (address: LocalAddress): boolean => isLogin(address) || redirectFor(address) !== undefined;

/** A page that replaces its own query, as after saving a new record, is not left. */
const leavesPage: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) =>
  from.pathname !== to.pathname || (from.search !== to.search && historyAction !== 'REPLACE');

const shouldBlock: BlockerFunction = (step) =>
  leavesDocument(step.nextLocation) || (unsavedChanges.exist && leavesPage(step));

/**
 * Guards every navigation: by link, menu or history. React Router supports only one blocker at a time, so this is the
 * only one:
 * - What is being typed is taken first. Unsaved changes are discarded only after the user has confirmed it.
 * - An address outside the shell, the login page or a business area, is opened as a document. The
 *   current page stays until that document is loaded.
 */
export function LeaveGuard() {
  const menu = useMenu().value ?? [];
  const blocker = useBlocker(shouldBlock);

  const leaveDocument = useEffectEvent((location: Location): void => {
    const redirect = redirectFor(location);
    if (!redirect) return leaveForLogin();
    void followRedirect(redirect, labelOf(location) ?? labelOfRedirect(redirect, menu, window.location.origin));
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const { location, proceed, reset } = blocker;
    const controller = new AbortController();
    const { signal } = controller;
    const guard = async (): Promise<void> => {
      await unsavedChanges.settle();
      await rendered();
      if (signal.aborted) return;
      const isSkipped = redirectFor(location) !== undefined && skipsRedirects();
      const mayLeave = isSkipped || (await confirmLeaving(signal));
      if (signal.aborted) return;
      if (!mayLeave) return reset();
      if (!isSkipped) unsavedChanges.discard();
      if (!leavesDocument(location)) return proceed();
      reset();
      leaveDocument(location);
    };
    void guard();
    return () => controller.abort();
  }, [blocker]);

  return null;
}

/** Waits until what was settled is in the state of the page. */
const rendered = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** @returns whether the user has confirmed discarding all unsaved changes */
async function confirmLeaving(signal: AbortSignal): Promise<boolean> {
  for (const text of unsavedChanges.losses) {
    // The user stays when the dialog cannot be loaded.
    if (!(await confirmDiscard({ text, signal }).catch(() => false))) return false;
  }
  return true;
}
