import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Notification, NotificationPage } from '../platform/platform.js';
import {
  noNotifications,
  oldestId,
  reduceNotifications,
  shownNotifications,
  type NotificationAction,
  type NotificationState,
} from './notification-state.js';

const one = (number: number, readed = false): Notification => ({
  id: `n${number}`,
  readed,
  createdAt: '2026-10-14T13:30:00.000Z',
  url: { url: '/materiais' },
  data: { avatar: 'CMP', title: `Aviso ${number}`, description: '', detail: '' },
});
const page = (notifications: Notification[], unread?: number, hasMore = false): NotificationPage => ({
  notifications,
  unread,
  hasMore,
});
const after = (...actions: NotificationAction[]): NotificationState =>
  actions.reduce(reduceNotifications, noNotifications);
const loaded = (notifications: Notification[], unread?: number, hasMore = false): NotificationAction => ({
  kind: 'loaded',
  page: page(notifications, unread, hasMore),
});
const readIds = (state: NotificationState): string[] =>
  shownNotifications(state)
    .notifications.filter(({ readed }) => readed)
    .map(({ id }) => id);
const unread = (state: NotificationState): number => shownNotifications(state).unread;

test('[NL-10] a notification is shown as read at once, and as unread again when the platform refuses', () => {
  const mark = Symbol();
  const before = after(loaded([one(2), one(1)], 7));
  const marked = reduceNotifications(before, { kind: 'mark', mark, ids: ['n2'] });
  assert.deepEqual([readIds(marked), unread(marked)], [['n2'], 6]);
  const refused = reduceNotifications(marked, { kind: 'refuse', mark });
  assert.deepEqual(shownNotifications(refused), shownNotifications(before));
});

test('[NL-10] a confirmed mark is counted once, also when the platform sends an event about it', () => {
  const mark = Symbol();
  const start: NotificationAction[] = [loaded([one(2), one(1)], 7), { kind: 'mark', mark, ids: ['n2'] }];
  const confirm: NotificationAction = { kind: 'confirm', mark };
  const event: NotificationAction = { kind: 'read', ids: ['n2'] };
  for (const end of [[confirm], [confirm, event], [event, confirm], [event, confirm, event]]) {
    const state = after(...start, ...end);
    assert.deepEqual([readIds(state), unread(state), state.pending.size], [['n2'], 6, 0]);
  }
});

test('[NL-10] marking all also covers notifications that are not loaded, but none that arrive later', () => {
  const mark = Symbol();
  const start: NotificationAction[] = [
    loaded([one(3), one(2), one(1, true)], 30, true),
    { kind: 'mark', mark },
    { kind: 'arrived', notification: one(4) },
  ];
  const marked = after(...start);
  assert.deepEqual([readIds(marked), unread(marked)], [['n3', 'n2', 'n1'], 1]);
  const confirmed = after(...start, { kind: 'confirm', mark });
  assert.deepEqual([readIds(confirmed), unread(confirmed)], [['n3', 'n2', 'n1'], 1]);
  const refused = after(...start, { kind: 'refuse', mark });
  assert.deepEqual([readIds(refused), unread(refused)], [['n1'], 31]);
});

test('notifications that another tab has marked as read are read here, loaded or not', () => {
  const state = after(loaded([one(2), one(1, true)], 5), { kind: 'read', ids: ['n2', 'n1', 'n-not-loaded'] });
  assert.deepEqual([readIds(state), unread(state)], [['n2', 'n1'], 3]);
  assert.equal(unread(reduceNotifications(state, { kind: 'all-read' })), 0);
});

test('an arriving notification is inserted once, at the start', () => {
  const arrived: NotificationAction = { kind: 'arrived', notification: one(3) };
  const state = after(loaded([one(2), one(1)], 2), arrived, arrived);
  assert.deepEqual(
    state.confirmed.map(({ id }) => id),
    ['n3', 'n2', 'n1'],
  );
  assert.equal(unread(state), 3);
});

test('older notifications are appended without duplicates; a page without new ones ends the list', () => {
  const older: NotificationAction = { kind: 'older', page: page([one(2), one(1)], 4, true) };
  const state = after(loaded([one(3), one(2)], 4, true), older);
  assert.equal(oldestId(state), 'n1');
  assert.equal(state.confirmed.length, 3);
  assert.equal(state.hasMore, true);
  assert.equal(reduceNotifications(state, older).hasMore, false);
});

test('[NL-06] without a count from the platform, the loaded unread notifications are counted', () => {
  const state = after(loaded([one(3), one(2, true), one(1)]));
  assert.equal(unread(state), 2);
  assert.equal(unread(reduceNotifications(state, { kind: 'mark', mark: Symbol(), ids: ['n3'] })), 1);
});

test('in any order of actions, refused marks restore the confirmed state, and the count is never too low', () => {
  const ids = fc.subarray(['n1', 'n2', 'n3', 'n4', 'n5']);
  const action = fc.oneof(
    ids.map((wanted): NotificationAction => ({ kind: 'mark', mark: Symbol(), ids: wanted })),
    fc.constant(null).map((): NotificationAction => ({ kind: 'mark', mark: Symbol() })),
    ids.map((read): NotificationAction => ({ kind: 'read', ids: read })),
    fc.integer({ min: 1, max: 9 }).map((n): NotificationAction => ({ kind: 'arrived', notification: one(n) })),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const start = loaded([one(3), one(2, true), one(1)], 2);
      const marks = actions.flatMap((entry) => (entry.kind === 'mark' ? [entry.mark] : []));
      const state = after(start, ...actions, ...marks.map((mark): NotificationAction => ({ kind: 'refuse', mark })));
      const alone = after(start, ...actions.filter(({ kind }) => kind !== 'mark'));
      assert.deepEqual(shownNotifications(state).notifications, shownNotifications(alone).notifications);
      const shown = shownNotifications(after(start, ...actions));
      assert.ok(shown.unread >= shown.notifications.filter(({ readed }) => !readed).length);
    }),
  );
});
