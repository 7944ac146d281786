import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import fc from 'fast-check';
import { arraySource } from './array-source.js';
import type { DataRequest } from './data-source.js';
import { DataSourceError, httpSource, type SourceCall } from './http-source.js';
import { odataAddress } from './odata.js';

const request = (more: Partial<DataRequest> = {}): DataRequest => ({
  ...{ from: 0, count: 100, sorting: [], filters: [], search: '' },
  signal: new AbortController().signal,
  ...more,
});
const rows = [
  { id: 1, name: 'Couro bovino', price: 84.9, day: '2024-02-01T10:00', active: true },
  { id: 2, name: 'Linha', price: 4, day: '2024-01-01', active: false },
  { id: 3, name: 'Algodão', price: 10, day: '', active: true },
];

describe('arraySource', () => {
  const ids = async (more: Partial<DataRequest>) =>
    (await arraySource(rows).load(request(more))).rows.map(({ id }) => id);

  it('[DS-01] sorts, with empty values last, filters and searches', async () => {
    assert.deepEqual(await ids({ sorting: [{ column: 'price', direction: 'descending' }] }), [1, 3, 2]);
    assert.deepEqual(await ids({ sorting: [{ column: 'day', direction: 'descending' }] }), [1, 2, 3]);
    assert.deepEqual(await ids({ sorting: [{ column: 'day', direction: 'ascending' }] }), [2, 1, 3]);
    assert.deepEqual(await ids({ search: 'ALGODAO' }), [3]);
    assert.deepEqual(await ids({ filters: [{ column: 'name', contains: 'couro' }] }), [1]);
    assert.deepEqual(await ids({ filters: [{ column: 'price', from: 4, to: 10 }] }), [2, 3]);
    assert.deepEqual(await ids({ filters: [{ column: 'day', to: '2024-02-01' }] }), [1, 2]);
    assert.deepEqual(
      await ids({
        filters: [
          { column: 'id', values: [1, 3] },
          { column: 'active', is: true },
        ],
      }),
      [1, 3],
    );
  });

  it('[DS-01] answers each block of all rows, and their number', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(40), fc.integer({ min: 1, max: 12 }), async (length, count) => {
        const list = Array.from({ length }, (_, id) => ({ id }));
        const source = arraySource(list);
        const loaded: object[] = [];
        for (let from = 0; from < length; from += count) {
          const answer = await source.load(request({ from, count }));
          assert.equal(answer.total, length);
          loaded.push(...answer.rows);
        }
        assert.deepEqual(loaded, list);
      }),
    );
  });

  it('answers children by their parent', async () => {
    const source = arraySource([{ id: 'a' }, { id: 'b', up: 'a' }], { parentField: 'up' });
    assert.deepEqual((await source.load(request())).rows, [{ id: 'a' }]);
    assert.deepEqual((await source.load(request({ parent: 'a' }))).rows, [{ id: 'b', up: 'a' }]);
  });

  it('[DS-01] finds words in any order, and sums what it has found', async () => {
    const source = arraySource(
      [
        { id: 1, name: 'Couro bovino', color: 'verde', price: 0.1 },
        { id: 2, name: 'Couro', color: 'azul', price: 0.2 },
        { id: 3, name: 'Camurça', color: 'verde', price: 'dez' },
      ],
      { sums: ['price'] },
    );
    const found = await source.load(request({ search: 'verde couro' }));
    assert.deepEqual([found.rows.map((row) => row.id), found.sums], [[1], { price: 0.1 }]);
    // Not 0.30000000000000004.
    assert.deepEqual((await source.load(request())).sums, { price: 0.3 });
  });
});

