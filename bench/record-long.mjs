// Records for some minutes in Chromium with its fake microphone, outside of `npm test`, and prints what must not grow:
// node bench/record-long.mjs 30
import { readdirSync, readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { chromiumPath, chromiumSwitches } from '../scripts/browsers.mjs';

const minutes = Number(process.argv[2] ?? 30);
if (!(minutes > 0)) throw new Error('How many minutes? node bench/record-long.mjs 30');

/** A file edited meanwhile must not reload the page: nothing is watched. */
const server = await createServer({ configFile: 'playground/vite.config.ts', server: { hmr: false, watch: null } });
await server.listen();
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
try {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const system = await browser.newBrowserCDPSession();
  /** Seconds of processor time that each kind of thread of the renderers used: `DedicatedWorker` is the encoder's. */
  const threadSeconds = async () => {
    const { processInfo } = await system.send('SystemInfo.getProcessInfo');
    const seconds = {};
    for (const { id } of processInfo.filter(({ type }) => type === 'renderer'))
      for (const thread of readdirSync(`/proc/${id}/task`)) {
        const [, name, rest] = /\((.*)\) (.*)/su.exec(readFileSync(`/proc/${id}/task/${thread}/stat`, 'utf8'));
        const [user, kernel] = rest.split(' ').slice(11, 13).map(Number);
        // The clock of /proc ticks a hundred times a second.
        seconds[name] = (seconds[name] ?? 0) + (user + kernel) / 100;
      }
    return seconds;
  };
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
  };
  /** @returns milliseconds from the click to the event */
  const record = async (seconds) => {
    await page.click('.record');
    await page.waitForSelector('.time');
    const [start, before] = [performance.now(), await threadSeconds()];
    const first = await heap();
    while (performance.now() - start < seconds * 1000) await sleep(Math.min(60_000, seconds * 1000));
    const [passed, after] = [(performance.now() - start) / 1000, await threadSeconds()];
    const last = await heap();
    const { took, size, duration } = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const recorder = document.querySelector('dass-recorder');
          recorder.addEventListener('dass-record-stop', ({ detail: { file, duration } }) =>
            resolve({ took: performance.now() - clicked, size: file.size, duration }),
          );
          const clicked = performance.now();
          recorder.shadowRoot.querySelector('.stop').click();
        }),
    );
    const shares = Object.entries(after)
      .map(([name, used]) => [name, (100 * (used - (before[name] ?? 0))) / passed])
      .filter(([, share]) => share >= 0.05)
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, share]) => `${name} ${share.toFixed(2)} %`);
    console.log(
      `${duration.toFixed(1)} s, ${(size / 1e6).toFixed(2)} MB: stop to file ${took.toFixed(0)} ms, page heap ${first.toFixed(1)} -> ${last.toFixed(1)} MB, of a core: ${shares.join(', ')}`,
    );
    return took;
  };
  await page.goto(`${server.resolvedUrls.local[0]}example/recorder/default`);
  await page.waitForSelector('dass-recorder');
  // The first one loads everything.
  await record(2);
  const short = await record(60);
  const long = await record(minutes * 60);
  console.log(`stop to file: ${(long / short).toFixed(1)} times that after a minute`);
} finally {
  await browser.close();
  await server.close();
}
