import { strict as assert } from 'node:assert';
import { setImmediate as turn } from 'node:timers/promises';
import { test } from 'node:test';
import { eventually } from '../../test/support/platform/test-platform.js';
import { electTabLeader } from './tab-leader.js';
import { TestLocks } from '../../test/support/platform/test-locks.js';

function join(locks: TestLocks | undefined, name: string, log: string[], received: string[] = []) {
  return electTabLeader<string>({
    name: 'group',
    locks: locks?.asReal,
    onElected: () => {
      log.push(`${name} leads`);
      return () => log.push(`${name} stops`);
    },
    onMessage: (message) => received.push(`${name} receives ${message}`),
  });
}

test('one tab leads; when it leaves, the next one does; a tab that left while waiting never leads', async () => {
  const [locks, log] = [new TestLocks(), [] as string[]];
  const [first, second, third] = ['1', '2', '3'].map((name) => join(locks, name, log));
  await turn();
  assert.deepEqual(log, ['1 leads']);
  second!.leave();
  first!.leave();
  await turn();
  assert.deepEqual(log, ['1 leads', '1 stops', '3 leads']);
  third!.leave();
  await turn();
  assert.deepEqual(log.slice(3), ['3 stops']);
});

test('a message reaches all other tabs, but not its sender', async () => {
  const [locks, received] = [new TestLocks(), [] as string[]];
  const tabs = ['1', '2', '3'].map((name) => join(locks, name, [], received));
  tabs[0]!.send('hello');
  // Each tab receives all messages in order: after the last one, all earlier ones have arrived.
  tabs[1]!.send('bye');
  await eventually(
    () => received.filter((text) => text.endsWith('bye')).length === 2 && received.includes('2 receives hello'),
  );
  assert.deepEqual(received.sort(), ['1 receives bye', '2 receives hello', '3 receives bye', '3 receives hello']);
  for (const tab of tabs) tab.leave();
  tabs[0]!.send('after leaving: nothing happens');
});

test('a tab that leaves while it is elected gives the lock back', async () => {
  const log: string[] = [];
  let grant = () => {};
  const granted = new Promise<void>((resolve) => (grant = resolve));
  let isHeld: Promise<unknown> | undefined;
  const request = async (_name: string, _options: unknown, hold: () => Promise<unknown>) => {
    await granted;
    return (isHeld = hold());
  };
  const locks = { request } as unknown as Pick<LockManager, 'request'>;
  const tab = electTabLeader({
    name: 'late',
    locks,
    onElected: () => (log.push('leads'), () => {}),
    onMessage: () => {},
  });
  tab.leave();
  grant();
  await turn();
  assert.deepEqual(log, []);
  await isHeld;
});

test('without Web Locks every tab leads', async () => {
  const log: string[] = [];
  join(undefined, 'none', log).leave();
  assert.deepEqual(log, ['none leads', 'none stops']);

  const forbidden = new TestLocks();
  forbidden.refuses = true;
  const tab = join(forbidden, 'forbidden', log);
  await turn();
  tab.leave();
  assert.deepEqual(log.slice(2), ['forbidden leads', 'forbidden stops']);
});
