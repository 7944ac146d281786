import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { startTestPlatform } from '../../../../test/support/platform/test-platform.js';

test('the findings of the inspection have documents; others do not exist; without a session 401', async (t) => {
  const platform = await startTestPlatform(t);
  const page = await platform.signIn();
  const address = `${platform.apiAddress}/api/quality-findings`;
  const findings = (await (await page(address)).json()) as { id: number; inspected: number; defective: number }[];
  assert.ok(findings.length > 20);
  assert.ok(findings.every(({ inspected, defective }) => defective > 0 && defective <= inspected));
  const last = Math.max(...findings.map(({ id }) => id));
  assert.equal((await page(`${address}/${last}/documents`)).status, 200);
  assert.equal((await page(`${address}/${last + 1}/documents`)).status, 404);
  assert.equal((await fetch(address)).status, 401);
});
