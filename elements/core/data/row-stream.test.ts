import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { DataRequest, DataSource } from './data-source.js';
import { loadAllRows } from './row-stream.js';
import { MAX_ALL_ROWS } from './source-rows.js';

const query = { sorting: [], filters: [], search: 'x' };

/** A source with a number of rows. @param limit how many it answers at most at once */
function createSource(total: number, { limit = Infinity, saysTotal = true } = {}) {
  const requests: DataRequest[] = [];
  const source: DataSource = {
    load: (request) => {
      requests.push(request);
      const length = Math.max(0, Math.min(request.count, limit, total - request.from));
      const rows = Array.from({ length }, (_, at) => ({ id: request.from + at }));
      return Promise.resolve(saysTotal ? { rows, total } : { rows });
    },
  };
  return { source, requests };
}

describe('[DS-04] loadAllRows()', () => {
  const { signal } = new AbortController();

  it('loads all rows of a query in parts, also when the source answers fewer at once', async () => {
    for (const options of [{}, { limit: 70 }, { saysTotal: false }]) {
      const { source, requests } = createSource(730, options);
      const rows = await loadAllRows(source, query, signal);
      assert.deepEqual(
        rows?.map((row) => row['id']),
        Array.from({ length: 730 }, (_, id) => id),
      );
      assert.ok(requests.every(({ search }) => search === 'x'));
    }
    assert.deepEqual(await loadAllRows(createSource(0).source, query, signal), []);
    assert.equal((await loadAllRows(createSource(MAX_ALL_ROWS).source, query, signal))?.length, MAX_ALL_ROWS);
  });

  it('ends when there are too many rows, at once when the source says how many', async () => {
    const known = createSource(MAX_ALL_ROWS + 1);
    assert.equal(await loadAllRows(known.source, query, signal), undefined);
    assert.equal(known.requests.length, 1);
    const unknown = createSource(5000, { saysTotal: false });
    assert.equal(await loadAllRows(unknown.source, query, signal), undefined);
    assert.equal(unknown.requests.length, 3);
  });

  it('loads a part again that has failed, and rejects in the end', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    let tries = 0;
    const failing = (count: number): DataSource => ({
      load: () => (++tries <= count ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [{ id: 1 }] })),
    });
    const settle = async (promise: Promise<unknown>): Promise<unknown> => {
      const done = promise.catch((error: unknown) => error);
      for (const delay of [500, 2000]) {
        await new Promise((resolve) => setImmediate(resolve));
        t.mock.timers.tick(delay);
      }
      return done;
    };
    assert.deepEqual(await settle(loadAllRows(failing(2), query, signal)), [{ id: 1 }]);
    tries = 0;
    assert.equal(String(await settle(loadAllRows(failing(3), query, signal))), 'Error: down');
  });

  it('rejects when it is aborted, also while the source does not answer', async () => {
    const controller = new AbortController();
    const waiting = loadAllRows({ load: () => new Promise(() => {}) }, query, controller.signal);
    controller.abort();
    await assert.rejects(waiting, { name: 'AbortError' });
  });
});
