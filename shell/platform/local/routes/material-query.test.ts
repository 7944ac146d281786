import { strict as assert } from 'node:assert';
import { after, before, describe, test } from 'node:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import {
  asJson,
  fetchWith,
  pageFetch,
  shellOrigin,
  cookieOf,
  marina,
} from '../../../../test/support/platform/test-platform.js';
import { startLocalPlatform, type LocalPlatform } from '../local-platform.js';

interface Answer {
  readonly rows: MaterialSheet[];
  readonly total: number;
  readonly sums?: Record<string, number>;
  readonly code?: string;
  readonly detail?: string;
}

describe('the query of the materials', () => {
  let folder: string;
  let platform: LocalPlatform;
  let ask: (query: unknown) => Promise<Answer & { status: number }>;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dass-query-'));
    platform = await startLocalPlatform({
      shellOrigins: [shellOrigin],
      apiPort: 0,
      filesPort: 0,
      arrivalInterval: 0,
      dataFolder: folder,
      materialCount: 3_000,
      structureLines: 100,
      log: assert.fail,
    });
    const session = await pageFetch(
      `${platform.apiAddress}/api/session`,
      asJson({ email: marina, password: 'aurora' }),
    );
    const page = fetchWith({ Origin: shellOrigin, Cookie: cookieOf(session) });
    ask = async (query) => {
      const answer = await page(`${platform.apiAddress}/api/materials/query`, asJson(query));
      return { status: answer.status, ...((await answer.json()) as Answer) };
    };
  });
  after(async () => {
    await platform.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('[DS-06] answers a part of the rows, the total, and the sums that are asked for', async () => {
    const first = await ask({});
    assert.deepEqual([first.status, first.total, first.rows.length, first.sums], [200, 3_000, 100, undefined]);
    assert.deepEqual(
      (await ask({ from: 2_998, count: 10 })).rows.map(({ id }) => id),
      [2_999, 3_000],
    );
    const leather = await ask({
      from: 5,
      count: 500,
      sort: [{ column: 'price', descending: true }, { column: 'name' }],
      filters: [
        { column: 'family', values: ['leather'] },
        { column: 'price', from: 20, to: 60.5 },
        { column: 'validUntil', from: '2027-06-01', to: '2028-06-01' },
        { column: 'supplier', contains: 'couros' },
        { column: 'active', is: true },
      ],
      search: 'bovino',
      sums: ['price'],
    });
    assert.ok(leather.total > 5 && leather.rows.length === leather.total - 5);
    for (const { family, price, validUntil, supplier, active, name } of leather.rows) {
      assert.ok(family === 'leather' && active && supplier.includes('Couros') && name.includes('bovino'));
      assert.ok(price >= 20 && price <= 60.5 && validUntil >= '2027-06-01' && validUntil <= '2028-06-01');
    }
    const prices = leather.rows.map(({ price }) => price);
    assert.deepEqual(
      prices,
      [...prices].sort((a, b) => b - a),
    );
    assert.ok(leather.sums!.price! > prices.reduce((sum, price) => sum + price, 0));
  });

  test('[DS-06] no rows are asked for: only the total and the sums; beyond the end there are none', async () => {
    const none = await ask({ count: 0, sums: ['price'] });
    assert.deepEqual([none.total, none.rows], [3_000, []]);
    assert.ok(none.sums!.price! > 0);
    assert.deepEqual((await ask({ from: 5_000 })).rows, []);
  });

  const refused: [query: Record<string, unknown>, code: string, part: string][] = [
    [{ sort: [{ column: 'colour' }] }, 'UNKNOWN_COLUMN', 'sort.0.column'],
    [{ sort: [{ column: 'toString' }] }, 'UNKNOWN_COLUMN', 'sort.0.column'],
    [
      {
        filters: [
          { column: 'price', from: 1 },
          { column: 7, is: true },
        ],
      },
      'UNKNOWN_COLUMN',
      'filters.1.column',
    ],
    [{ sums: ['weight'] }, 'UNKNOWN_COLUMN', 'sums.0'],
    [{ sums: ['name'] }, 'INVALID_QUERY', 'sums.0'],
    [{ from: -1 }, 'INVALID_QUERY', 'from'],
    [{ from: '3' }, 'INVALID_QUERY', 'from'],
    [{ count: 501 }, 'INVALID_QUERY', 'count'],
    [{ search: 7 }, 'INVALID_QUERY', 'search'],
    [{ sort: 'name' }, 'INVALID_QUERY', 'sort'],
    [{ sort: [{ column: 'name', descending: 'yes' }] }, 'INVALID_QUERY', 'sort.0.descending'],
    [{ filters: { column: 'name' } }, 'INVALID_QUERY', 'filters'],
    [{ filters: [{ column: 'name' }] }, 'INVALID_QUERY', 'filters.0'],
    [{ filters: [{ column: 'name', contains: 'a', equals: 'b' }] }, 'INVALID_QUERY', 'filters.0'],
    [{ filters: [{ column: 'name', contains: 7 }] }, 'INVALID_QUERY', 'filters.0.contains'],
    [{ filters: [{ column: 'name', from: 'a' }] }, 'INVALID_QUERY', 'filters.0.from'],
    [{ filters: [{ column: 'price', from: '7' }] }, 'INVALID_QUERY', 'filters.0.from'],
    [{ filters: [{ column: 'price', contains: '7' }] }, 'INVALID_QUERY', 'filters.0.contains'],
    [{ filters: [{ column: 'validUntil', to: '2027-02-30' }] }, 'INVALID_QUERY', 'filters.0.to'],
    [{ filters: [{ column: 'family', values: ['leather', 7] }] }, 'INVALID_QUERY', 'filters.0.values'],
    [{ filters: [{ column: 'active', is: 1 }] }, 'INVALID_QUERY', 'filters.0.is'],
    [{ filters: [null] }, 'INVALID_QUERY', 'filters.0'],
  ];
  for (const [query, code, part] of refused) {
    test(`[DS-06] ${JSON.stringify(query)} is refused with ${code}`, async () => {
      const { status, code: answered, detail } = await ask(query);
      assert.deepEqual([status, answered, detail], [400, code, part]);
    });
  }
});
