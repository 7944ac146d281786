// Scrolls tables over 1,000,000 rows of a simulated server, outside of `npm test`: to 60 places, each until its rows are shown,
// and the kit through 10,000 blocks. `node bench/data-source.mjs [--peers] [--kit FOLDER]`
import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../scripts/browsers.mjs';
import { bundle } from './bundle.mjs';
import { median, percentile, table } from './report.mjs';
import { installPeers } from './run-sizes.mjs';
import { serve } from './serve.mjs';
import { readMetrics } from './measure.mjs';
import { heap } from './measure-steps.mjs';

const RUNS = 5;
const JUMPS = 60;
/** Blocks in memory at the first measurement of the heap, and at the last. */
const [FEW_BLOCKS, MANY_BLOCKS] = [100, 10_000];
const kitAt = process.argv.indexOf('--kit');
const kit = kitAt < 0 ? undefined : process.argv[kitAt + 1];
const entries = { kit: 'bench/data-source/kit.ts' };
if (process.argv.includes('--peers')) {
  installPeers();
  for (const peer of ['ag-grid', 'vaadin']) entries[peer] = `bench/peers/data-source/${peer}.js`;
}
if (!kit && spawnSync(process.execPath, ['scripts/build/build-kit.mjs'], { stdio: 'inherit' }).status !== 0)
  throw new Error('The kit could not be built');

const names = Object.keys(entries);
const pages = Object.fromEntries(
  await Promise.all(Object.entries(entries).map(async ([name, entry]) => [name, await bundle(entry, kit)])),
);
const server = await serve(pages);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });

async function open(name, delay) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${server.address}/${name}/?delay=${delay}`, { waitUntil: 'load' });
  await page.waitForFunction(() => globalThis.bench !== undefined);
  await page.evaluate(() => globalThis.bench.mount());
  await page.waitForTimeout(500);
  return { page, client, close: () => context.close() };
}

async function measureJumps(name) {
  const { page, client, close } = await open(name, 20);
  const before = await readMetrics(client);
  const result = await page.evaluate(async (jumps) => {
    const { jump, answered } = globalThis.bench;
    const blocks = answered.blocks;
    const paints = [];
    // Back and forth, so that no jump shows rows of the last one.
    for (let at = 1; at <= jumps; at++) paints.push(await jump((((at * 23) % jumps) + 0.5) / jumps));
    return { paints, blocks: answered.blocks - blocks };
  }, JUMPS);
  const after = await readMetrics(client);
  await close();
  return { ...result, cpu: ((after.TaskDuration - before.TaskDuration) * 1000) / JUMPS };
}

async function measureHeap() {
  const { page, client, close } = await open('kit', 0);
  const load = (blocks) =>
    page.evaluate(async (wanted) => {
      const { jump, answered } = globalThis.bench;
      for (let at = answered.blocks; answered.blocks < wanted; at++) await jump(((at * 7919) % 10_000) / 10_000);
    }, blocks);
  await load(FEW_BLOCKS);
  const first = await heap(client);
  await load(MANY_BLOCKS);
  const last = await heap(client);
  await close();
  return { first, last };
}

try {
  const results = Object.fromEntries(names.map((name) => [name, []]));
  const failed = new Map();
  for (let run = 0; run <= RUNS; run++)
    for (const name of names) {
      if (failed.has(name)) continue;
      try {
        const result = await measureJumps(name);
        // The first round is a warm-up.
        if (run > 0) results[name].push(result);
      } catch (error) {
        if (name === 'kit') throw error;
        failed.set(name, error.message);
      }
    }
  console.log(`\n1,000,000 rows of a source, ${JUMPS} jumps, ${RUNS} runs`);
  console.log(
    table(
      ['contender', 'CPU ms a jump', 'blocks a jump', 'shown after the answer, ms', 'p95'],
      names
        .filter((name) => results[name].length > 0)
        .map((name) => {
          const paints = results[name].flatMap((one) => one.paints);
          return [
            name,
            median(results[name].map(({ cpu }) => cpu)).toFixed(1),
            (median(results[name].map(({ blocks }) => blocks)) / JUMPS).toFixed(1),
            median(paints).toFixed(0),
            percentile(paints, 95).toFixed(0),
          ];
        }),
    ),
  );
  for (const [name, why] of failed) console.log(`– ${name} was aborted: ${why}`);
  const { first, last } = await measureHeap();
  console.log(
    `kit: heap ${first.toFixed(2)} MB after ${FEW_BLOCKS} blocks, ${last.toFixed(2)} MB after ${MANY_BLOCKS.toLocaleString('en')}`,
  );
} finally {
  await browser.close();
  await server.close();
}
