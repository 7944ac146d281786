import { createContext, useContext, type ReactNode } from 'react';
import { useSession } from '../session/session.js';
import { useNotifications, type Notifications } from './use-notifications.js';

const NotificationsContext = createContext<Notifications | undefined>(undefined);

export function useFrameNotifications(): Notifications {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('There is no NotificationsProvider above this component');
  return notifications;
}

/** Provides the notifications of the signed-in user to the whole frame; none without permission for the area. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const notifications = useNotifications(user !== undefined && !user.accessDenied);
  return <NotificationsContext value={notifications}>{children}</NotificationsContext>;
}
