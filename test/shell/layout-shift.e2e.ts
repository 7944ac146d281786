import { strict as assert } from 'node:assert';
import { describe, test } from 'node:test';
import { allPages, openAndWait } from './support/all-pages.js';
import { visitSignedIn } from './support/user.js';
import { shellForTests } from './support/shell-under-test.js';

/** Maximum layout shift of a page, as a share of the viewport (web.dev rates less than 0.1 as good). */
const MAX_SHIFT = 0.05;
/** Long enough that a page is rendered before its data arrive. In milliseconds. */
const ANSWER_DELAY = 250;

interface Shift {
  readonly value: number;
  readonly what: string;
}

describe('layout stability while a page loads', () => {
  const shell = shellForTests();

  for (const width of [1440, 768, 375]) {
    test(`layout shifts at ${width}px, with delayed responses: at most ${MAX_SHIFT} on each page`, async (t) => {
      const one = await visitSignedIn(t, shell, { viewport: { width, height: 900 } });
      await one.context.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        const nameOf = (node: Node | null): string =>
          node instanceof Element ? `${node.localName}.${node.className}`.slice(0, 60) : String(node?.nodeName);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node: Node | null }[];
          }[]) {
            if (entry.hadRecentInput) continue;
            shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => nameOf(node)).join(', ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      shell.platform.setFaults(({ server }) => (server === 'api' ? { delay: ANSWER_DELAY } : undefined));
      const moved: string[] = [];
      for (const path of allPages) {
        await openAndWait(one.page, path);
        const shifts = await one.page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
        const total = shifts.reduce((sum, { value }) => sum + value, 0);
        const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
        if (total > MAX_SHIFT) moved.push(`${path}: ${total.toFixed(3)} (${worst?.what})`);
      }
      assert.deepEqual(moved, []);
    });
  }
});
