import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
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
  assert.equal(states('a', 'b', 'c'), 'connecting connecting waiting');
  tasks[0]!.progress(0.5);
  assert.equal(queue.transferOf('a')?.share, 0.5);
  for (const share of [-1, 5, Number.NaN, '1' as unknown as number]) tasks[1]!.progress(share);
  assert.equal(queue.transferOf('b')?.share, 1);
  tasks[0]!.done({ src: '/a' });
  assert.equal(states('a', 'b', 'c'), 'done confirming connecting');
  tasks[0]!.fail('late');
  tasks[0]!.done();
  assert.deepEqual(done, [['a', { src: '/a' }]]);
});

test('[UQ-05] what waits is sent in the order of the list, whenever it was added', () => {
  const { queue, tasks, states } = start(1);
  for (const id of ['a', 'b', 'c', 'd']) queue.add(id, file);
  queue.follow(['a', 'd', 'b', 'c']);
  tasks[0]!.done();
  assert.equal(states('b', 'c', 'd'), 'waiting waiting connecting');
  queue.follow(['a', 'c', 'd', 'b']);
  assert.equal(states('b', 'c', 'd'), 'waiting waiting connecting', 'what is sent goes on');
  tasks[1]!.fail('', { retry: true });
  queue.follow(['d', 'b', 'c', 'a']);
  queue.retry('d');
  tasks[2]!.done();
  assert.equal(states('b', 'c', 'd'), 'waiting done connecting');
  tasks[3]!.done();
  assert.equal(states('b'), 'connecting');
});

test('a file that was canceled is aborted, and can be sent again', () => {
  const { queue, tasks, states } = start(1);
  queue.add('a', file);
  queue.add('b', file);
  queue.cancel('a');
  assert.equal(tasks[0]!.signal.aborted, true);
  assert.equal(states('a', 'b'), 'canceled connecting');
  tasks[0]!.done();
  assert.equal(states('a'), 'canceled');
  queue.retry('a');
  assert.equal(states('a'), 'waiting');
  tasks[1]!.done();
  assert.equal(states('a', 'b'), 'connecting done');
});

test('failures have a message and can be retried unless the transport says no', () => {
  const { queue, tasks, states } = start(3);
  for (const id of ['a', 'b']) queue.add(id, file);
  tasks[0]!.fail('Sem rede');
  tasks[1]!.fail('Proibido', { retry: false });
  assert.deepEqual([queue.transferOf('a')?.message, queue.transferOf('b')?.message], ['Sem rede', 'Proibido']);
  queue.retry('a');
  queue.retry('b');
  assert.equal(states('a', 'b'), 'connecting failed');
  assert.deepEqual([queue.count('failed'), queue.count('connecting', 'waiting')], [1, 1]);
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
  queue.follow(['b', 'c']);
  assert.deepEqual(
    [tasks[0]!.signal.aborted, queue.transferOf('a'), states('b', 'c')],
    [true, undefined, 'connecting connecting'],
  );
  queue.disconnect();
  assert.deepEqual([tasks[1]!.signal.aborted, states('b', 'c')], [true, 'waiting waiting']);
  tasks[1]!.done();
  assert.equal(states('b'), 'waiting');
  queue.connect();
  assert.equal(states('b', 'c'), 'connecting connecting');
});

test('the signal tells a file that is not wanted any more from a page that is left', () => {
  const { queue, tasks } = start(3);
  for (const id of ['canceled', 'removed', 'left']) queue.add(id, file);
  queue.cancel('canceled');
  queue.follow(['canceled', 'left']);
  queue.disconnect();
  assert.deepEqual(
    tasks.map(({ signal }) => signal.reason as unknown),
    ['cancel', 'cancel', 'leave'],
  );
});

/** A queue with a clock of its own. */
function startClocked(t: TestContext, concurrency = 2) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const pass = (seconds: number): void => {
    for (let step = 0; step < seconds * 10; step++) {
      now += 100;
      t.mock.timers.tick(100);
    }
  };
  const started = start(concurrency);
  started.queue.connect();
  return { ...started, pass, wait: () => (started.queue.hold?.until ?? 0) - now };
}

test('[UQ-01] without a network all files wait, one finds out when it is back, and then all go on', (t) => {
  const { queue, tasks, states, pass, wait } = startClocked(t);
  for (const id of ['a', 'b', 'c']) queue.add(id, file);
  tasks[0]!.progress(0.5);
  assert.equal(states('a', 'b', 'c'), 'sending connecting waiting');
  tasks[0]!.fail('Sem rede', { cause: 'network' });
  tasks[1]!.fail('Sem rede', { cause: 'network' });
  assert.equal(states('a', 'b', 'c'), 'waiting waiting waiting');
  assert.deepEqual([queue.hold?.cause, wait(), queue.transferOf('a')?.share], ['network', 2000, 0.5]);
  pass(2);
  assert.equal(states('a', 'b', 'c'), 'connecting waiting waiting');
  tasks[2]!.fail('Sem rede', { cause: 'network' });
  assert.equal(wait(), 5000);
  pass(5);
  tasks[3]!.progress(0.6);
  assert.equal(queue.hold, undefined);
  assert.equal(states('a', 'b', 'c'), 'sending connecting waiting');
});

