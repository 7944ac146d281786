// One run of a contender: a new page, measured until it is idle.

/**
 * @param {import('playwright').Browser} browser @param {string} address
 * @param {{ expected: { x: number, texts: string[] }, viewport: { width: number, height: number } } | undefined} scenario
 */
export async function measure(browser, address, scenario) {
  const context = await browser.newContext({ viewport: scenario?.viewport ?? { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    // Thread ticks do not include the time of other processes.
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await readMetrics(client);
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(untilQuiet);
    const after = await readMetrics(client);
    // Checks after the measurement, because finding the texts costs time on the page's thread.
    if (!(await page.evaluate(isVisible, scenario?.expected ?? null)))
      throw new Error(`${address} does not show what is expected`);
    const elements = await page.evaluate(countElements);
    await client.send('HeapProfiler.collectGarbage');
    const { usedSize } = await client.send('Runtime.getHeapUsage');
    const spent = (name) => (after[name] - before[name]) * 1000;
    return {
      cpu: spent('TaskDuration'),
      script: spent('ScriptDuration'),
      layout: spent('LayoutDuration') + spent('RecalcStyleDuration'),
      elements,
      heap: usedSize / 1e6,
    };
  } finally {
    await context.close();
  }
}

export async function readMetrics(client) {
  const { metrics: list } = await client.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/* Runs in the page. */
async function untilQuiet() {
  const quiet = 300;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await new Promise((resolve) => setTimeout(resolve, quiet));
}

/* Runs in the page. */
function isVisible(expected) {
  if (!expected) return true;
  const textAt = (x, y) => {
    let element = document.elementFromPoint(x, y);
    while (element?.shadowRoot) {
      const inner = element.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === element) break;
      element = inner;
    }
    return element?.closest('a, button')?.textContent.trim() ?? '';
  };
  const seen = new Set();
  for (let y = 0; y < innerHeight; y += 8) seen.add(textAt(expected.x, y));
  return expected.texts.every((text) => seen.has(text));
}

/* Runs in the page. */
export function countElements() {
  const count = (root) => {
    let sum = 0;
    for (const element of root.querySelectorAll('*')) sum += 1 + (element.shadowRoot ? count(element.shadowRoot) : 0);
    return sum;
  };
  return count(document);
}
