import { Hono } from 'hono';
import { answer, failure, missingFields } from '../http/answers.js';
import type { Shape } from '../http/body-fields.js';
import type { EventHub } from './event-hub.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import type { NotificationContent, NotificationStore } from '../stores/notification-store.js';
import type { SessionStore } from '../stores/session-store.js';

export interface NotificationRoutesOptions {
  notifications: NotificationStore;
  sessions: SessionStore;
  hub: EventHub;
}

const contentShape = {
  url: { url: 'text' },
  data: { avatar: 'text', title: 'text', description: 'text', detail: 'text' },
} as const satisfies Shape;

const defaultLimit = 50;
const MAX_LIMIT = 200;

/** Requires `requireSession()`. */
export function notificationRoutes({ notifications, sessions, hub }: NotificationRoutesOptions): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  notifications.onChange((change) => {
    if (change.kind === 'arrived') hub.publish('arrived', { ...change.notification, readed: false });
    else if (change.kind === 'read') hub.publish('read', { ids: change.ids }, change.email);
    else hub.publish('all-read', {}, change.email);
  });

  routes.get('/', (c) => {
    const limit = Number(c.req.query('limit') ?? defaultLimit);
    if (!Number.isInteger(limit) || limit < 1) return answer(c, 400, failure('Limite inválido'));
    try {
      return c.json(notifications.page(c.var.user.email, Math.min(limit, MAX_LIMIT), c.req.query('before')));
    } catch (error) {
      if (error instanceof RangeError) return answer(c, 400, failure('Notificação inválida'));
      throw error;
    }
  });

  routes.post('/', jsonBody(contentShape), async (c) => {
    const content = readContent(c.var.body);
    if (!content) return answer(c, 400, missingFields(['data.title']));
    return c.json(notifications.add(content), 201);
  });

  routes.post('/read-all', async (c) => {
    notifications.markAllRead(c.var.user.email);
    return c.json({ unread: 0 });
  });

  routes.post('/:id/read', async (c) => {
    const { email } = c.var.user;
    const isKnown = notifications.markRead(email, c.req.param('id'));
    return isKnown
      ? c.json({ unread: notifications.unread(email) })
      : answer(c, 404, failure('dassNotificationNotFound'));
  });

  routes.get('/events', (c) => {
    const { session, user } = c.var;
    const stream = hub.open({
      email: user.email,
      session,
      isAlive: () => sessions.userOf(session) !== undefined,
      lastEventId: c.req.header('Last-Event-ID') ?? c.req.query('lastEventId'),
    });
    return c.body(stream, 200, { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  });

  return routes;
}

/** Reads a new notification, with texts cut to a maximum length. Returns undefined without a title. */
function readContent(body: { url?: unknown; data?: unknown }): NotificationContent | undefined {
  const { url } = (body.url ?? {}) as { url?: unknown };
  const data = (body.data ?? {}) as Record<string, unknown>;
  const title = text(data.title);
  if (!title) return undefined;
  return {
    url: { url: text(url) },
    data: { avatar: text(data.avatar, 4_000), title, description: text(data.description), detail: text(data.detail) },
  };
}

const text = (value: unknown, maxLength = 1_000): string =>
  typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
