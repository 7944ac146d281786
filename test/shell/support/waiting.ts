import { strict as assert } from 'node:assert';
import type { Locator } from 'playwright';
import { countWait } from '../../../scripts/test-runner/node/file-times.mjs';

/** Waits until a check is true; fails after 30 s. */
export const until = (what: string, check: () => Promise<boolean>): Promise<void> =>
  countWait(async () => {
    for (const limit = Date.now() + 30_000; !(await check());) {
      assert.ok(Date.now() < limit, what);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** Waits until a field has a value: its page sets it when the record is loaded. */
export async function expectValue(field: Locator, value: string): Promise<void> {
  let last: string | undefined;
  await until(`value '${value}'`, async () => (last = await field.inputValue()) === value).catch((error: unknown) => {
    throw new Error(`value '${value}', but '${last}'`, { cause: error });
  });
}

/** A promise that a test resolves. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
