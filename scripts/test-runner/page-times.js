// Measures where the time of a test page goes, for `npm run test:times`.

// Tests stop the clock: this is the real one.
const now = performance.now.bind(performance);

let waits = 0;
let waitStart = 0;
let waited = 0;
let testStart = 0;

/**
 * Counts the time of a wait (for frames, timers or a condition) in a test. Nested and simultaneous waits count once.
 * @template T
 * @param {() => Promise<T>} wait
 * @returns {Promise<T>}
 */
export async function countWait(wait) {
  if (waits++ === 0) waitStart = now();
  try {
    return await wait();
  } finally {
    if (--waits === 0) waited += now() - waitStart;
  }
}

/** The modules of the page are loaded: its tests start. */
export function startTests() {
  testStart = now();
}

/** @returns {{ running: number, waiting: number }} milliseconds from the first test until now, and of those waiting */
export const pageTimes = () => ({ running: now() - testStart, waiting: waited });
