import { strict as assert } from 'node:assert';
import { countWait } from '../../../scripts/test-runner/node/file-times.mjs';

/** Waits until a check is true; fails after 30 s. */
export const until = (what: string, check: () => Promise<boolean>): Promise<void> =>
  countWait(async () => {
    for (const limit = Date.now() + 30_000; !(await check());) {
      assert.ok(Date.now() < limit, what);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

/** A promise that a test resolves. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
