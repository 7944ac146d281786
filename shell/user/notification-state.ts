import type { Notification, NotificationPage } from '../platform/platform.js';

/** A read mark that the user has set and the platform has not confirmed yet. */
interface Pending {
  /** The loaded unread notifications that it changes. */
  readonly ids: ReadonlySet<string>;
  /** It covers all notifications that existed when it was set, loaded or not. */
  readonly all: boolean;
}

/** The confirmed state, and separately the pending marks: a refused mark is simply removed. */
export interface NotificationState {
  /** The loaded notifications as the platform knows them, newest first. */
  readonly confirmed: readonly Notification[];
  /** Number of all unread notifications, from the platform; undefined when it does not send it. */
  readonly unread: number | undefined;
  readonly hasMore: boolean;
  readonly pending: ReadonlyMap<symbol, Pending>;
}

export type NotificationAction =
  /** The first page: replaces all notifications. */
  | { kind: 'loaded'; page: NotificationPage }
  | { kind: 'older'; page: NotificationPage }
  | { kind: 'arrived'; notification: Notification }
  | { kind: 'read'; ids: readonly string[] }
  | { kind: 'all-read' }
  /** The user marks notifications as read; without `ids` all of them. */
  | { kind: 'mark'; mark: symbol; ids?: readonly string[] }
  /** The platform has accepted a mark. */
  | { kind: 'confirm'; mark: symbol }
  /** The platform has refused a mark: its changes are undone. */
  | { kind: 'refuse'; mark: symbol };

export const noNotifications: NotificationState = {
  confirmed: [],
  unread: 0,
  hasMore: false,
  pending: new Map(),
};

export function reduceNotifications(state: NotificationState, action: NotificationAction): NotificationState {
  switch (action.kind) {
    case 'loaded': {
      const { notifications, hasMore, unread } = action.page;
      return { ...state, confirmed: notifications, hasMore, unread };
    }
    case 'older': {
      const known = new Set(state.confirmed.map(({ id }) => id));
      const older = action.page.notifications.filter(({ id }) => !known.has(id));
      const { hasMore, unread = state.unread } = action.page;
      // A page without new entries would be requested again without end.
      return { ...state, confirmed: [...state.confirmed, ...older], hasMore: hasMore && older.length > 0, unread };
    }
    case 'arrived': {
      const { notification } = action;
      if (state.confirmed.some(({ id }) => id === notification.id)) return state;
      const unread = plus(state.unread, notification.readed ? 0 : 1);
      return { ...state, confirmed: [notification, ...state.confirmed], unread };
    }
    case 'read':
      return read(state, new Set(action.ids));
    case 'all-read':
      return allRead(state);
    case 'mark':
      return mark(state, action.mark, action.ids);
    case 'confirm': {
      const pending = state.pending.get(action.mark);
      if (!pending) return state;
      const updated = read(without(state, action.mark), pending.ids);
      return pending.all ? { ...updated, unread: countUnread(updated.confirmed) } : updated;
    }
    case 'refuse':
      return without(state, action.mark);
  }
}

/** The list and the count that the user sees: pending marks are treated as confirmed. */
export function shownNotifications(state: NotificationState): {
  notifications: readonly Notification[];
  unread: number;
} {
  const { confirmed, pending, unread } = state;
  const marks = [...pending.values()];
  const marked = new Set(marks.flatMap(({ ids }) => [...ids]));
  const notifications = marked.size
    ? confirmed.map((one) => (!one.readed && marked.has(one.id) ? { ...one, readed: true } : one))
    : confirmed;
  const left = countUnread(notifications);
  // A mark on all covers those that are not loaded: the remaining unread ones have arrived since.
  if (unread === undefined || marks.some(({ all }) => all)) return { notifications, unread: left };
  return { notifications, unread: Math.max(left, unread - (countUnread(confirmed) - left)) };
}

/** The id before which the next page ends. */
export const oldestId = ({ confirmed }: NotificationState): string | undefined => confirmed.at(-1)?.id;

function read(state: NotificationState, ids: ReadonlySet<string>): NotificationState {
  const known = new Map(state.confirmed.map(({ id, readed }) => [id, readed]));
  // One that is not loaded counts as unread: the platform sends an event only when that changes.
  const changed = [...ids].filter((id) => known.get(id) !== true).length;
  if (changed === 0) return state;
  const confirmed = state.confirmed.map((one) => (ids.has(one.id) && !one.readed ? { ...one, readed: true } : one));
  return { ...state, confirmed, unread: plus(state.unread, -changed) };
}

function allRead(state: NotificationState): NotificationState {
  const confirmed = state.confirmed.map((one) => (one.readed ? one : { ...one, readed: true }));
  return { ...state, confirmed, unread: 0 };
}

function mark(state: NotificationState, key: symbol, ids: readonly string[] | undefined): NotificationState {
  const wanted = ids && new Set(ids);
  const unread = shownNotifications(state).notifications.filter(
    ({ id, readed }) => !readed && (!wanted || wanted.has(id)),
  );
  const pending = new Map(state.pending);
  pending.set(key, { ids: new Set(unread.map(({ id }) => id)), all: !wanted });
  return { ...state, pending };
}

function without(state: NotificationState, key: symbol): NotificationState {
  const pending = new Map(state.pending);
  return pending.delete(key) ? { ...state, pending } : state;
}

const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ readed }) => !readed).length;

const plus = (count: number | undefined, change: number): number | undefined =>
  count === undefined ? undefined : Math.max(0, count + change);
