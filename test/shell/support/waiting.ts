import { strict as assert } from 'node:assert';

/** Waits until a check is true; fails after 15 s. */
export async function until(what: string, check: () => Promise<boolean>): Promise<void> {
  for (const limit = Date.now() + 15_000; !(await check());) {
    assert.ok(Date.now() < limit, what);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