test('[UQ-01] after the end of a session all files wait until the user is back, or looks at the page again', (t) => {
  const { queue, tasks, states, pass } = startClocked(t);
  for (const id of ['a', 'b']) queue.add(id, file);
  tasks[0]!.fail('', { cause: 'sign-in' });
  tasks[1]!.fail('', { cause: 'sign-in' });
  pass(3600);
  assert.equal(states('a', 'b'), 'waiting waiting');
  assert.deepEqual(queue.hold, { cause: 'sign-in', until: undefined, isTried: false });
  queue.release();
  assert.equal(states('a', 'b'), 'connecting waiting');
  tasks[2]!.done();
  assert.equal(states('a', 'b'), 'done connecting');
});

test('[UQ-01] a connection that is lost with each file is tried less and less often', (t) => {
  const { queue, tasks, pass, wait } = startClocked(t);
  queue.add('a', file);
  const waits: number[] = [];
  for (let attempt = 0; attempt < 4; attempt++) {
    tasks.at(-1)!.progress(0.5);
    assert.equal(queue.hold, undefined, 'it is shown as sent');
    tasks.at(-1)!.fail('', { cause: 'network' });
    waits.push(wait());
    pass(wait() / 1000);
  }
  assert.deepEqual(waits, [1000, 2000, 5000, 10_000]);
});

test('[UQ-01] a session is known to go on by an answer only, not by what is sent', (t) => {
  const { queue, tasks, states } = startClocked(t);
  for (const id of ['a', 'b']) queue.add(id, file);
  for (const task of [...tasks]) task.fail('', { cause: 'sign-in' });
  queue.release();
  tasks[2]!.progress(0.5);
  tasks[2]!.progress(1);
  assert.deepEqual([queue.hold?.isTried, states('b')], [true, 'waiting']);
  tasks[2]!.fail('', { cause: 'sign-in' });
  assert.deepEqual([queue.hold?.isTried, states('a', 'b')], [false, 'waiting waiting']);
});

test('[UQ-01] another file finds out when the one that did is removed, and without any nothing waits', (t) => {
  const { queue, tasks, states } = startClocked(t);
  for (const id of ['a', 'b', 'c']) queue.add(id, file);
  tasks[0]!.fail('', { cause: 'sign-in' });
  tasks[1]!.fail('', { cause: 'sign-in' });
  queue.release();
  queue.follow(['b', 'c']);
  assert.equal(states('b', 'c'), 'connecting waiting');
  queue.pause('b');
  assert.equal(states('b', 'c'), 'paused connecting');
  queue.cancelAll();
  assert.equal(queue.hold, undefined);
  queue.add('d', file);
  assert.equal(states('d'), 'connecting');
});

test('[UQ-01] the server says when it wants to be asked again', (t) => {
  const { queue, tasks, states, pass, wait } = startClocked(t);
  for (const id of ['a', 'b']) queue.add(id, file);
  tasks[0]!.fail('', { cause: 'busy', after: 30_000 });
  assert.equal(states('a', 'b'), 'waiting connecting');
  assert.equal(wait(), 30_000);
  pass(29);
  assert.equal(tasks.length, 2);
  pass(1);
  tasks[1]!.done();
  assert.equal(states('a', 'b'), 'connecting done');
});

test('[UQ-01] a file that the server cannot take is tried again a few times, then the user decides', (t) => {
  const { queue, tasks, states, pass } = startClocked(t, 1);
  for (const id of ['a', 'b']) queue.add(id, file);
  tasks[0]!.fail('Erro interno', { cause: 'busy' });
  assert.deepEqual([states('a', 'b'), queue.transferOf('a')?.message], ['waiting connecting', 'Erro interno']);
  assert.equal(queue.transferOf('a')?.retryAt, 1000);
  tasks[1]!.done();
  for (let attempt = 0; attempt < 5; attempt++) {
    pass(20);
    // The whole file is sent before the server answers.
    tasks.at(-1)!.progress(1);
    tasks.at(-1)!.fail('Erro interno', { cause: 'busy' });
  }
  assert.deepEqual([states('a'), tasks.length, queue.transferOf('a')?.canRetry], ['failed', 7, true]);
  queue.retryAll();
  assert.equal(states('a'), 'connecting');
});

