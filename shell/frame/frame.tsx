import { useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { MenuProvider } from '../menu/menu.js';
import { NotificationsProvider } from '../notifications/notifications.js';
import { LeaveGuard } from '../routes/leave-guard.js';
import { SessionProvider } from '../session/session.js';
import { Header } from './header.js';
import { NavigationProgress } from './navigation-progress.js';
import { HasNavigatedContext } from './page-frame.js';
import { useScrollPosition } from './use-scroll-position.js';

/** Layout of every page: the header, and the providers of session, menu and notifications. */
export function Frame() {
  useScrollPosition();
  return (
    <SessionProvider>
      <MenuProvider>
        <HasNavigatedContext value={useHasNavigated()}>
          <LeaveGuard />
          <NavigationProgress />
          <NotificationsProvider>
            <Header>
              <Outlet />
            </Header>
          </NotificationsProvider>
          <ScrollRestoration />
        </HasNavigatedContext>
      </MenuProvider>
    </SessionProvider>
  );
}

function useHasNavigated(): boolean {
  const location = useLocation();
  const first = useRef(location);
  const hasNavigated = useRef(false);
  hasNavigated.current ||= location !== first.current;
  return hasNavigated.current;
}
