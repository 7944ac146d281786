// Scrolls data tables with few and many columns sideways, outside of `npm test`, and prints the processor time of the page's
// main thread and the elements of the table: node bench/wide-table.mjs 20 200
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../scripts/browsers.mjs';
import { median, table } from './report.mjs';

const RUNS = 7;
const STEPS = 40;
const STEP_PX = 200;
const counts = process.argv.slice(2).map(Number);
if (counts.length === 0) counts.push(20, 200, 300);

const { outputFiles } = await build({
  stdin: {
    contents: `import './elements/tables/data-table/data-table.ts';
      import { applyTheme } from './themes/apply-theme.ts';
      applyTheme();`,
    resolveDir: '.',
  },
  bundle: true,
  minify: true,
  format: 'esm',
  write: false,
  logLevel: 'error',
});

/* Runs in the page. */
async function show(count) {
  const columns = Array.from({ length: count }, (_, at) => ({
    name: `c${at}`,
    label: `Coluna ${at}`,
    ...(at % 3 === 1 && { kind: 'number' }),
  }));
  const rows = Array.from({ length: 1000 }, (_, row) => ({
    id: row,
    ...Object.fromEntries(columns.map(({ name, kind }, at) => [name, kind ? row * 100 + at : `Texto ${row} ${at}`])),
  }));
  const element = Object.assign(document.createElement('dass-data-table'), { columns, rows, layout: 'table' });
  element.style.blockSize = '720px';
  document.body.replaceChildren(element);
  await element.updateComplete;
}
async function scroll(steps, stepPx) {
  const scroller = document.querySelector('dass-data-table').shadowRoot.querySelector('.rows');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  scroller.scrollLeft = 0;
  await frame();
  const range = scroller.scrollWidth - scroller.clientWidth;
  // Back to the start from the end, which the table with few columns reaches often.
  for (let step = 0; step < steps; step++) {
    const left = scroller.scrollLeft + stepPx;
    scroller.scrollLeft = left > range ? 0 : left;
    await frame();
  }
}

const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto('about:blank');
  await page.addScriptTag({ type: 'module', content: outputFiles[0].text });
  await page.waitForFunction(() => customElements.get('dass-data-table'));
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const threads = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => `/proc/${id}/task/${id}/schedstat`);
  const cpuMs = () => threads.reduce((sum, path) => sum + Number(readFileSync(path, 'utf8').split(' ')[0]), 0) / 1e6;
  const times = new Map(counts.map((count) => [count, []]));
  const elements = new Map();
  // The first round is a warm-up.
  for (let run = 0; run <= RUNS; run++)
    for (const count of counts) {
      await page.evaluate(show, count);
      await page.waitForTimeout(300);
      const before = cpuMs();
      await page.evaluate(`(${scroll})(${STEPS}, ${STEP_PX})`);
      if (run > 0) times.get(count).push((cpuMs() - before) / STEPS);
      elements.set(
        count,
        await page.evaluate(() => document.querySelector('dass-data-table').shadowRoot.querySelectorAll('*').length),
      );
    }
  const first = median(times.get(counts[0]));
  console.log(
    table(
      ['columns', 'ms a step', 'ratio', 'elements'],
      counts.map((count) => {
        const ms = median(times.get(count));
        return [String(count), ms.toFixed(2), (ms / first).toFixed(2), String(elements.get(count))];
      }),
    ),
  );
} finally {
  await browser.close();
}
