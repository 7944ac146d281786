// A visit of a page on a slow machine and a slow network, and what the browser reports of it.
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { TSX_NAMES } from '../../test/support/tsx-names.ts';

/** Times slower than this machine. */
export const CPU_SLOWDOWN = 6;
/** Lighthouse's slow 4G. The browser adds the latency to each request. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/**
 * Opens a page in a new context, without a cache.
 * @param {{ browser: import('playwright').Browser, session: object[] }} servers
 * @param {{ width?: number, isSlowAtOnce?: boolean }} [options] `isSlowAtOnce`: also while the page loads
 */
export async function visit({ browser, session }, { width = 1440, isSlowAtOnce = true } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, locale: 'pt-BR' });
  await context.addCookies(session);
  await context.addInitScript(TSX_NAMES);
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const quiet = watchRequests(page);
  let bytes = 0;
  let requests = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests++;
  });
  const slowDown = async () => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await client.send('Network.emulateNetworkConditions', SLOW_4G);
  };
  if (isSlowAtOnce) await slowDown();
  return {
    page,
    slowDown,
    /** Until nothing is requested, rendered or calculated for a while. */
    untilQuiet: async () => {
      await quiet();
      await page.evaluate(untilIdle);
    },
    /** Largest contentful paint and shifts so far, in ms and as a share of the viewport; KB and requests. */
    read: async () => ({ ...(await page.evaluate(readWatched)), kilobytes: bytes / 1000, requests }),
    /** The longest time from an input since the last call until the next frame, in ms, and the event. */
    readInput: () => page.evaluate(readInput),
    close: () => context.close(),
  };
}

/**
 * The hand of a user. Playwright looks for elements in the page, which takes it a tenth of a second there: it does so
 * before an input and is idle until everything has been rendered.
 * @param {import('playwright').Page} page @param {() => Promise<void>} untilQuiet
 */
export function userOf(page, untilQuiet) {
  const { mouse, keyboard } = page;
  return {
    click: async (locator) => {
      await locator.waitFor();
      const { x, y, width, height } = await locator.boundingBox();
      await mouse.move(x + width / 2, y + height / 2);
      await untilQuiet();
      await mouse.down();
      await mouse.up();
      await untilQuiet();
    },
    press: async (key) => {
      await keyboard.press(key);
      await untilQuiet();
    },
    /** Each key on its own, at the speed of a fast typist. */
    type: async (text) => {
      await keyboard.type(text, { delay: 80 });
      await untilQuiet();
    },
  };
}

/** @returns a function that waits until nothing has been requested for a while. The event stream never ends. */
function watchRequests(page) {
  const pending = new Set();
  let changedAt = performance.now();
  const update = (change) => (request) => {
    if (request.url().endsWith('/events')) return;
    change(request);
    changedAt = performance.now();
  };
  page.on(
    'request',
    update((request) => pending.add(request)),
  );
  page.on(
    'requestfinished',
    update((request) => pending.delete(request)),
  );
  page.on(
    'requestfailed',
    update((request) => pending.delete(request)),
  );
  return async () => {
    while (pending.size > 0 || performance.now() - changedAt < 300) await sleep(50);
  };
}

/* Runs in the page, before its own scripts. */
function watch() {
  const watched = { paint: 0, contentful: 0, shift: 0, worstShift: { value: 0, what: '' }, tasks: [], inputs: [] };
  globalThis.watched = watched;
  const observe = (type, read, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ startTime }) => (watched.paint = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.contentful = startTime;
  });
  observe('longtask', ({ duration }) => watched.tasks.push(duration));
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    watched.shift += value;
    if (value <= watched.worstShift.value) return;
    const nameOf = ({ node }) => `${node?.localName ?? node?.nodeName}.${node?.className ?? ''}`;
    watched.worstShift = { value, what: sources.map(nameOf).join(', ') };
  });
  observe('event', (entry) => entry.interactionId > 0 && watched.inputs.push(entry), { durationThreshold: 16 });
}

/* Runs in the page. */
function readWatched() {
  const { tasks, paint, contentful, shift, worstShift } = globalThis.watched;
  const sum = tasks.reduce((total, task) => total + task, 0);
  return {
    paint,
    contentful,
    shift,
    worstShift,
    longTasks: tasks.length,
    longestTask: Math.max(0, ...tasks),
    taskSum: sum,
  };
}

/* Runs in the page. */
async function readInput() {
  // Entries are delivered after the frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const longest = globalThis.watched.inputs.reduce(
    (before, { name, duration, processingStart, processingEnd, startTime }) =>
      duration > before.duration
        ? { name, duration, wait: processingStart - startTime, processing: processingEnd - processingStart }
        : before,
    { name: '', duration: 0, wait: 0, processing: 0 },
  );
  globalThis.watched.inputs = [];
  return longest;
}

/* Runs in the page. */
async function untilIdle() {
  // On a busy machine there may be no idle time.
  for (let callbacks = 0; callbacks < 3; callbacks++)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}
