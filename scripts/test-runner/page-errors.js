// Collects errors in a test page that no test awaits: uncaught errors and unhandled rejections, of the tests and of
// the tested code. framework.js makes the test fail that was running.

/** At the end of a file, pending timers are awaited up to this delay. */
const MAX_AWAITED_TIMER_MS = 500;
/** A file ends after this number of frames without pending timers. */
const QUIET_FRAMES = 4;

const errors = [];
const expectations = new Set();
const timers = new Set();
let currentTest;

const { setTimeout: startTimer, clearTimeout: stopTimer } = window;
window.setTimeout = (handler, delay = 0, ...args) => {
  if (typeof handler !== 'function' || delay > MAX_AWAITED_TIMER_MS) return startTimer(handler, delay, ...args);
  const id = startTimer(() => {
    timers.delete(id);
    handler(...args);
  }, delay);
  timers.add(id);
  return id;
};
window.clearTimeout = (id) => {
  timers.delete(id);
  stopTimer(id);
};

function collect(event) {
  // Mocha's own handler would end the running test early and ignore later errors.
  event.stopImmediatePropagation();
  const reason = event.type === 'error' ? (event.error ?? event.message) : event.reason;
  // Not `instanceof`, because an error in a frame has the frame's own classes.
  const error = typeof reason?.message === 'string' ? reason : new Error(String(reason));
  const what = event.type === 'error' ? 'Uncaught error' : 'Unhandled rejection';
  for (const expectation of expectations) {
    if (!expectation.pattern.test(`${error.name}: ${error.message}`)) continue;
    event.preventDefault();
    expectation.count++;
    return;
  }
  errors.push({ what, error, test: currentTest });
}
addEventListener('error', collect);
addEventListener('unhandledrejection', collect);

/**
 * From now on, errors whose name and message match are expected: they are counted and fail no test.
 * @param {RegExp} pattern
 * @returns {{ readonly count: number, end(): void }}
 */
export function expectPageErrors(pattern) {
  const expectation = { pattern, count: 0 };
  expectations.add(expectation);
  return {
    get count() {
      return expectation.count;
    },
    end: () => expectations.delete(expectation),
  };
}

/** @param {Mocha.Test} test to which errors are assigned from now on */
export function startTest(test) {
  currentTest = test;
}

/**
 * The browser reports an unhandled rejection in a task of its own. Waiting for it assigns the error to the right test.
 */
export const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(port1.close());
    port2.postMessage(null);
  });

/**
 * Waits for pending work of the tests, then fails each test with an error.
 * @returns {Promise<string[]>} errors outside of tests
 */
export async function failTests() {
  const start = performance.now();
  for (let quietFrames = 0; quietFrames < QUIET_FRAMES;) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await nextTask();
    quietFrames = timers.size > 0 && performance.now() < start + MAX_AWAITED_TIMER_MS ? 0 : quietFrames + 1;
  }

  const withoutTest = [];
  for (const { what, error, test } of errors) {
    const message = `${what}: ${error.message}`;
    if (!test) {
      withoutTest.push(`${message}\n${error.stack}`);
    } else if (test.state === 'passed') {
      test.state = 'failed';
      test.err = { name: error.name, message, stack: error.stack };
    }
  }
  return withoutTest;
}
