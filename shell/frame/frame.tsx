import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';
import type { MenuItem } from 'dass-elements/menu.js';
import { MenuProvider } from '../user/menu.js';
import { NotificationsProvider } from '../user/notifications.js';
import { LeaveGuard } from '../routes/leave-guard.js';
import { SessionProvider } from '../session/session.js';
import { Header } from './header.js';
import type { FinderComponent } from './finder/finder-content.js';
import { HasNavigatedContext, useHasNavigated } from '../history/has-navigated.js';
import { useScrollPosition } from '../history/use-scroll-position.js';
import { useVisitedPages } from '../history/visited-pages.js';
import { msg } from '../locales/localize.js';

/**
 * Layout of every page: the header, and the providers of session, menu and notifications.
 * @param ownMenu the shell's own part of the menu
 * @param Finder the dialog of Ctrl+K, with the records and actions of the application
 */
export function Frame({ ownMenu, Finder }: { ownMenu: readonly MenuItem[]; Finder: FinderComponent }) {
  useScrollPosition();
  useVisitedPages();
  return (
    <SessionProvider>
      <MenuProvider ownMenu={ownMenu}>
        <HasNavigatedContext value={useHasNavigated()}>
          <LeaveGuard />
          <NavigationProgress />
          <NotificationsProvider>
            <Header Finder={Finder}>
              <Outlet />
            </Header>
          </NotificationsProvider>
          <ScrollRestoration />
        </HasNavigatedContext>
      </MenuProvider>
    </SessionProvider>
  );
}

/** A progress line at the top while the next page is loading. CSS shows it only after a short delay. */
function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div
      className="navigation-progress"
      role="progressbar"
      aria-label={msg('Carregando a página', { id: 'dassShellLoadingPage' })}
    />
  );
}
