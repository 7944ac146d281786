import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { deepestMenu } from 'dass-elements/menu.js';
import { isUnread } from 'dass-elements/messages.js';
import { businessMenu } from '../../sample-data/menu.js';
import { notifications } from '../../sample-data/notifications.js';
import { readMenu, readNotification, readNotificationPage, readUser } from './guards.js';
import { readStoredFile, readStoredFiles } from './http-files.js';
import { readIds } from './notification-feed.js';
import type { MenuItem } from './platform.js';

const address = (id: string) => (id ? `/file/${id}` : '');
const ignore = () => {};

/** Random answers: known field names with any value, mixed with any other value. */
const anything = fc.anything({ withNullPrototype: true, withBigInt: true, maxDepth: 4 });
const names = [
  'id',
  'label',
  'url',
  'icon',
  'active',
  'items',
  'readed',
  'createdAt',
  'data',
  'avatar',
  'title',
  'description',
  'detail',
  'notifications',
  'hasMore',
  'unread',
  'ids',
  'fileName',
  'type',
  'size',
  'name',
  'email',
  'accessDenied',
] as const;
const { almost } = fc.letrec((tie) => ({
  almost: fc.oneof(
    { maxDepth: 4 },
    anything,
    fc.array(tie('almost'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie('almost'), { maxKeys: 8 }),
  ),
}));

test('no input makes a guard throw, and its results have the declared types', (context) => {
  context.mock.method(console, 'warn', () => {});
  fc.assert(
    fc.property(almost, (value) => {
      const user = readUser(value);
      if (user)
        assert.deepEqual(
          Object.values(user).map((it) => typeof it),
          ['string', 'string', 'boolean'],
        );
      for (const item of flat(readMenu(value) ?? [])) {
        assert.ok(item.id && item.label && typeof item.active === 'boolean');
        for (const text of [item.id, item.label, item.url ?? '', item.icon ?? '']) assert.equal(typeof text, 'string');
      }
      const entries = [readNotification(value), ...(readNotificationPage(value, ignore)?.notifications ?? [])];
      for (const entry of entries) {
        if (!entry) continue;
        assert.equal(typeof entry.readed, 'boolean');
        assert.ok(entry.createdAt === '' || new Date(entry.createdAt).toISOString() === entry.createdAt);
        for (const text of [entry.id, entry.url.url, ...Object.values(entry.data)]) assert.equal(typeof text, 'string');
      }
      for (const file of [readStoredFile(value, address), ...(readStoredFiles(value, address) ?? [])]) {
        if (file) assert.ok(file.id && file.fileName && file.type && file.size >= 0 && file.src);
      }
      for (const id of readIds(value) ?? []) assert.ok(typeof id === 'string' && id);
    }),
    { numRuns: 2_000 },
  );
});

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.items ?? [])]);

test('valid data is returned unchanged', () => {
  assert.deepEqual(readMenu(businessMenu(300)), businessMenu(300));
  const list = notifications(100);
  assert.deepEqual(
    readNotificationPage({ notifications: list, hasMore: true, unread: 3 }, () => assert.fail('nothing is dropped')),
    {
      notifications: list,
      hasMore: true,
      unread: 3,
    },
  );
});

test('[HL-05] an unclear value denies access', (context) => {
  // Warns once in this process: here, or already in the test with random answers.
  context.mock.method(console, 'warn', () => {});
  const denied = (accessDenied?: unknown) => readUser({ name: 'a', accessDenied })!.accessDenied;
  for (const yes of [true, 'true', 1, 'S', {}, 'sim']) assert.equal(denied(yes), true, JSON.stringify(yes));
  for (const no of [false, 'false', 0, 'N', null, undefined]) assert.equal(denied(no), false, JSON.stringify(no));
});

test('readUser() returns null without a user, and undefined for a user without name and email', () => {
  assert.equal(readUser(null), null);
  assert.equal(readUser(undefined), null);
  for (const wrong of [{}, [], 'Marina', 1, { name: '' }]) assert.equal(readUser(wrong), undefined);
});

test('[MD-07] readMenu() treats a missing active as true, drops entries without label and generates missing ids', () => {
  const menu = readMenu([
    { label: 'A', items: [{ label: 'B', active: false }, { id: 'x' }, null, { label: 'C', active: null }] },
  ]);
  assert.deepEqual(menu, [
    {
      id: 'item-1',
      label: 'A',
      active: true,
      items: [
        { id: 'item-1.1', label: 'B', active: false },
        { id: 'item-1.4', label: 'C', active: true },
      ],
    },
  ]);
});

/** A menu with one entry on each level. */
const menuOf = (levels: number): unknown =>
  JSON.parse(`${'[{"label":"x","items":'.repeat(levels)}[]${'}]'.repeat(levels)}`);

test('readMenu() keeps all levels of a deep menu: the kit limits what it shows', () => {
  for (const levels of [20, deepestMenu, deepestMenu + 8]) {
    assert.equal(flat(readMenu(menuOf(levels))!).length, levels);
  }
});

test('readMenu() stops at 500 levels', () => {
  assert.equal(flat(readMenu(menuOf(3_000))!).length, 500);
});

test('[NL-06] readNotification() reads the unread state as the kit does', () => {
  for (const readed of [undefined, null, true, false, 'false', 'true', 0, 1, {}]) {
    const { readed: read } = readNotification({ id: 'n1', readed, data: { title: 'x' } })!;
    assert.equal(read, !isUnread({ readed }), JSON.stringify(readed));
  }
});

test('a page without a valid notification has no more pages, or loading would never end', () => {
  const page = readNotificationPage({ notifications: [{}, {}], hasMore: true }, ignore);
  assert.deepEqual(page, { notifications: [], hasMore: false, unread: undefined });
});
