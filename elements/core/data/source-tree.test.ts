import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { SourceTree } from './source-tree.js';

interface Request {
  readonly parent: string | undefined;
  readonly from: number;
  readonly signal: AbortSignal;
  answer(): void;
  fail(): void;
}

/** A tree whose rows have `sizes[depth]` children each: `0`, `1`, `0.0` … Requests are answered by `settle()`. */
class TestTree {
  readonly requests: Request[] = [];
  readonly sizes: readonly number[];
  readonly tree: SourceTree;
  order: 1 | -1 = 1;

  constructor(sizes: readonly number[], blockSize = 10) {
    this.sizes = sizes;
    const depthOf = (key: string | undefined): number => (key === undefined ? 0 : key.split('.').length);
    this.tree = new SourceTree({
      blockSize,
      changed: () => {},
      warn: () => {},
      keyOf: (row) => String(row['id']),
      hasChildren: (row) => (sizes[depthOf(String(row['id']))] ?? 0) > 0,
      load: (parent, from, count, signal) =>
        new Promise((resolve, reject) => {
          const total = sizes[depthOf(parent)] ?? 0;
          const answer = (): void => {
            const rows = Array.from({ length: Math.min(count, total - from) }, (_, at) => {
              const own = this.order > 0 ? from + at : total - 1 - from - at;
              return { id: parent === undefined ? String(own) : `${parent}.${own}` };
            });
            resolve({ rows, total });
          };
          this.requests.push({ parent, from, signal, answer, fail: () => reject(new Error('down')) });
        }),
    });
  }

  get running(): Request[] {
    return this.requests.filter(({ signal }) => !signal.aborted);
  }

