import { strict as assert } from 'node:assert';
import { test, type TestContext } from 'node:test';
import { processOrder } from '../../../../sample-data/process-order.js';
import type { OrderStep, ProcessOrder, SavedSteps } from '../../../workspace/process/api.js';
import {
  asJson,
  pageFetch,
  startTestPlatform,
  temporaryFolder,
} from '../../../../test/support/platform/test-platform.js';

const { number, steps } = processOrder();
const done = steps.find(({ status }) => status === 'done')!;
const [first, second] = steps.filter(({ status }) => status === 'waiting') as [OrderStep, OrderStep];

async function planner(t: TestContext, dataFolder?: string) {
  const { apiAddress, signIn, close } = await startTestPlatform(t, dataFolder ? { dataFolder } : {});
  const asMarina = await signIn();
  const at = (rest: string) => `${apiAddress}/api/process-orders/${rest}`;
  return {
    at,
    close,
    fetch: asMarina,
    load: async () => ((await (await asMarina(at(`${number}`))).json()) as ProcessOrder).steps,
    save: async (changes: unknown, order = number) => {
      const answer = await asMarina(at(`${order}/steps`), { ...asJson({ steps: changes }), method: 'PUT' });
      return { status: answer.status, body: (await answer.json()) as SavedSteps };
    },
  };
}

test('[CP-01] parameters of several steps are saved; they survive a restart', async (t) => {
  const dataFolder = await temporaryFolder(t);
  const before = await planner(t, dataFolder);
  assert.deepEqual(await before.load(), steps);
  const values = { temperature: 85, adhesive: 'PU 320', isInspected: true };
  const { status, body } = await before.save([
    { id: first.id, values },
    { id: second.id, values: { speed: null } },
  ]);
  const saved = [
    { ...first, ...values },
    { ...second, speed: null },
  ];
  assert.deepEqual([status, body], [200, { saved, refused: [] }]);
  await before.save([{ id: first.id, values: { temperature: 90 } }]);
  await before.close();
  const stored = await (await planner(t, dataFolder)).load();
  assert.deepEqual(
    stored,
    steps.map((step) => (step.id === first.id ? { ...saved[0], temperature: 90 } : step)),
  );
});

test('[CP-01] each step that cannot be saved is refused with its reason; the others are saved', async (t) => {
  const { save, load } = await planner(t);
  const { body } = await save([
    { id: done.id, values: { tool: 'X' } },
    { id: first.id, values: { tool: 'X' } },
    { id: second.id, values: { temperature: 5_000 } },
    { id: 999, values: { tool: 'X' } },
  ]);
  assert.deepEqual(body.saved, [{ ...first, tool: 'X' }]);
  assert.deepEqual(body.refused, [
    { id: done.id, reason: 'dassProcessStepDone' },
    { id: second.id, reason: 'dassProcessInvalid' },
    { id: 999, reason: 'dassProcessStepMissing' },
  ]);
  assert.deepEqual(
    await load(),
    steps.map((step) => (step.id === first.id ? { ...step, tool: 'X' } : step)),
  );
});

test('invalid parameters are refused; nothing is stored', async (t) => {
  const { save, load } = await planner(t);
  const invalid: unknown[] = [
    undefined,
    {},
    { status: 'waiting' },
    { temperature: '85' },
    { pressure: -1 },
    { adhesive: null },
    { tool: 'x'.repeat(81) },
    { isInspected: 'S' },
    JSON.parse('{"__proto__": {"tool": "X"}}'),
  ];
  const { body } = await save(invalid.map((values) => ({ id: first.id, values })));
  assert.deepEqual(
    body.refused.map(({ reason }) => reason),
    invalid.map(() => 'dassProcessInvalid'),
  );
  assert.deepEqual([body.saved, await load()], [[], steps]);
});

test('an unknown order is 404, an empty list 400, and a request without a session is refused', async (t) => {
  const { at, fetch, save } = await planner(t);
  assert.equal((await fetch(at('7'))).status, 404);
  assert.equal((await save([{ id: 1, values: {} }], 7)).status, 404);
  assert.equal((await save([])).status, 400);
  assert.equal((await pageFetch(at(`${number}`))).status, 401);
});
