import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { RowSearch, type SearchRequest } from './row-search-model.js';

const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A server whose answers the test sends. */
class Server {
  readonly requests: { request: SearchRequest; resolve(answer: unknown): void; reject(error: unknown): void }[] = [];
  readonly warnings: string[] = [];
  readonly search = new RowSearch({
    search: () => (request) =>
      new Promise<never>((resolve, reject) => {
        this.requests.push({ request, resolve: resolve as (answer: unknown) => void, reject });
      }),
    idOf: (row) => row['id'],
    changed: () => {},
    warn: (text) => this.warnings.push(text),
  });

  async answer(at: number, answer: unknown): Promise<void> {
    this.requests[at]?.resolve(answer);
    await flushPromises();
  }
}
const page = (from: number, count: number): { id: number }[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

describe('A search of the application', () => {
  it('has the rows of the last text, in whatever order the answers arrive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.infiniteStream(fc.nat()), async (count, order) => {
        const server = new Server();
        for (let at = 0; at < count; at++) void server.search.start(`text ${at}`);
        const waiting = Array.from({ length: count }, (_, at) => at);
        while (waiting.length > 0) {
          const [at] = waiting.splice(order.next().value % waiting.length, 1) as [number];
          await server.answer(at, [{ id: at }]);
        }
        assert.deepEqual([server.search.rows, server.search.foundText], [[{ id: count - 1 }], `text ${count - 1}`]);
        assert.deepEqual(
          server.requests.map(({ request }) => request.signal.aborted),
          server.requests.map((_, at) => at < count - 1),
        );
      }),
    );
  });

  it('loads page after page, until the total or an empty page', async () => {
    for (const total of [7, undefined]) {
      const server = new Server();
      void server.search.start('');
      await server.answer(0, { rows: page(0, 5), total });
      const more = server.search.loadMore();
      assert.equal(server.requests[1]?.request.from, 5);
      await server.answer(1, { rows: page(5, 2), total });
      assert.deepEqual(await more, { rows: page(5, 2), total });
      const last = server.search.loadMore();
      await server.answer(2, []);
      assert.deepEqual(await last, { rows: [], total });
      assert.equal(server.requests.length, total ? 2 : 3);
      assert.deepEqual(server.search.rows, page(0, 7));
    }
  });

  it('ends when the application sends the same rows again', async () => {
    const server = new Server();
    void server.search.start('');
    await server.answer(0, page(0, 3));
    const more = server.search.loadMore();
    await server.answer(1, page(0, 3));
    assert.deepEqual(await more, { rows: [], total: undefined });
    assert.deepEqual((await server.search.loadMore()).rows, []);
    assert.equal(server.requests.length, 2);
  });

  it('counts removed rows out of the next page', async () => {
    const server = new Server();
    void server.search.start('');
    await server.answer(0, { rows: page(0, 5), total: 9 });
    server.search.replaceRows(page(2, 3), 2);
    void server.search.loadMore();
    assert.deepEqual([server.requests[1]?.request.from, server.search.total], [3, 7]);
  });

  it('asks again when rows are removed while an answer is under way, which may still have them', async () => {
    const server = new Server();
    void server.search.start('');
    await server.answer(0, page(0, 3));
    void server.search.start('a');
    server.search.replaceRows(page(1, 2), 1);
    assert.deepEqual(server.search.rows, page(1, 2));
    await server.answer(1, page(0, 1));
    assert.deepEqual(server.search.rows, page(1, 2));
    assert.equal(server.requests[2]?.request.text, 'a');
    await server.answer(2, []);
    assert.deepEqual([server.search.rows, server.search.foundText], [[], 'a']);
  });

  it('fails with a function that throws, rejects or answers with no list, and can be repeated', async () => {
    const answers: (() => unknown)[] = [
      () => {
        throw new Error('Refused');
      },
      () => Promise.reject(new Error('Offline')),
      () => Promise.resolve('rows'),
      () => undefined,
    ];
    for (const answer of answers) {
      let isBroken = true;
      const warnings: string[] = [];
      const search = new RowSearch({
        search: () => (() => (isBroken ? answer() : Promise.resolve([{ id: 1 }]))) as never,
        idOf: (row) => row['id'],
        changed: () => {},
        warn: (text) => warnings.push(text),
      });
      await search.start('a');
      assert.deepEqual([search.status, search.rows, warnings.length], ['failed', [], 1]);
      isBroken = false;
      await search.start('a');
      assert.deepEqual([search.status, search.rows], ['idle', [{ id: 1 }]]);
    }
  });

  it('ignores an answer, and a failure, after it was stopped', async () => {
    const server = new Server();
    void server.search.start('a');
    server.search.stop();
    server.requests[0]?.reject(new Error('Aborted'));
    await flushPromises();
    assert.deepEqual([server.search.status, server.search.rows, server.warnings], ['idle', [], []]);
  });
});