  /** Answers all requests, also those that follow. */
  async settle(first = 0, last = 50): Promise<void> {
    for (let round = 0; round < 30; round++) {
      this.tree.need(first, last);
      for (const request of this.requests.splice(0)) request.answer();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The keys of the visible rows; '' for one that is not loaded. */
  get keys(): string[] {
    return Array.from({ length: this.tree.count }, (_, at) => {
      const row = this.tree.rowOf(this.tree.rowIndexAt(at));
      return row ? String(row['id']) : '';
    });
  }

  find(key: string): number {
    return [...this.tree.loadedRows()].find(([, row]) => row['id'] === key)?.[0] ?? -1;
  }
}

describe('[DS-01] SourceTree', () => {
  it('loads the roots, and the children of a row when it is expanded', async () => {
    const test = new TestTree([3, 2]);
    await test.settle();
    assert.deepEqual(test.keys, ['0', '1', '2']);
    test.tree.setExpanded(test.find('1'), true);
    assert.equal(test.tree.loadStatusOf(test.find('1')), 'loading');
    await test.settle();
    assert.deepEqual(test.keys, ['0', '1', '1.0', '1.1', '2']);
    assert.deepEqual(test.tree.expandedKeys, ['1']);
    assert.deepEqual(test.tree.positionOf(test.find('1.1')), { position: 2, size: 2 });
    assert.equal(test.tree.parentOf(test.find('1.1')), test.find('1'));
    const last = test.find('2');
    test.tree.setExpanded(test.find('1'), false);
    assert.deepEqual([test.keys, test.find('2')], [['0', '1', '2'], last]);
  });

  it('both indexes are opposites, whatever is expanded, and row indexes stay', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(60), fc.boolean()), { maxLength: 12 }), async (actions) => {
        const test = new TestTree([4, 3, 2], 2);
        await test.settle();
        const indexes = new Map<string, number>();
        const model = new Set<string>();
        for (const [at, isExpanded] of actions) {
          const key = test.keys[at % test.tree.count] as string;
          test.tree.setExpanded(test.find(key), isExpanded);
          if (isExpanded && key.split('.').length < 3) model.add(key);
          else for (const one of [...model]) if (one === key || one.startsWith(`${key}.`)) model.delete(one);
          await test.settle();
          const expected: string[] = [];
          const walk = (prefix: string, depth: number): void => {
            for (let own = 0; own < (test.sizes[depth] ?? 0); own++) {
              expected.push(`${prefix}${own}`);
              if (model.has(`${prefix}${own}`)) walk(`${prefix}${own}.`, depth + 1);
            }
          };
          walk('', 0);
          assert.deepEqual(test.keys, expected);
          for (const [visibleIndex, one] of expected.entries()) {
            const rowIndex = test.tree.rowIndexAt(visibleIndex);
            assert.equal(test.tree.visibleIndexOf(rowIndex), visibleIndex);
            assert.equal(test.tree.depthOf(rowIndex), one.split('.').length - 1);
            if (one.length === 1) assert.equal(indexes.get(one) ?? rowIndex, rowIndex);
            if (one.length === 1) indexes.set(one, rowIndex);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('loads only blocks around the view, at most two at once, and aborts those of a row that is collapsed', async () => {
    const test = new TestTree([1000, 1000]);
    await test.settle(0, 5);
    assert.equal(test.tree.count, 1000);
    for (const key of ['0', '1', '2']) test.tree.setExpanded(test.find(key), true);
    test.tree.need(0, 5);
    await Promise.resolve();
    assert.deepEqual(
      test.requests.map(({ parent }) => parent),
      ['0', '1'],
    );
    const [first] = test.requests;
    test.tree.setExpanded(test.find('0'), false);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(first?.signal.aborted, true);
    assert.deepEqual(
      test.running.map(({ parent }) => parent),
      ['1', '2'],
    );
    await test.settle(0, 5);
    await test.settle(500, 505);
    assert.ok([...test.tree.loadedRows()].length < 200);
    assert.equal(test.keys[503], '1.501');
  });

  it('a request that was aborted while it waited for its turn stops no other', async () => {
    const test = new TestTree([5, 1]);
    await test.settle();
    for (const key of ['0', '1', '2', '3']) test.tree.setExpanded(test.find(key), true);
    test.tree.need(0, 5);
    await Promise.resolve();
    test.tree.setExpanded(test.find('2'), false);
    for (const request of test.requests.splice(0)) request.answer();
    await new Promise((resolve) => setImmediate(resolve));
    for (const request of test.requests.splice(0)) request.answer();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(test.keys, ['0', '0.0', '1', '1.0', '2', '3', '3.0', '4']);
  });

  it('keeps expanded rows when the order is another one', async () => {
    const test = new TestTree([3, 2]);
    await test.settle();
    test.tree.setExpanded(test.find('0'), true);
    await test.settle();
    const { version } = test.tree;
    test.order = -1;
    test.tree.reset(true);
    assert.deepEqual(test.keys, ['0', '0.0', '0.1', '1', '2'], 'until it is answered');
    await test.settle();
    assert.deepEqual(test.keys, ['2', '1', '0', '0.1', '0.0']);
    assert.notEqual(test.tree.version, version);
  });

  it('says which children could not be loaded, and loads them again', async () => {
    const test = new TestTree([1, 30]);
    await test.settle();
    test.tree.setExpanded(test.find('0'), true);
    test.tree.need(0, 5);
    await Promise.resolve();
    test.requests.splice(0)[0]?.fail();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual([test.tree.loadStatusOf(test.find('0')), test.tree.isExpanded(test.find('0'))], ['failed', false]);
    test.tree.setExpanded(test.find('0'), true);
    await test.settle(0, 5);
    assert.equal(test.tree.count, 31);
    test.tree.need(25, 30);
    await Promise.resolve();
    for (const request of test.requests.splice(0)) request.fail();
    await new Promise((resolve) => setImmediate(resolve));
    assert.deepEqual(test.tree.failedRanges(15, 30).at(-1), { first: 21, last: 30 });
    test.tree.retry(test.tree.rowIndexAt(21));
    await test.settle(25, 30);
    assert.deepEqual(test.tree.failedRanges(25, 30), []);
  });

  it('expands rows with keys and levels as soon as they are loaded', async () => {
    const test = new TestTree([2, 2, 1]);
    test.tree.expandOnly(['1', '1.0'], 0);
    await test.settle();
    assert.deepEqual(test.keys, ['0', '1', '1.0', '1.0.0', '1.1']);
    test.tree.expandOnly([], 1);
    await test.settle();
    assert.deepEqual(test.keys, ['0', '0.0', '0.1', '1', '1.0', '1.1']);
    test.tree.setExpanded(test.find('0'), false);
    await test.settle();
    assert.deepEqual(test.keys, ['0', '1', '1.0', '1.1']);
  });
});