describe('httpSource', () => {
  it('[DS-01] posts the query of the local platform', async () => {
    const calls: SourceCall[] = [];
    const source = httpSource('/api/materials/query', {
      filters: [{ column: 'active', is: true }],
      sums: ['price'],
      send: async (call) => (calls.push(call), { rows, total: 3, sums: { price: 98.9 } }),
    });
    const sorting = [{ column: 'price', direction: 'descending' }] as const;
    const answer = await source.load(
      request({ from: 200, sorting, search: 'couro', filters: [{ column: 'price', from: 5 }] }),
    );
    assert.deepEqual(calls[0]?.body, {
      ...{ from: 200, count: 100, search: 'couro', sums: ['price'] },
      sort: [{ column: 'price', descending: true }],
      filters: [
        { column: 'active', is: true },
        { column: 'price', from: 5 },
      ],
    });
    assert.deepEqual([answer.total, answer.sums], [3, { price: 98.9 }]);
  });

  it('rejects answers without rows, of another kind, and of a session that has ended', async () => {
    await assert.rejects(httpSource('/x', { send: async () => ({}) }).load(request()), /no rows/);
    await assert.rejects(httpSource('/x', { dialect: 'odata', send: async () => [] }).load(request()), /no value/);
    let ended = 0;
    const answers = [new Response('{}', { status: 401 }), new Response('<html>')];
    const fetched = mock.method(globalThis, 'fetch', async () => answers.shift() as Response);
    const source = httpSource('/x', { onUnauthorized: () => ended++ });
    await assert.rejects(source.load(request()), (error) => error instanceof DataSourceError && error.status === 401);
    await assert.rejects(source.load(request()), /no JSON/);
    fetched.mock.restore();
    assert.equal(ended, 1);
  });

  const addressOf = (more: Partial<DataRequest>, url = 'https://host/service/Products') =>
    decodeURIComponent(odataAddress(url, request(more)));
  const page = '$skip=0&$top=100&$count=true';

  it('[DS-01] asks an OData server as the examples of the standard do', () => {
    // OData 4.01 Part 2: URL Conventions, 5.1.
    assert.equal(
      addressOf({ filters: [{ column: 'Name', equals: 'Milk' }] }),
      `https://host/service/Products?$filter=Name eq 'Milk'&${page}`,
    );
    assert.equal(
      addressOf({ filters: [{ column: 'Address/City', contains: "O'Neil" }] }),
      `https://host/service/Products?$filter=contains(tolower(Address/City),'o''neil')&${page}`,
    );
    assert.equal(
      addressOf({
        filters: [
          { column: 'Price', from: 5, to: 200 },
          { column: 'Active', is: false },
        ],
      }),
      `https://host/service/Products?$filter=Price ge 5 and Price le 200 and Active eq false&${page}`,
    );
    assert.equal(
      addressOf({ filters: [{ column: 'Name', values: ['Milk', 'Cheese'] }] }),
      `https://host/service/Products?$filter=(Name eq 'Milk' or Name eq 'Cheese')&${page}`,
    );
    assert.equal(
      addressOf({ filters: [{ column: 'Released', from: '2012-12-03', to: '2012-12-03T07:16:23Z' }] }),
      `https://host/service/Products?$filter=Released ge 2012-12-03 and Released le 2012-12-03T07:16:23Z&${page}`,
    );
    assert.equal(
      addressOf({
        sorting: [
          { column: 'ReleaseDate', direction: 'ascending' },
          { column: 'Rating', direction: 'descending' },
        ],
        ...{ from: 200, count: 50 },
      }),
      'https://host/service/Products?$orderby=ReleaseDate,Rating desc&$skip=200&$top=50&$count=true',
    );
    assert.equal(
      addressOf({ search: 'mountain "bike"' }, '/Products?$expand=Category'),
      String.raw`/Products?$expand=Category&$search="mountain \"bike\""&${page}`,
    );
  });

  it('[DS-01] [TB-09] asks an OData server for sums with $apply, beside the first block', async () => {
    const urls: string[] = [];
    const answerTo = (url: string) => {
      urls.push(decodeURIComponent(url));
      return url.includes('apply')
        ? { value: [{ Sum1: 98.9, Sum2: '12345678901.5' }] }
        : { value: [{ ID: 1 }], '@odata.count': 300 };
    };
    const send = async ({ url }: SourceCall) => answerTo(url);
    const source = httpSource('/P', { dialect: 'odata', sums: ['Price', 'Stock/Amount'], send });
    const filters = [{ column: 'Name', equals: 'Milk' }];
    const answer = await source.load(request({ filters, search: 'low fat' }));
    assert.deepEqual(answer.sums, { Price: 98.9, 'Stock/Amount': 12345678901.5 });
    // OData Extension for Data Aggregation 4.0, 3.2 and 3.3.
    assert.equal(
      urls[0],
      `/P?$apply=filter(Name eq 'Milk')/search("low fat")/aggregate(Price with sum as Sum1,Stock/Amount with sum as Sum2)`,
    );
    assert.equal((await source.load(request({ from: 100 }))).sums, undefined);
    assert.equal(urls.length, 3);
  });

  it('[DS-01] shows the rows of an OData server that refuses to sum', async () => {
    const warned = mock.method(console, 'warn', () => {});
    const send = async ({ url }: SourceCall) => {
      if (url.includes('apply')) throw new Error('501');
      return { value: [{ ID: 1 }], '@odata.count': 1 };
    };
    const answer = await httpSource('/P', { dialect: 'odata', sums: ['Price'], send }).load(request());
    assert.deepEqual([answer.rows, answer.sums], [[{ ID: 1 }], undefined]);
    assert.equal(warned.mock.callCount(), 1);
    warned.mock.restore();
  });

  it('[DS-01] writes no text of a user but inside a literal', () => {
    assert.throws(
      () => addressOf({ sorting: [{ column: 'Name desc,Secret', direction: 'ascending' }] }),
      /no property/,
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const url = new URL(odataAddress('https://host/x', request({ filters: [{ column: 'Name', equals: text }] })));
        const filter = url.searchParams.get('$filter') ?? '';
        assert.match(filter, /^Name eq '(?:[^']|'')*'$/u);
        assert.equal([...url.searchParams].length, 4);
      }),
    );
  });

  it('[DS-01] reads an OData collection with its count, also from a server that pages by itself', async () => {
    const answers = [
      { '@odata.count': '5', value: [{ ID: 1 }], '@odata.nextLink': 'x' },
      { value: [{ ID: 1 }, { ID: 2 }], '@odata.nextLink': 'x' },
      { value: [{ ID: 3 }] },
    ];
    const urls: string[] = [];
    const source = httpSource('/P', { dialect: 'odata', send: async ({ url }) => (urls.push(url), answers.shift()) });
    assert.deepEqual(await source.load(request()), { rows: [{ ID: 1 }], total: 5 });
    assert.deepEqual(await source.load(request()), { rows: [{ ID: 1 }, { ID: 2 }, { ID: 3 }], total: undefined });
    assert.match(urls[2] ?? '', /skip=2&\$top=98/);
  });
});
