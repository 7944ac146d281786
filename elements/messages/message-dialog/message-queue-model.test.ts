import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MessageQueue, type ShownItem } from './message-queue-model.js';

interface Shown extends ShownItem<string> {
  readonly item: string;
  close(result: string): void;
  fail(error: Error): void;
}

/** A fake screen that records the shown items. */
function screen() {
  const now: Shown[] = [];
  const all: string[] = [];
  const queue = new MessageQueue<string, string>((item) => {
    let resolve!: (result: string) => void;
    let reject!: (error: Error) => void;
    const promise = new Promise<string>((yes, no) => ([resolve, reject] = [yes, no]));
    const leave = (): void => void now.splice(now.indexOf(shown), 1);
    const shown: Shown = {
      item,
      closed: promise,
      dismiss: () => shown.close('dismissed'),
      close: (result) => (leave(), resolve(result)),
      fail: (error) => (leave(), reject(error)),
    };
    now.push(shown);
    all.push(item);
    return shown;
  }, 'canceled');
  return { queue, now, all };
}
const flushPromises = () => new Promise((resolve) => setImmediate(resolve));

test('shows messages one after the other, in the order of the calls', async () => {
  const { queue, now, all } = screen();
  const answers = ['a', 'b', 'c'].map((item) => queue.add(item, item));
  for (const item of ['a', 'b', 'c']) {
    assert.deepEqual(
      now.map((shown) => shown.item),
      [item],
    );
    now[0]!.close(`${item} closed`);
    await flushPromises();
  }
  assert.deepEqual(await Promise.all(answers), ['a closed', 'b closed', 'c closed']);
  assert.deepEqual([all, queue.length], [['a', 'b', 'c'], 0]);
});

test('shows an equal message once, whether shown or waiting, and gives all callers its result', async () => {
  const { queue, now, all } = screen();
  const answers = ['a', 'b', 'a', 'b', 'b'].map((item) => queue.add(item, item));
  now[0]!.close('1');
  await flushPromises();
  now[0]!.close('2');
  assert.deepEqual(await Promise.all(answers), ['1', '2', '1', '2', '2']);
  assert.deepEqual(all, ['a', 'b']);
  await flushPromises();
  void queue.add('a', 'a');
  assert.deepEqual(all, ['a', 'b', 'a'], 'a closed one is shown again');
});

test('resolves an aborted caller; without other callers, closes the message or never shows it', async () => {
  const { queue, now, all } = screen();
  const [one, two, waiting] = [new AbortController(), new AbortController(), new AbortController()];
  const first = queue.add('a', 'a', one.signal);
  const second = queue.add('a', 'a', two.signal);
  const never = queue.add('b', 'b', waiting.signal);
  const last = queue.add('c', 'c');
  assert.equal(await queue.add('d', 'd', AbortSignal.abort()), 'canceled');
  waiting.abort();
  assert.equal(await never, 'canceled');
  one.abort();
  assert.equal(await first, 'canceled');
  assert.deepEqual(
    now.map(({ item }) => item),
    ['a'],
    'another caller is still waiting',
  );
  two.abort();
  assert.equal(await second, 'canceled');
  await flushPromises();
  assert.deepEqual(
    now.map(({ item }) => item),
    ['c'],
  );
  now[0]!.close('end');
  assert.equal(await last, 'end');
  assert.deepEqual(all, ['a', 'c']);
});

test('shows a message again when it is requested while an equal one is closing', async () => {
  const { queue, now, all } = screen();
  const abort = new AbortController();
  void queue.add('a', 'a', abort.signal);
  abort.abort();
  const again = queue.add('a', 'a');
  await flushPromises();
  now[0]!.close('read');
  assert.equal(await again, 'read');
  assert.deepEqual(all, ['a', 'a']);
});

test('rejects for the callers of a message that cannot be shown, and shows the next one', async () => {
  const { queue, now } = screen();
  const invalid = queue.add('a', 'a');
  const good = queue.add('b', 'b');
  now[0]!.fail(new Error('not loaded'));
  await assert.rejects(invalid, /not loaded/);
  now[0]!.close('end');
  assert.equal(await good, 'end');
});

test('loses no message and shows no two at once in random sequences', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), key: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('close' as const) }),
    fc.record({ kind: fc.constant('abort' as const), which: fc.nat(9) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { queue, now } = screen();
      const messages: { answer: Promise<string>; abort: AbortController }[] = [];
      for (const one of steps) {
        if (one.kind === 'add') {
          const abort = new AbortController();
          messages.push({ answer: queue.add(one.key, one.key, abort.signal), abort });
        } else if (one.kind === 'close') now[0]?.close('closed');
        else messages[one.which]?.abort.abort();
        await flushPromises();
        assert.ok(now.length <= 1);
        assert.equal(now.length, Math.min(queue.length, 1), 'a message is shown while any is queued');
      }
      while (now.length > 0) {
        now[0]!.close('closed');
        await flushPromises();
      }
      const answers = await Promise.all(messages.map(({ answer }) => answer));
      assert.ok(answers.every((answer) => ['closed', 'canceled'].includes(answer)));
      assert.equal(queue.length, 0);
    }),
    { numRuns: 200 },
  );
});
