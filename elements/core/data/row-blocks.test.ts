import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RowBlocks } from './row-blocks.js';

interface Call {
  readonly from: number;
  readonly count: number;
  readonly signal: AbortSignal;
  answer(answer: unknown): Promise<void>;
  fail(): Promise<void>;
}

const rowsFrom = (from: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: from + at }));
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Blocks of 10 rows of a source that answers when the test says so. */
function createBlocks(load?: (from: number, count: number) => unknown) {
  const calls: Call[] = [];
  const warnings: string[] = [];
  const blocks = new RowBlocks({
    blockSize: 10,
    maxBlocks: 5,
    changed: () => {},
    warn: (text) => warnings.push(text),
    load: (from, count, signal) => {
      if (load) return Promise.resolve(load(from, count));
      return new Promise((resolve, reject) => {
        calls.push({
          ...{ from, count, signal },
          answer: (answer) => (resolve(answer), turn()),
          fail: () => (reject(new Error('down')), turn()),
        });
      });
    },
  });
  const running = () => calls.filter(({ signal }) => !signal.aborted);
  return { blocks, calls, running, warnings };
}

describe('RowBlocks', () => {
  it('[DS-02] loads the block in view first, then those beside it, at most two at once', async () => {
    const { blocks, calls } = createBlocks();
    blocks.need(0, 9);
    assert.deepEqual(
      calls.map(({ from }) => from),
      [0],
    );
    await calls[0]?.answer({ rows: rowsFrom(0, 10), total: 10_000_000 });
    assert.equal(blocks.count, 10_000_000);
    blocks.need(5_000_003, 5_000_004);
    assert.deepEqual(
      calls.map(({ from }) => from),
      [0, 5_000_000, 5_000_010],
    );
    await calls[1]?.answer({ rows: rowsFrom(5_000_000, 10), total: 10_000_000 });
    assert.equal(calls[3]?.from, 4_999_990);
    assert.deepEqual(blocks.rowAt(5_000_003), { id: 5_000_003 });
  });

  it('[DS-02] aborts requests for rows that have left the view, and ignores their answers', async () => {
    const { blocks, calls } = createBlocks();
    blocks.need(0, 9);
    await calls[0]?.answer({ rows: rowsFrom(0, 10), total: 1000 });
    blocks.need(500, 509);
    blocks.need(900, 909);
    assert.deepEqual(
      calls.slice(1, 3).map(({ signal }) => signal.aborted),
      [true, true],
    );
    await calls[1]?.answer({ rows: rowsFrom(500, 10), total: 7 });
    assert.equal(blocks.count, 1000);
    assert.equal(blocks.rowAt(500), undefined);
  });

  it('[DS-03] loads a failed block again on retry, and when it comes into view again', async () => {
    const { blocks, calls, warnings } = createBlocks();
    blocks.need(0, 9);
    await calls[0]?.answer({ rows: rowsFrom(0, 10), total: 20 });
    blocks.need(0, 9);
    await calls[1]?.fail();
    assert.equal(blocks.statusAt(12), 'failed');
    assert.deepEqual(blocks.failedRanges(0, 19), [{ first: 10, last: 19 }]);
    assert.match(String(warnings), /down/);
    blocks.need(0, 19);
    assert.equal(calls.length, 2, 'not by itself');
    blocks.retry(12);
    await calls[2]?.answer({ rows: rowsFrom(10, 10), total: 20 });
    assert.equal(blocks.statusAt(12), 'loaded');
  });

  it('reports a source that throws, and answers without rows', async () => {
    for (const load of [
      () => {
        throw new Error('unauthorised');
      },
      () => undefined,
      () => ({ rows: 7 }),
      () => ({ rows: [], total: 5 }),
    ]) {
      const { blocks, warnings } = createBlocks(load);
      blocks.need(0, 9);
      await turn();
      assert.equal(blocks.statusAt(0), 'failed');
      assert.equal(warnings.length, 1);
    }
  });

  it('asks for the rest of a block of which a server answers a part', async () => {
    const { blocks } = createBlocks((from, count) => ({ rows: rowsFrom(from, Math.min(count, 4)), total: 25 }));
    blocks.need(0, 24);
    for (let step = 0; step < 10; step++) await turn();
    assert.deepEqual(
      [0, 9, 24].map((at) => blocks.rowAt(at)),
      [{ id: 0 }, { id: 9 }, { id: 24 }],
    );
  });

  it('without a total, finds the end by a short block, also by an empty one', async () => {
    const { blocks } = createBlocks((from, count) => ({
      rows: rowsFrom(from, Math.max(0, Math.min(count, 30 - from))),
    }));
    blocks.need(0, 9);
    await turn();
    assert.deepEqual([blocks.count, blocks.total], [20, undefined]);
    for (let step = 0; step < 5; step++) {
      blocks.need(blocks.count - 5, blocks.count - 1);
      await turn();
    }
    assert.deepEqual([blocks.count, blocks.total], [30, 30]);
  });

  it('shows the earlier rows until another query is answered, and none of them after a failure', async () => {
    const { blocks, calls } = createBlocks();
    blocks.need(0, 9);
    await calls[0]?.answer({ rows: rowsFrom(0, 10), total: 10 });
    blocks.reset(true);
    blocks.need(0, 9);
    assert.deepEqual(blocks.rowAt(3), { id: 3 });
    await calls[1]?.answer({ rows: rowsFrom(70, 3), total: 3 });
    assert.deepEqual([blocks.rowAt(0), blocks.count, blocks.version], [{ id: 70 }, 3, 1]);
    blocks.reset(true);
    blocks.need(0, 9);
    await calls[2]?.fail();
    assert.deepEqual([blocks.count, blocks.hasFailed], [0, true]);
  });

  it('shows the rows of a refresh until they are loaded again', async () => {
    const { blocks, calls } = createBlocks();
    blocks.need(0, 9);
    await calls[0]?.answer({ rows: rowsFrom(0, 10), total: 10 });
    blocks.refresh();
    assert.deepEqual(blocks.rowAt(0), { id: 0 });
    await calls[1]?.answer({ rows: rowsFrom(90, 10), total: 10 });
    assert.deepEqual(blocks.rowAt(0), { id: 90 });
  });

  it('[DS-02] keeps few blocks in memory while 10,000 are scrolled through', async () => {
    const { blocks } = createBlocks((from, count) => ({ rows: rowsFrom(from, count), total: 100_000 }));
    let most = 0;
    for (let at = 0; at < 10_000; at++) {
      blocks.need(at * 10, at * 10 + 9);
      await turn();
      most = Math.max(most, blocks.blockCount);
    }
    assert.ok(most <= 6, `${most} blocks`);
    assert.deepEqual(blocks.rowAt(99_999), { id: 99_999 });
  });

  it('[DS-02] whatever a source does, a loaded row is the one of its index, and the view is loaded in the end', async () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('need' as const), at: fc.nat(119) }),
      fc.record({ type: fc.constant('answer' as const), at: fc.nat(5), length: fc.nat(12), withTotal: fc.boolean() }),
      fc.record({ type: fc.constant('fail' as const), at: fc.nat(5) }),
      fc.record({ type: fc.constantFrom('refresh' as const, 'reset' as const, 'resize' as const), at: fc.nat(119) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const { blocks, calls, running } = createBlocks();
        const settled = new Set<Call>();
        let query = 0;
        let total = 100;
        const started = new Map<Call, number>();
        const answer = async (call: Call, length: number, withTotal: boolean): Promise<void> => {
          settled.add(call);
          const count = Math.max(
            0,
            Math.min(call.count, total - call.from, withTotal ? Math.max(1, length) : Infinity),
          );
          const rows = rowsFrom(call.from, count).map((row) => ({ ...row, query: started.get(call) }));
          await call.answer({ rows, ...(withTotal && { total }) });
          // A promise that is resolved twice changes nothing.
          await call.answer({ rows: [] });
        };
        const open = (): Call[] => {
          for (const call of calls) if (!started.has(call)) started.set(call, query);
          return running().filter((call) => !settled.has(call));
        };
        const check = (): void => {
          assert.ok(open().length <= 2, 'at most two at once');
          const version = new Set<unknown>();
          for (const [index, row] of blocks.loadedRows()) {
            assert.equal(row['id'], index);
            version.add(row['query']);
          }
          assert.ok(version.size <= 1, 'rows of one query');
          assert.ok(blocks.blockCount <= 12);
        };
        blocks.need(0, 9);
        for (const one of actions) {
          open();
          const call = calls[calls.length - 1 - one.at];
          if (one.type === 'need') blocks.need(one.at, one.at + 12);
          else if (one.type === 'refresh') blocks.refresh();
          else if (one.type === 'resize') total = one.at;
          else if (one.type === 'reset') {
            query++;
            blocks.reset(true);
            blocks.need(one.at, one.at + 12);
          } else if (call && one.type === 'answer') await answer(call, one.length, one.withTotal);
          else if (call && one.type === 'fail') {
            settled.add(call);
            await call.fail();
          }
          check();
        }
        blocks.need(0, 12);
        blocks.retry();
        for (let step = 0; step < 60; step++)
          for (const call of open()) {
            await answer(call, 10, true);
            check();
          }
        blocks.need(0, 12);
        for (let step = 0; step < 20; step++) for (const call of open()) await answer(call, 10, true);
        assert.ok(blocks.hasAnswer);
        for (let index = 0; index < Math.min(13, blocks.count); index++) assert.equal(blocks.statusAt(index), 'loaded');
      }),
      { numRuns: 300 },
    );
  });
});
