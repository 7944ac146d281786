import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { leaveForLogin } from '../app/leave.js';
import { labelOf } from '../app/use-go.js';
import { useMenu } from '../menu/menu.js';
import { labelOfRedirect } from '../menu/menu-label.js';
import { followRedirect } from './follow-redirect.js';
import { paths } from './paths.js';
import { redirectFor, type LocalAddress } from './redirects.js';

const isLogin = ({ pathname }: LocalAddress): boolean => pathname.toLowerCase().replace(/\/+$/, '') === paths.login;

/**
 * Stops every navigation to an address that the shell does not show itself, whatever asked for it (a link, the menu, the
 * way back): the login page (SH-02) and the business areas (SH-10) are documents of their own. The page that is there
 * stays until the other document comes.
 */
export function LeaveGuard() {
  const menu = useMenu().value ?? [];
  const blocker = useBlocker(({ nextLocation }) => isLogin(nextLocation) || redirectFor(nextLocation) !== undefined);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location, reset } = blocker;
    const label = labelOf(location);
    reset();
    const redirect = redirectFor(location);
    if (!redirect) return leaveForLogin();
    void followRedirect(redirect, label ?? labelOfRedirect(redirect, menu, window.location.origin));
  }, [blocker, menu]);

  return null;
}
