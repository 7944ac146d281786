import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { realDisk } from './stores/disk.js';
import { materialShape } from './stores/material-validation.js';
import { AllowedOrigins } from './http/origins.js';
import { purchaseShape } from './stores/purchase-validation.js';
import { openServices } from './services.js';
import { startTestPlatform, temporaryFolder } from '../../../test/support/platform/test-platform.js';

/** The routes of both services, read from the services. */
async function routesOf(dataFolder: string): Promise<{ server: 'api' | 'files'; method: string; path: string }[]> {
  const services = await openServices({
    hosts: [],
    origins: new AllowedOrigins([]),
    dataFolder,
    disk: realDisk,
    cookieDomain: undefined,
    users: [],
    sessionLifetime: 1,
    arrivalInterval: 0,
    heartbeat: 1_000,
    maxFileSize: 1,
    menuSize: 0,
    faults: () => undefined,
    log: assert.fail,
  });
  await services.stop();
  return (['api', 'files'] as const).flatMap((server) =>
    services[server].routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => ({ server, method, path })),
  );
}

const fields = [
  ...Object.keys(materialShape),
  ...Object.keys(purchaseShape),
  ...['email', 'password', 'url', 'data', 'title', 'method', 'path', 'fault', 'times', 'materialId', 'quantity'],
  ...['parent', 'from', 'count', 'sort', 'filters', 'sums'],
  '__proto__',
];
/** JSON that throws when it is converted to a string or a number. */
const hostile: fc.JsonValue[] = [
  { toString: 0, valueOf: 0 },
  [{ toString: 0 }],
  [[{ valueOf: 0, toString: {} }]],
  { length: -1 },
];
const values = fc.oneof(
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(...hostile) },
);
const bodies = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(fc.constantFrom(...fields), values),
  fc.record({
    steps: fc.array(fc.record({ id: fc.oneof(fc.nat(40), values), values })),
    lines: fc.array(fc.record({ materialId: values, quantity: values })),
    parent: values,
    sort: fc.array(fc.record({ column: fc.oneof(fc.constantFrom('name', 'quantity'), values), descending: values })),
    filters: fc.array(fc.record({ column: fc.constantFrom('name', 'quantity'), contains: values, from: values })),
    supplierId: values,
    substitutes: fc.array(values),
    data: fc.dictionary(fc.constantFrom('title', 'detail', 'avatar'), values),
  }),
);
const ids = fc.oneof(
  fc.constantFrom('3', '10421', '48214', 'n1', '%00', '%2e%2e', '%', 'NaN', '1e3', '-1'),
  fc.string().map(encodeURIComponent),
);
const queries = fc
  .dictionary(fc.constantFrom('limit', 'offset', 'before', 'search', 'priceFrom', 'family'), fc.string())
  .map((query) => new URLSearchParams(query).toString());

test('every route answers any JSON, id and query without a server error', async (t) => {
  const platform = await startTestPlatform(t);
  const routes = (await routesOf(await temporaryFolder(t))).filter(
    // The event stream never ends, and the sign-out ends the session.
    ({ method, path }) => !path.endsWith('/events') && !(method === 'DELETE' && path === '/api/session'),
  );
  assert.ok(routes.length > 15, `${routes.length}`);
  for (const { server, method, path } of routes) {
    const page = await platform.signIn();
    const origin = server === 'api' ? platform.apiAddress : platform.filesAddress;
    // These routes return a large response that does not depend on the request.
    const numRuns = /structures|purchases\/materials/.test(path) ? 3 : 40;
    await fc.assert(
      fc.asyncProperty(bodies, ids, queries, async (body, id, query) => {
        const answer = await page(`${origin}${path.replace(':id', () => id)}?${query}`, {
          method,
          ...(!['GET', 'HEAD'].includes(method) && {
            headers: { 'Content-Type': 'application/json', 'X-File-Name': 'a' },
            body: JSON.stringify(body),
          }),
        });
        await answer.arrayBuffer();
        assert.ok(answer.status < 500, `${method} ${path}: ${answer.status}`);
        if (path.startsWith('/api/faults')) await page(`${platform.apiAddress}/api/faults`, { method: 'DELETE' });
      }),
      { numRuns },
    );
  }
  assert.deepEqual(
    platform.logged.filter((line) => line.includes(' failed: ')),
    [],
  );
});
