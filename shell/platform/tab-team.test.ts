import { strict as assert } from 'node:assert';
import { setImmediate as turn } from 'node:timers/promises';
import { test } from 'node:test';
import { eventually } from '../../test/support/platform/test-platform.js';
import { joinTabTeam } from './tab-team.js';
import { TestLocks } from '../../test/support/platform/test-locks.js';

function join(locks: TestLocks | undefined, name: string, log: string[], heard: string[] = []) {
  return joinTabTeam<string>({
    name: 'team',
    locks: locks?.asReal,
    lead: () => {
      log.push(`${name} leads`);
      return () => log.push(`${name} stops`);
    },
    hear: (message) => heard.push(`${name} hears ${message}`),
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
  const [locks, heard] = [new TestLocks(), [] as string[]];
  const team = ['1', '2', '3'].map((name) => join(locks, name, [], heard));
  team[0]!.tell('hello');
  // Each tab receives all messages in order: after the last one, all earlier ones have arrived.
  team[1]!.tell('bye');
  await eventually(() => heard.filter((text) => text.endsWith('bye')).length === 2 && heard.includes('2 hears hello'));
  assert.deepEqual(heard.sort(), ['1 hears bye', '2 hears hello', '3 hears bye', '3 hears hello']);
  for (const tab of team) tab.leave();
  team[0]!.tell('after leaving: nothing happens');
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
  const tab = joinTabTeam({ name: 'late', locks, lead: () => (log.push('leads'), () => {}), hear: () => {} });
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
