import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { notifications } from '../../../../sample-data/notifications.js';
import { NotificationStore } from './notification-store.js';
import { temporaryFolder } from '../../../../test/support/platform/test-platform.js';

test('beyond its capacity the store drops the oldest notifications and their read marks', async (t) => {
  const path = join(await temporaryFolder(t), 'notifications.json');
  const file = { path, log: assert.fail };
  const store = await NotificationStore.open({ file, initial: () => notifications(5), capacity: 5 });
  await store.markAllRead('a');
  const [{ url, data }] = notifications(1) as [ReturnType<typeof notifications>[number]];
  await store.add({ url, data });
  await store.add({ url, data });
  assert.deepEqual(
    store.page('a', 10).notifications.map(({ id }) => id),
    ['n7', 'n6', 'n5', 'n4', 'n3'],
  );
  assert.equal(store.unread('a'), 2);
  const stored = JSON.parse(await readFile(path, 'utf8')) as { readBy: Record<string, string[]> };
  assert.deepEqual(stored.readBy.a!.sort(), ['n3', 'n4', 'n5']);
});
