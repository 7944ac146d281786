import { user } from '../user.js';

/** A fake clock that a test advances. */
export interface StoppedClock {
  /** Advances the clock and runs the timers that are due. */
  pass(milliseconds: number): void;
  /** Restores the real clock. */
  restore(): void;
}

/**
 * Stops all timers with at least this delay. Shorter ones, such as those of the tests, keep running.
 * @param from delay in milliseconds; 0 stops all timers
 */
export function stopClock(from = 0): StoppedClock {
  const { setTimeout, clearTimeout } = window;
  const { now } = performance;
  const waiting = new Map<number, { at: number; what: () => void }>();
  const start = now.call(performance);
  let [passed, ids] = [0, 1e9];
  performance.now = () => (from === 0 ? start : now.call(performance)) + passed;
  window.setTimeout = ((what: () => void, delay = 0, ...args: unknown[]) => {
    if (delay < from) return setTimeout(what, delay, ...args);
    waiting.set(++ids, { at: passed + delay, what });
    return ids;
  }) as typeof window.setTimeout;
  window.clearTimeout = ((id: number) => waiting.delete(id) || clearTimeout(id)) as typeof window.clearTimeout;
  return {
    pass(milliseconds) {
      passed += milliseconds;
      for (const [id, { at, what }] of [...waiting]) if (at <= passed && waiting.delete(id)) what();
    },
    restore() {
      Object.assign(window, { setTimeout, clearTimeout });
      performance.now = now;
    },
  };
}

/** Stops `event.timeStamp`, so that the real time between two keys does not matter. Timers keep running. */
export function stopEventTime(): StoppedClock {
  const original = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') as PropertyDescriptor;
  let now = performance.now();
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => now });
  return {
    pass: (milliseconds) => void (now += milliseconds),
    restore: () => Object.defineProperty(Event.prototype, 'timeStamp', original),
  };
}

/** Types the letters of one word, without a pause between them, however slow the machine is. */
export async function typeWord(letters: string): Promise<void> {
  const clock = stopEventTime();
  try {
    await user.type(letters);
  } finally {
    clock.restore();
  }
}
