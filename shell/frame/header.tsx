import { createContext, useCallback, useContext, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { addTexts } from 'dass-elements/language.js';
import type { MenuItem } from 'dass-elements/menu.js';
import { isLocalhost, parseHost } from 'dass-elements/urls.js';
import { msg } from '../locales/localize.js';
import { DassHeaderLayout, type DassHeaderLayoutElement } from 'dass-elements/react/dass-header-layout.js';
import { useNavigateTo } from '../app/use-navigate-to.js';
import { useLanguage } from '../app/use-texts.js';
import { configuration } from '../configuration.js';
import { useMenu } from '../user/menu.js';
import { useFrameNotifications } from '../user/notifications.js';
import { paths } from '../app/paths.js';
import { ConnectionStatus } from '../connection/connection-status.js';
import { useSession } from '../session/session.js';
import { FindButton } from './finder/find-button.js';
import type { FinderComponent } from './finder/finder-content.js';
import { FailureBanner } from './failure.js';

// The label is a message id: favourites and the history store it and show it in the current language.
addTexts({ dassShellHome: () => msg('Início', { id: 'dassShellHome' }) });

/** In the finder, before the entries of the menu. */
const homeEntry: MenuItem = { id: 'shell-home', label: 'dassShellHome', url: paths.home, icon: 'home' };

const OpenNotificationsContext = createContext<() => void>(() => {});

/** Opens the list of the notifications in the header. */
export const useOpenNotifications = (): (() => void) => useContext(OpenNotificationsContext);

/** Hides the menu, the user name and the sign-out command. */
const hiddenUser = { accessDenied: true };

/** The application header, with the data of the signed-in user. */
export function Header({ Finder, children }: { Finder: FinderComponent; children: ReactNode }) {
  useLanguage();
  const { status, user, signOut } = useSession();
  const { entries } = useMenu();
  const { notifications, unread, loadOlder, markRead, markAllRead } = useFrameNotifications();
  const { pathname, search, hash } = useLocation();
  const navigateTo = useNavigateTo();
  const finderMenu = useMemo(() => [homeEntry, ...entries], [entries]);
  const layout = useRef<DassHeaderLayoutElement>(null);
  const openNotifications = useCallback(() => layout.current?.openNotifications(), []);
  const isSignedIn = user !== undefined && !user.accessDenied;

  return (
    <DassHeaderLayout
      ref={layout}
      heading={msg('Portal', { id: 'dassShellHeading' })}
      homeLink={paths.home}
      user={status === 'signed-out' ? hiddenUser : user}
      menuItems={isSignedIn ? entries : []}
      withNotifications={isSignedIn}
      notifications={notifications}
      unreadCount={unread}
      versionLabel={configuration.versionLabel}
      currentUrl={window.location.origin + pathname + search + hash}
      onNavigate={(event) => {
        event.preventDefault();
        navigateTo(event.detail.url, event.detail.label);
      }}
      onLogoff={signOut}
      onMarkRead={(event) => markRead(idOf(event.detail.notification))}
      onMarkAllRead={markAllRead}
      onScrollVisible={loadOlder}
    >
      <span slot="logo" className="logo">
        <img src="/icon.svg" alt="" width="26" height="26" />
        <span title={configuration.productName}>{configuration.productName}</span>
      </span>
      {isSignedIn && <FindButton slot="actions" menu={finderMenu} Finder={Finder} />}
      <EnvironmentBadge slot="actions" />
      <ConnectionStatus />
      <FrameErrors />
      <OpenNotificationsContext value={openNotifications}>{children}</OpenNotificationsContext>
    </DassHeaderLayout>
  );
}

/** Shows the environment, so that hiddenUser takes a test system for production. */
function EnvironmentBadge({ slot }: { slot: string }) {
  const { hostname } = window.location;
  const { environment } = parseHost(hostname);
  const label = isLocalhost(hostname) ? msg('Local', { id: 'dassShellLocal' }) : environment.toUpperCase();
  if (!label) return null;
  return (
    <span slot={slot} className="environment">
      {label}
    </span>
  );
}

/** The list gets the platform's own notifications, and its events return them. */
const idOf = (notification: object): string => String((notification as { id?: unknown }).id);

/** Errors of the menu and the notifications, shown above every page. */
function FrameErrors() {
  const menu = useMenu();
  const notifications = useFrameNotifications();
  const parts = [
    {
      heading: msg('O menu não pôde ser carregado.', { id: 'dassShellMenuFailed' }),
      error: menu.error,
      retry: menu.reload,
    },
    {
      heading: msg('As notificações não puderam ser carregadas.', { id: 'dassShellNotificationsFailed' }),
      error: notifications.error,
      retry: notifications.retry,
    },
  ];
  const shown = parts.filter(({ error }) => error && error.kind !== 'unauthorized');
  if (shown.length === 0) return null;
  return (
    <div className="frame-errors">
      {shown.map(
        ({ heading, error, retry }) =>
          error && <FailureBanner key={heading} heading={heading} error={error} onRetry={retry} />,
      )}
    </div>
  );
}