test('[UQ-01] a file of which nothing is sent for some time is not shown as being sent', (t) => {
  const { queue, tasks, states, pass } = startClocked(t);
  queue.add('a', file);
  tasks[0]!.progress(0.2);
  pass(9);
  assert.equal(states('a'), 'sending');
  pass(1);
  assert.equal(states('a'), 'stalled');
  tasks[0]!.progress(0.3);
  assert.equal(states('a'), 'sending');
  tasks[0]!.progress(1);
  assert.equal(states('a'), 'confirming');
});

test('[UQ-01] a transport that waits by itself says so', (t) => {
  const { queue, tasks, states, wait } = startClocked(t);
  for (const id of ['a', 'b', 'c']) queue.add(id, file);
  tasks[0]!.progress(0.2);
  tasks[0]!.wait('network', 3000);
  assert.deepEqual([states('a', 'b', 'c'), wait()], ['waiting connecting waiting', 3000]);
  tasks[0]!.progress(0.3);
  assert.deepEqual([states('a', 'b', 'c'), queue.hold], ['sending connecting waiting', undefined]);
});

test('[UQ-02] one file or all are paused and sent on, all failed ones are sent again, all are canceled', (t) => {
  const { queue, tasks, states } = startClocked(t);
  for (const id of ['a', 'b', 'c', 'd']) queue.add(id, file);
  tasks[0]!.progress(0.5);
  queue.pause('a');
  assert.deepEqual([states('a', 'b', 'c'), tasks[0]!.signal.reason], ['paused connecting connecting', 'leave']);
  assert.equal(queue.transferOf('a')?.share, 0.5);
  queue.pauseAll();
  assert.equal(states('a', 'b', 'c', 'd'), 'paused paused paused paused');
  assert.equal(tasks.length, 3, 'none begins meanwhile');
  queue.retry('b');
  assert.equal(states('a', 'b', 'c', 'd'), 'paused connecting paused paused');
  queue.resumeAll();
  assert.equal(states('a', 'b', 'c', 'd'), 'connecting connecting waiting waiting');
  const [second, first] = tasks.slice(-2);
  first!.fail('', { retry: false });
  second!.fail('');
  assert.equal(states('a', 'b', 'c', 'd'), 'failed failed connecting connecting');
  queue.cancelAll();
  assert.equal(states('a', 'b', 'c', 'd'), 'failed failed canceled canceled');
  assert.equal(queue.count('failed'), 2);
  queue.retryAll();
  assert.equal(queue.count('failed'), 1, 'one cannot be sent again');
});

test('[UQ-02] all together: files, bytes and the time left, which does not jump', (t) => {
  const { queue, tasks, pass } = startClocked(t, 1);
  const big = new File([new Uint8Array(10_000)], 'x.bin');
  for (const id of ['a', 'b']) queue.add(id, big);
  assert.deepEqual(queue.totals, { files: 2, done: 0, unsent: 0, bytes: 20_000, sentBytes: 0, secondsLeft: undefined });
  const shown: (number | undefined)[] = [];
  for (let second = 0; second <= 10; second++) {
    tasks[0]!.progress(second / 20);
    shown.push(queue.totals.secondsLeft);
    pass(1);
  }
  assert.equal(queue.totals.sentBytes, 5000);
  const known = shown.filter((one) => one !== undefined);
  assert.deepEqual(
    known,
    [...known].sort((one, other) => other - one),
    'it only falls',
  );
  assert.equal(known.at(-1), 30);
  assert.equal(queue.secondsLeft('a'), 10);
});

test('[UQ-03] a file that was paused or canceled before is sent when the user wants it', () => {
  const { queue, tasks, states } = start();
  queue.add('a', file, 'paused');
  queue.add('b', file, 'canceled');
  assert.equal(states('a', 'b'), 'paused canceled');
  queue.retry('a');
  queue.retryAll();
  assert.deepEqual([states('a', 'b'), tasks.length], ['connecting connecting', 2]);
});

test('[UQ-01] what waits in its transport is tried when the user does not want to wait, one file first', () => {
  const { queue, tasks, states } = start(2);
  for (const id of ['a', 'b', 'c']) queue.add(id, file);
  tasks[0]!.progress(0.5);
  tasks[0]!.wait('busy', 600_000);
  tasks[1]!.wait('busy', 600_000);
  assert.equal(states('a', 'b', 'c'), 'waiting waiting waiting');
  queue.tryNow();
  assert.deepEqual(
    tasks.map(({ signal }) => [signal.aborted, signal.reason]),
    [
      [true, 'leave'],
      [true, 'leave'],
      [false, undefined],
    ],
  );
  assert.deepEqual([tasks[2]!.id, states('a', 'b', 'c')], ['a', 'connecting waiting waiting']);
  // What the old attempts say counts no more.
  tasks[0]!.done();
  assert.equal(states('a'), 'connecting');
  tasks[2]!.done();
  assert.equal(states('a', 'b', 'c'), 'done connecting connecting');
  queue.tryNow();
  assert.equal(tasks.length, 5, 'nothing waits');
});
