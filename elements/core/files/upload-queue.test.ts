import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UploadQueue } from './upload-queue.js';
import type { UploadTask } from './upload-task.js';

const file = new File(['x'], 'x.txt');

function start(concurrency = 2) {
  const tasks: UploadTask[] = [];
  const done: [string, unknown][] = [];
  const queue = new UploadQueue({
    concurrency: () => concurrency,
    onChange: () => {},
    onDone: (id, result) => done.push([id, result]),
  });
  queue.transport = (task) => void tasks.push(task);
  const states = (...ids: string[]): string => ids.map((id) => queue.transferOf(id)?.state).join(' ');
  return { queue, tasks, done, states };
}

test('a few files are sent at the same time, in their order', () => {
  const { queue, tasks, done, states } = start();
  for (const id of ['a', 'b', 'c', 'a']) queue.add(id, file);
  assert.equal(states('a', 'b', 'c'), 'sending sending waiting');
  tasks[0]!.progress(0.5);
  assert.equal(queue.transferOf('a')?.share, 0.5);
  for (const share of [-1, 5, Number.NaN, '1' as unknown as number]) tasks[1]!.progress(share);
  assert.equal(queue.transferOf('b')?.share, 1);
  tasks[0]!.done({ src: '/a' });
  assert.equal(states('a', 'b', 'c'), 'done sending sending');
  tasks[0]!.fail('late');
  tasks[0]!.done();
  assert.deepEqual(done, [['a', { src: '/a' }]]);
});

test('a file that was canceled is aborted, and can be sent again', () => {
  const { queue, tasks, states } = start(1);
  queue.add('a', file);
  queue.add('b', file);
  queue.cancel('a');
  assert.equal(tasks[0]!.signal.aborted, true);
  assert.equal(states('a', 'b'), 'canceled sending');
  tasks[0]!.done();
  assert.equal(states('a'), 'canceled');
  queue.retry('a');
  assert.equal(states('a'), 'waiting');
  tasks[1]!.done();
  assert.equal(states('a', 'b'), 'sending done');
});

test('failures have a message and can be retried unless the transport says no', () => {
  const { queue, tasks, states } = start(3);
  for (const id of ['a', 'b']) queue.add(id, file);
  tasks[0]!.fail('Sem rede');
  tasks[1]!.fail('Proibido', { retry: false });
  assert.deepEqual([queue.transferOf('a')?.message, queue.transferOf('b')?.message], ['Sem rede', 'Proibido']);
  queue.retry('a');
  queue.retry('b');
  assert.equal(states('a', 'b'), 'sending failed');
  assert.deepEqual([queue.count('failed'), queue.count('sending', 'waiting')], [1, 1]);
});

test('a transport that throws or rejects fails its file only', async (t) => {
  const warn = t.mock.method(console, 'warn', () => {});
  const { queue, states } = start(3);
  queue.transport = () => {
    throw new Error('thrown in the transport');
  };
  queue.add('a', file);
  queue.transport = () => Promise.reject(new Error('rejected in the transport'));
  queue.add('b', file);
  await new Promise(setImmediate);
  assert.equal(states('a', 'b'), 'failed failed');
  assert.equal(queue.transferOf('b')?.canRetry, true);
  assert.equal(warn.mock.callCount(), 2);
});

test('removed files are aborted, and files that were stopped start again', () => {
  const { queue, tasks, states } = start(2);
  for (const id of ['a', 'b', 'c']) queue.add(id, file);
  queue.keep(new Set(['b', 'c']));
  assert.deepEqual(
    [tasks[0]!.signal.aborted, queue.transferOf('a'), states('b', 'c')],
    [true, undefined, 'sending sending'],
  );
  queue.stop();
  assert.deepEqual([tasks[1]!.signal.aborted, states('b', 'c')], [true, 'waiting waiting']);
  tasks[1]!.done();
  assert.equal(states('b'), 'waiting');
  queue.resume();
  assert.equal(states('b', 'c'), 'sending sending');
});

test('the signal tells a file that is not wanted any more from a page that is left', () => {
  const { queue, tasks } = start(3);
  for (const id of ['canceled', 'removed', 'left']) queue.add(id, file);
  queue.cancel('canceled');
  queue.keep(new Set(['canceled', 'left']));
  queue.stop();
  assert.deepEqual(
    tasks.map(({ signal }) => signal.reason as unknown),
    ['cancel', 'cancel', 'leave'],
  );
});
