// Collects problems in a test page that no test awaits: uncaught errors, unhandled rejections, and warnings and errors in
// the console, of the tests and of the tested code. framework.js makes the test fail that was running.

/** At the end of a file, pending timers are awaited up to this delay. */
const MAX_AWAITED_TIMER_MS = 500;
/** A file ends after this number of frames without pending timers. */
const QUIET_FRAMES = 4;

const problems = [];
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

/** @typedef {'Uncaught error' | 'Unhandled rejection' | 'Console warning' | 'Console error'} ProblemKind */

/** @param {ProblemKind} kind @param {string} text what expectations are compared with @param {Error} error */
function report(kind, text, error) {
  const expectation = [...expectations].find(({ kinds, pattern }) => kinds.includes(kind) && pattern.test(text));
  if (expectation) expectation.messages.push(text);
  else problems.push({ message: `${kind}: ${error.message}`, error, test: currentTest });
  return expectation !== undefined;
}

function handleErrorEvent(event) {
  // Mocha's own handler would end the running test early and ignore later errors.
  event.stopImmediatePropagation();
  const reason = event.type === 'error' ? (event.error ?? event.message) : event.reason;
  // Not `instanceof`, because an error in a frame has the frame's own classes.
  const error = typeof reason?.message === 'string' ? reason : new Error(String(reason));
  const kind = event.type === 'error' ? 'Uncaught error' : 'Unhandled rejection';
  if (report(kind, `${error.name}: ${error.message}`, error)) event.preventDefault();
}
addEventListener('error', handleErrorEvent);
addEventListener('unhandledrejection', handleErrorEvent);

/** Returns what `console.warn('%s: %o', 'a', b)` prints, as one line. Never throws. */
function consoleText(words) {
  const texts = words.map((word) => {
    try {
      return String(word);
    } catch {
      return typeof word;
    }
  });
  const [format = '', ...values] = texts;
  return [format.replace(/%[sdifoOc]/g, (sign) => values.shift() ?? sign), ...values].join(' ');
}

/** Reports warnings and errors in the console from now on. */
export function watchConsole() {
  for (const [level, kind] of [
    ['warn', 'Console warning'],
    ['error', 'Console error'],
  ]) {
    console[level] = (...words) => {
      const text = consoleText(words);
      report(kind, text, new Error(text));
    };
  }
}

/**
 * From now on, problems of these kinds whose text matches are expected: they are collected and fail no test.
 * @param {readonly ProblemKind[]} kinds
 * @param {RegExp} pattern
 * @returns {{ readonly messages: string[], end(): void }}
 */
export function expectProblems(kinds, pattern) {
  const expectation = { kinds, pattern, messages: [] };
  expectations.add(expectation);
  return { messages: expectation.messages, end: () => expectations.delete(expectation) };
}

/** @param {Mocha.Test} test to which problems are assigned from now on */
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
  for (const { message, error, test } of problems) {
    if (!test) {
      withoutTest.push(`${message}\n${error.stack}`);
    } else if (test.state === 'passed') {
      test.state = 'failed';
      test.err = { name: error.name, message, stack: error.stack };
    }
  }
  return withoutTest;
}
