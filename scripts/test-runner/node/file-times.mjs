// Measures where the time of a Node test file goes, for `npm run test:times`. guard.mjs writes it down.

/** Milliseconds since the start of the process. */
const now = () => performance.timeOrigin + performance.now() - processStart;
const processStart = Date.now() - process.uptime() * 1000;

const sums = { loading: 0, waiting: 0 };
const running = { loading: 0, waiting: 0 };
const starts = { loading: 0, waiting: 0 };
let testStart = 0;

/** @template T @param {'loading' | 'waiting'} kind @param {() => Promise<T>} work @returns {Promise<T>} */
async function count(kind, work) {
  if (running[kind]++ === 0) starts[kind] = now();
  try {
    return await work();
  } finally {
    if (--running[kind] === 0) sums[kind] += now() - starts[kind];
  }
}

/**
 * Counts the time of starting or building what the tests use: servers, browsers, a signed-in session.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export const countLoading = (work) => count('loading', work);

/**
 * Counts the time of waiting for a condition.
 * @template T @param {() => Promise<T>} work @returns {Promise<T>}
 */
export const countWait = (work) => count('waiting', work);

/** The modules of the file are loaded: its tests start. */
export function startTests() {
  testStart ||= now();
}

/** @returns {import('../times.mjs').FileTimes} */
export const fileTimes = () => ({ total: now(), loading: testStart + sums.loading, waiting: sums.waiting });
