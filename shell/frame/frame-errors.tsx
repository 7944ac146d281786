import { msg } from '../locales/localize.js';
import { useMenu } from '../user/menu.js';
import { useFrameNotifications } from '../user/notifications.js';
import { Failure } from './failure.js';

/** Errors of the menu and the notifications, shown above every page. */
export function FrameErrors() {
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
          error && <Failure key={heading} heading={heading} error={error} onRetry={retry} />,
      )}
    </div>
  );
}
