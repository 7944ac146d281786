import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { announce } from 'dass-elements/page.js';
import { getLanguage } from 'dass-elements/language.js';
import { msg, str } from '../locales/localize.js';
import { usePlatform } from '../app/platform-context.js';
import { showFailure } from '../app/show-failure.js';
import { notificationInLanguage } from '../app/translations.js';
import { useLoad } from '../app/use-load.js';
import { useLanguage } from '../app/use-texts.js';
import type { Notification, NotificationEvent } from '../platform/platform.js';
import type { PlatformError } from '../app/service-call.js';
import { useSession } from '../session/session.js';
import { noNotifications, oldestId, reduceNotifications, shownNotifications } from './notification-state.js';

export interface Notifications {
  readonly notifications: readonly Notification[];
  /** Number of all unread notifications. */
  readonly unread: number;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly isSlow: boolean;
  /** Why the list could not be loaded. */
  readonly error: PlatformError | undefined;
  /** Loads the list again. */
  retry(): void;
  /** Loads the next page of older notifications, if there is one. */
  loadOlder(): void;
  markRead(id: string): void;
  markAllRead(): void;
}

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

/** The notifications of the signed-in user, synchronized with the other tabs. */
function useNotifications(isEnabled: boolean): Notifications {
  const { notifications: service } = usePlatform();
  const { handleSessionError, verify } = useSession();
  const [state, dispatch] = useReducer(reduceNotifications, noNotifications);
  const language = useLanguage();
  const shown = useMemo(() => {
    const { notifications, ...counts } = shownNotifications(state);
    return { ...counts, notifications: notifications.map((one) => notificationInLanguage(one, language)) };
  }, [state, language]);
  const latest = useRef(state);
  useEffect(() => void (latest.current = state), [state]);

  const load = useCallback((signal: AbortSignal) => service.load({ signal }), [service]);
  const first = useLoad(isEnabled ? load : undefined);
  const { value, error, reload } = first;
  useEffect(() => {
    if (value) dispatch({ kind: 'loaded', page: value });
  }, [value]);
  useEffect(() => void (error && handleSessionError(error)), [error, handleSessionError]);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const handleEvent = (event: Exclude<NotificationEvent, { kind: 'stale' | 'connection' | 'documents' }>) => {
      dispatch(event);
      if (event.kind === 'arrived') {
        const { title } = notificationInLanguage(event.notification, getLanguage()).data;
        announce(msg(str`Nova notificação: ${title}`, { id: 'dassShellArrived' }));
      }
    };
    return service.subscribe((event: NotificationEvent) => {
      if (event.kind === 'stale') reload();
      else if (event.kind === 'connection') {
        if (event.state === 'refused') verify();
      } else if (event.kind !== 'documents') handleEvent(event);
    });
  }, [service, isEnabled, reload, verify]);

  const isLoadingOlder = useRef(false);
  const loadOlder = useCallback(() => {
    const before = oldestId(latest.current);
    if (isLoadingOlder.current || !latest.current.hasMore || before === undefined) return;
    isLoadingOlder.current = true;
    service
      .load({ before })
      .then(
        (page) => dispatch({ kind: 'older', page }),
        (failure: unknown) =>
          void (
            handleSessionError(failure) ||
            showFailure(failure, () =>
              msg('As notificações não puderam ser carregadas.', { id: 'dassShellNotificationsFailed' }),
            )
          ),
      )
      .finally(() => (isLoadingOlder.current = false));
  }, [service, handleSessionError]);

  const mark = useCallback(
    (request: Promise<void>, ids?: readonly string[]) => {
      const key = Symbol('mark');
      dispatch({ kind: 'mark', mark: key, ...(ids && { ids }) });
      request.then(
        () => dispatch({ kind: 'confirm', mark: key }),
        (failure: unknown) => {
          dispatch({ kind: 'refuse', mark: key });
          if (!handleSessionError(failure))
            showFailure(failure, () => msg('A notificação continua não lida.', { id: 'dassShellMarkFailed' }));
        },
      );
    },
    [handleSessionError],
  );
  const markRead = useCallback((id: string) => mark(service.markRead(id), [id]), [mark, service]);
  const markAllRead = useCallback(() => mark(service.markAllRead()), [mark, service]);

  const { status, isSlow } = first;
  return useMemo(
    () => ({ ...shown, status, isSlow, error, retry: reload, loadOlder, markRead, markAllRead }),
    [shown, status, isSlow, error, reload, loadOlder, markRead, markAllRead],
  );
}
