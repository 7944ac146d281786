// One run of one contender that does things on demand: each step until its frame is painted, minus a step that does nothing.
import { readMetrics } from './measure.mjs';

/**
 * The page offers `globalThis.bench = { steps: { name: () => void }, expected: (name) => string[] }`; a step `focus`, where
 * there is one, comes between the others and is not measured.
 * @param {import('playwright').Browser} browser @param {string} address
 * @param {{ steps: readonly string[], heapAfter: string, viewport: { width: number, height: number }, x: number }} scenario
 * @param {boolean} [withHeap] measures the heap instead: collecting garbage between the steps would change their times
 */
export async function measureSteps(browser, address, scenario, withHeap = false) {
  const context = await browser.newContext({ viewport: scenario.viewport });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.bench !== undefined);
    const run = async (name) => {
      const before = await readMetrics(client);
      await page.evaluate(step, name);
      const after = await readMetrics(client);
      return (after.TaskDuration - before.TaskDuration) * 1000;
    };
    await page.evaluate(rest);
    const idle = Math.min(await run('nothing'), await run('nothing'), await run('nothing'));
    const heapBefore = withHeap ? await heap(client) : 0;
    const cpu = {};
    for (const name of scenario.steps) {
      cpu[name] = (await run(name)) - idle;
      const missing = await page.evaluate(missingRows, { name, x: scenario.x });
      if (missing.length) throw new Error(`${address} ${name}: not shown: ${missing.join(' | ')}`);
      if (withHeap && name === scenario.heapAfter) return { heap: (await heap(client)) - heapBefore };
      // What a person does on the way to the next step, and how long they take.
      await page.evaluate(step, 'focus');
      await page.evaluate(rest);
    }
    return { cpu };
  } finally {
    await context.close();
  }
}

/** In MB: what scripts hold, what the document holds for them, and the memory behind typed arrays. */
async function heap(client) {
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6;
}

/* Runs in the page. */
async function step(name) {
  await globalThis.bench.steps[name]?.();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/* Runs in the page: a person's pause, in which a page may prepare what comes. */
function rest() {
  return new Promise((resolve) => setTimeout(resolve, 400));
}

/* Runs in the page. */
function missingRows({ name, x }) {
  const seen = new Set();
  for (let y = 0; y < innerHeight; y += 6) {
    let element = document.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const inner = element.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    seen.add(element?.closest('[role=option]')?.textContent.trim().replace(/\s+/g, ' '));
  }
  return globalThis.bench.expected(name).filter((text) => !seen.has(text));
}
