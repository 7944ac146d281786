// One run of a contender with steps. Measures each step until its frame is painted, minus a step that does nothing.
import { exposeLook } from './look.mjs';
import { countElements, readMetrics } from './measure.mjs';

/** The maximum duration of a step in milliseconds. */
const MAX_STEP_MS = 30_000;

/**
 * The page exposes `globalThis.bench = { steps: { name: (index) => void }, expected: (name) => string[] }`. Missing steps
 * are skipped.
 *
 * - `repeats`: how often a step runs, once per frame; the result is the average. Repeated steps scroll.
 * - `unmeasured`: steps that only prepare the next one.
 * - `mark`: a pattern for the expected texts; without it, the whole text of an option is compared.
 * - `x`: the horizontal position at which texts are read; `xOf` overrides it for a step.
 * - `body`: the vertical range in which no row may be empty while it is scrolled.
 * @param {import('playwright').Browser} browser @param {string} address
 * @param {{ steps: readonly string[], unmeasured?: readonly string[], repeats?: Record<string, number>, heapAfter: readonly string[],
 *   viewport: { width: number, height: number }, x: number, xOf?: Record<string, number>, mark?: string,
 *   body?: { from: number, to: number } }} scenario
 * @param {boolean} [withHeap] measures heap, elements and empty rows instead of times, which it would change
 */
export async function measureSteps(browser, address, scenario, withHeap = false) {
  const context = await browser.newContext({ viewport: scenario.viewport });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(exposeLook);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.bench !== undefined);
    const measured = async (run) => {
      const before = await readMetrics(client);
      await withTimeout(run, address);
      const after = await readMetrics(client);
      return (after.TaskDuration - before.TaskDuration) * 1000;
    };
    const run = (name, times) => measured(() => page.evaluate(step, { name, times }));
    await page.evaluate(rest);
    const idle = Math.min(await run('nothing', 1), await run('nothing', 1), await run('nothing', 1));
    const idleFrame = scenario.repeats ? (await run('nothing', 20)) / 20 : idle;
    const heapBefore = withHeap ? await heap(client) : 0;
    const found = { elements: 0, blank: 0, heap: [] };
    const cpu = {};
    for (const name of scenario.steps) {
      if (!(await page.evaluate((wanted) => wanted in globalThis.bench.steps, name))) continue;
      const times = scenario.repeats?.[name] ?? 1;
      if (withHeap && times > 1)
        found.blank += await page.evaluate((what) => globalThis.look.blank(what), {
          name,
          times,
          ...where(scenario, name),
        });
      else {
        let spent = await run(name, times);
        const isMissing = () =>
          page.evaluate((what) => globalThis.look.missing(what), { name, ...where(scenario, name) });
        let missing = await isMissing();
        // Checking is not measured, waiting is.
        for (const until = Date.now() + MAX_STEP_MS; missing.length && Date.now() < until; missing = await isMissing())
          spent += (await run('nothing', 1)) - idle;
        if (missing.length) throw new Error(`${address} ${name}: not shown: ${missing.join(' | ')}`);
        if (!scenario.unmeasured?.includes(name)) cpu[name] = times > 1 ? spent / times - idleFrame : spent - idle;
      }
      if (withHeap) found.elements = Math.max(found.elements, await page.evaluate(countElements));
      if (withHeap && scenario.heapAfter.includes(name)) found.heap.push((await heap(client)) - heapBefore);
      await page.evaluate(rest);
    }
    return withHeap ? found : { cpu };
  } finally {
    await context.close();
  }
}

const where = ({ x, xOf = {}, mark = '', body }, name) => ({ x: xOf[name] ?? x, mark, body });

async function withTimeout(run, address) {
  let timer;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${address}: a step took more than ${MAX_STEP_MS / 1000} s`)),
      MAX_STEP_MS,
    );
  });
  await Promise.race([run(), timeout]).finally(() => clearTimeout(timer));
}

/**
 * The memory in MB: script heap, document objects and the memory behind typed arrays. The least of several collections:
 * memory of document objects and typed arrays is freed some time after the collection that finds it unused.
 */
export async function heap(client) {
  let least = Infinity;
  for (let collection = 0; collection < 6; collection++) {
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
    least = Math.min(least, (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return least;
}

/* Runs in the page. */
async function step({ name, times }) {
  for (let index = 0; index < times; index++) {
    await globalThis.bench.steps[name]?.(index);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/* Runs in the page. The pause of the user, in which a page may do idle work. */
function rest() {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
