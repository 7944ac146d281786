import { useEffect, useEffectEvent } from 'react';
import { useBlocker, type BlockerFunction, type Location } from 'react-router-dom';
import { confirm } from 'dass-elements/dialogs.js';
import { leaveForLogin } from '../app/leave.js';
import { unsavedChanges } from '../app/unsaved-changes.js';
import { labelOf } from '../app/use-go.js';
import { useMenu } from '../menu/menu.js';
import { labelOfRedirect } from '../menu/menu-label.js';
import { followRedirect, skipsRedirects } from './follow-redirect.js';
import { paths } from './paths.js';
import { redirectFor, type LocalAddress } from './redirects.js';

const isLogin = ({ pathname }: LocalAddress): boolean => pathname.toLowerCase().replace(/\/+$/, '') === paths.login;
const leavesDocument = (address: LocalAddress): boolean => isLogin(address) || redirectFor(address) !== undefined;

/** A page that replaces its own address, as a record that was saved does, stays. */
const leavesPage: BlockerFunction = ({ currentLocation: from, nextLocation: to, historyAction }) =>
  from.pathname !== to.pathname || (from.search !== to.search && historyAction !== 'REPLACE');

const shouldBlock: BlockerFunction = (step) =>
  leavesDocument(step.nextLocation) || (unsavedChanges.exist && leavesPage(step));

/**
 * Stands in the way of every navigation, whatever asked for it (a link, the menu, the way back). React Router asks only
 * the blocker that was mounted last, so that this is the only one:
 * - changes that would be lost are given up only when the user confirms it;
 * - an address that the shell does not show itself, the login page (SH-02) or a business area (SH-10), is a document of
 *   its own. The page that is there stays until the other document comes.
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
      const isSkipped = redirectFor(location) !== undefined && skipsRedirects();
      const mayLeave = isSkipped || (await confirmLeaving(signal));
      if (signal.aborted) return;
      if (!mayLeave) return reset();
      if (!leavesDocument(location)) return proceed();
      if (!isSkipped) unsavedChanges.discard();
      reset();
      leaveDocument(location);
    };
    void guard();
    return () => controller.abort();
  }, [blocker]);

  return null;
}

/** @returns whether the user gives up every change that is not saved */
async function confirmLeaving(signal: AbortSignal): Promise<boolean> {
  for (const question of unsavedChanges.questions) {
    // A question that did not load has not been answered: the user stays.
    if (!(await confirm({ ...question, signal }).catch(() => false))) return false;
  }
  return true;
}
