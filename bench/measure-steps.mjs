// One run of one contender that does things on demand: each step until its frame is painted, minus a step that does nothing.
import { offerLooking } from './look.mjs';
import { countElements, readMetrics } from './measure.mjs';

/** How long one step may take by the clock before its contender is given up. In milliseconds. */
const budget = 30_000;

/**
 * The page offers `globalThis.bench = { steps: { name: (index) => void }, expected: (name) => string[] }`; what a
 * contender does not offer is left out.
 *
 * - `repeats`: how often a step is done, a frame each; its figure is that of one. A repeated step is about scrolling.
 * - `unmeasured`: steps that only lead to the next one.
 * - `mark`: what is expected is found in what is seen by this pattern, a whole option's text where there is none.
 * - `x`: where on the page it is looked for; `xOf` where that differs for a step.
 * - `body`: between these heights of the page each row has to show something while it is scrolled.
 * @param {import('playwright').Browser} browser @param {string} address
 * @param {{ steps: readonly string[], unmeasured?: readonly string[], repeats?: Record<string, number>, heapAfter: readonly string[],
 *   viewport: { width: number, height: number }, x: number, xOf?: Record<string, number>, mark?: string,
 *   body?: { from: number, to: number } }} scenario
 * @param {boolean} [withHeap] looks at the heap, the elements and blank rows instead: that would change the steps' times
 */
export async function measureSteps(browser, address, scenario, withHeap = false) {
  const context = await browser.newContext({ viewport: scenario.viewport });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(offerLooking);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForFunction(() => globalThis.bench !== undefined);
    const measured = async (run) => {
      const before = await readMetrics(client);
      await withinBudget(run, address);
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
        // Looking is not measured, waiting is.
        for (const until = Date.now() + budget; missing.length && Date.now() < until; missing = await isMissing())
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

async function withinBudget(run, address) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${address}: a step took more than ${budget / 1000} s`)), budget);
  });
  await Promise.race([run(), late]).finally(() => clearTimeout(timer));
}

/** In MB: what scripts hold, what the document holds for them, and the memory behind typed arrays. */
async function heap(client) {
  for (let i = 0; i < 3; i++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize + backingStorageSize) / 1e6;
}

/* Runs in the page. */
async function step({ name, times }) {
  for (let index = 0; index < times; index++) {
    await globalThis.bench.steps[name]?.(index);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/* Runs in the page: the user's pause, in which a page may prepare what comes. */
function rest() {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
