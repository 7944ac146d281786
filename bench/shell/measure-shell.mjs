// Measures the built shell as users feel it: how long until its first screens are there, how long until it reacts, and what
// moves. `npm run bench -- shell [--runs N]`, or one part: `node --import tsx bench/shell/measure-shell.mjs start 5`; the parts
// are `start`, `gestures` and `shifts`.
import { spawnSync } from 'node:child_process';
import { isBuilt } from '../../scripts/build/build-inputs.mjs';
import { screens } from '../../shell/workspace/screens.ts';
import { median, table } from '../report.mjs';
import { gestures } from './gestures.mjs';
import { recordTasks } from './input-tasks.mjs';
import { HAND_WRITTEN, SHELL, startServers } from './start-servers.mjs';
import { CPU_SLOWDOWN, userOf, visit } from './visit.mjs';

const MAX_PAINT_RATIO = 1.6;
const MAX_INPUT_MS = 100;
const MAX_SHIFT = 0.02;

const [part = 'all', runsGiven = '5', ...only] = process.argv.slice(2);
const runs = Number(runsGiven);
if (!isBuilt('shell')) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The shell cannot be built');
}

let missed = 0;
const isMet = (value, goal) => {
  // A value that was not measured (NaN) misses its goal.
  const met = value <= goal;
  if (!met) missed++;
  return met ? '✔' : '✖';
};
const times = async (count, task) => {
  const results = [];
  for (let run = 0; run < count; run++) results.push(await task(run));
  return results;
};

const pages = [
  { name: 'home', path: '/', peer: '/home/', text: '25' },
  { name: 'materials', path: '/workspace/materials', peer: '/materials/', text: 'LI-000001' },
];

async function measureLoad(servers, address, text) {
  const { page, read, untilQuiet, close } = await visit(servers);
  try {
    await page.goto(address);
    await page.getByText(text, { exact: true }).first().waitFor();
    const content = await page.evaluate(() => performance.now());
    await untilQuiet();
    return { ...(await read()), content };
  } finally {
    await close();
  }
}

async function measureStart(servers) {
  const rows = [];
  for (const { name, path, peer, text } of pages) {
    const contenders = { 'hand-written': HAND_WRITTEN + peer, shell: SHELL + path };
    const results = { 'hand-written': [], shell: [] };
    await times(runs, async () => {
      for (const [contender, address] of Object.entries(contenders))
        results[contender].push(await measureLoad(servers, address, text));
    });
    const of = (contender, key) => median(results[contender].map((result) => result[key]));
    for (const contender of Object.keys(contenders)) {
      const ratio = of(contender, 'paint') / of('hand-written', 'paint');
      const mark = contender === 'shell' ? `${isMet(ratio, MAX_PAINT_RATIO)} ` : '';
      rows.push([
        `${name}, ${contender}`,
        of(contender, 'contentful').toFixed(0),
        of(contender, 'paint').toFixed(0),
        `${mark}${ratio.toFixed(2)}`,
        of(contender, 'content').toFixed(0),
        (of(contender, 'content') / of('hand-written', 'content')).toFixed(2),
        of(contender, 'longTasks'),
        of(contender, 'longestTask').toFixed(0),
        of(contender, 'taskSum').toFixed(0),
        of(contender, 'kilobytes').toFixed(0),
        of(contender, 'requests'),
      ]);
    }
  }
  const heads = [
    'page',
    'first paint ms',
    'largest paint ms',
    '×',
    'data shown ms',
    '×',
    'long tasks',
    'longest ms',
    'sum ms',
    'KB',
    'requests',
  ];
  console.log(`\nLoading without a cache (${runs} runs, largest paint at most ${MAX_PAINT_RATIO} ×)`);
  console.log(table(heads, rows));
}

