import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { EventHub } from './event-hub.js';

const subscriber = { email: 'a', session: 's', isAlive: () => true };

test('a listener that reads nothing is disconnected and its memory released', (t) => {
  const hub = new EventHub();
  t.after(() => hub.close());
  hub.open(subscriber);
  hub.open({ ...subscriber, email: 'b' });
  for (let turn = 0; turn < 300; turn++) hub.publish('arrived', 'x'.repeat(1_000), 'a');
  assert.equal(hub.listeners, 1);
});

test('a cancelled listener is removed', async (t) => {
  const hub = new EventHub();
  t.after(() => hub.close());
  const stream = hub.open(subscriber);
  assert.equal(hub.listeners, 1);
  await stream.cancel();
  assert.equal(hub.listeners, 0);
});
