import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { test } from 'node:test';
import { notifications } from '../../../../sample-data/notifications.js';
import { Database } from '../database/database.js';
import { recordMigrations } from '../database/schema.js';
import { NotificationStore } from './notification-store.js';
import { temporaryFolder } from '../../../../test/support/platform/test-platform.js';

test('beyond its capacity the store drops the oldest notifications and their read marks', async (t) => {
  const path = join(await temporaryFolder(t), 'records.db');
  const database = await Database.open({ path, log: assert.fail, migrations: recordMigrations });
  t.after(() => database.close());
  const store = new NotificationStore({ database, initial: () => notifications(5), capacity: 5 });
  store.markAllRead('a');
  const [{ url, data }] = notifications(1) as [ReturnType<typeof notifications>[number]];
  store.add({ url, data });
  store.add({ url, data });
  assert.deepEqual(
    store.page('a', 10).notifications.map(({ id }) => id),
    ['n7', 'n6', 'n5', 'n4', 'n3'],
  );
  assert.equal(store.unread('a'), 2);
  const stored = database.all("SELECT notification FROM notification_reads WHERE email = 'a' ORDER BY notification");
  assert.deepEqual(
    stored,
    [3, 4, 5].map((notification) => ({ notification })),
  );
});