async function measureGestures(servers) {
  const heads = ['gesture', `processor ms × ${CPU_SLOWDOWN}`, 'median ms', 'worst ms', 'event', 'waiting', 'handlers'];
  const rows = [];
  for (const gesture of gestures.filter(({ name }) => only.length === 0 || only.some((word) => name.includes(word)))) {
    const tasks = await times(runs, () => useGesture(servers, gesture, measureTask));
    const inputs = await times(runs, () => useGesture(servers, gesture, measureInput));
    const task = median(tasks);
    const worst = inputs.reduce((before, input) => (input.duration > before.duration ? input : before));
    const isGoal = !gesture.isHandWritten;
    rows.push([
      isGoal ? `${gesture.name} (${gesture.path})` : gesture.name,
      `${isGoal ? `${isMet(task, MAX_INPUT_MS)} ` : ''}${task.toFixed(0)}`,
      median(inputs.map(({ duration }) => duration)).toFixed(0),
      worst.duration.toFixed(0),
      worst.name || '–',
      worst.wait.toFixed(0),
      worst.processing.toFixed(0),
    ]);
    process.stderr.write(`${rows.at(-1).join(' ')}\n`);
  }
  console.log(
    `\nFrom an input to the next frame (${runs} runs, processor time of its longest task at most ${MAX_INPUT_MS} ms)`,
  );
  console.log(table(heads, rows));
}

/** The longest task of a gesture, in ms of processor time, at full speed: a slowed processor counts its waiting. */
async function measureTask({ page }, act) {
  const longestTask = await recordTasks(page);
  await act();
  return CPU_SLOWDOWN * (await longestTask());
}

/** The longest input of a gesture on the slow machine. */
async function measureInput({ slowDown, readInput }, act) {
  await slowDown();
  await readInput();
  await act();
  return readInput();
}

/** The first use after the page has loaded: what the gesture needs is loaded while the user waits. */
async function useGesture(servers, { path, isHandWritten, before, act, shown, name }, measure) {
  const visited = await visit(servers, { isSlowAtOnce: false });
  const { page, untilQuiet, close } = visited;
  try {
    await page.goto((isHandWritten ? HAND_WRITTEN : SHELL) + path);
    await page.locator('h1:not(.skeleton-header *)').waitFor();
    await untilQuiet();
    const user = userOf(page, untilQuiet);
    await before?.(user, page);
    const result = await measure(visited, () => act(user, page));
    await shown(page).waitFor();
    return result;
  } catch (error) {
    throw new Error(`${name}: ${error.message}`, { cause: error });
  } finally {
    await close();
  }
}

async function measureShifts(servers) {
  const paths = ['/', '/workspace', ...screens.map(({ name }) => `/workspace/${name}`), '/workspace/material?id=1'];
  const rows = [];
  for (const path of [...paths, '/workspace/purchase?id=48200', '/403', '/nada']) {
    const shifts = [];
    for (const width of [1440, 375]) {
      const { page, read, untilQuiet, close } = await visit(servers, { width });
      await page.goto(SHELL + path);
      await page.locator('h1:not(.skeleton-header *)').waitFor();
      await untilQuiet();
      const { shift, worstShift } = await read();
      shifts.push(`${isMet(shift, MAX_SHIFT)} ${shift.toFixed(3)}`, shift > MAX_SHIFT ? worstShift.what : '');
      await close();
    }
    rows.push([path, ...shifts]);
  }
  console.log(`\nLayout shift while a page loads (at most ${MAX_SHIFT})`);
  console.log(table(['page', '1440 px', 'what', '375 px', 'what'], rows));
}

const parts = { start: measureStart, gestures: measureGestures, shifts: measureShifts };
const servers = await startServers();
try {
  console.log(`Processor ${CPU_SLOWDOWN} × slower, slow 4G: 150 ms a request, 1.6 Mbit/s down, 0.75 up`);
  for (const [name, measure] of Object.entries(parts)) if (part === 'all' || part === name) await measure(servers);
} finally {
  await servers.close();
}
process.exitCode = missed > 0 ? 1 : 0;
