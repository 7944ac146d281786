import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import type { QualityFinding } from '../../../workspace/quality/api.js';
import { startTestPlatform } from '../../../../test/support/platform/test-platform.js';

test('the findings are listed, the newest first, and found by their ids', async (t) => {
  const { apiAddress, signIn } = await startTestPlatform(t);
  const asMarina = await signIn();
  const all = (await (await asMarina(`${apiAddress}/api/quality-findings`)).json()) as QualityFinding[];
  assert.equal(all.length, 240);
  assert.deepEqual(
    all.map(({ date }) => date),
    all.map(({ date }) => date).toSorted((a, b) => b.localeCompare(a)),
  );
  const one = await asMarina(`${apiAddress}/api/quality-findings/7`);
  assert.deepEqual(
    await one.json(),
    all.find(({ id }) => id === 7),
  );
  for (const path of ['9999', 'x', '9999/documents'])
    assert.equal((await asMarina(`${apiAddress}/api/quality-findings/${path}`)).status, 404, path);
  assert.equal((await fetch(`${apiAddress}/api/quality-findings`)).status, 401);
});
