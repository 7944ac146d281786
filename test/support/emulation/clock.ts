/** Time that passes only when it is told to. */
export interface StoppedClock {
  /** Lets time pass: what was to happen in it happens now. */
  pass(milliseconds: number): void;
  /** Gives the real clock back. */
  restore(): void;
}

/**
 * Stops the clock of the page for timers that wait at least so long; shorter ones (those of the tests themselves) go on.
 * @param from milliseconds; 0 stops all
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

/**
 * Stops the time that events carry (`event.timeStamp`): how long the test itself takes between two keys then decides
 * nothing. Timers go on.
 */
export function stopEventTime(): StoppedClock {
  const original = Object.getOwnPropertyDescriptor(Event.prototype, 'timeStamp') as PropertyDescriptor;
  let now = performance.now();
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => now });
  return {
    pass: (milliseconds) => void (now += milliseconds),
    restore: () => Object.defineProperty(Event.prototype, 'timeStamp', original),
  };
}
