import type { WhenIdle } from '../core/list-filter.js';

/** A slice where the browser does not say how long it has: shorter than a frame. In milliseconds. */
const SLICE = 6;

/** So long it waits: what has just been asked for is drawn before anything is done ahead. In milliseconds. */
const DRAWN = 50;

/** Does work in the pauses of the page, in slices that delay no key and no frame. */
export const whenIdle: WhenIdle = (work) => {
  // WebKit has no idle callbacks; the line can go when it has.
  const byIdle = typeof requestIdleCallback === 'function';
  let id = 0;
  const next = (): void => {
    id = byIdle ? requestIdleCallback((deadline) => run(() => deadline.timeRemaining() > 1)) : window.setTimeout(slice);
  };
  const slice = (): void => {
    const end = performance.now() + SLICE;
    run(() => performance.now() < end);
  };
  const run = (hasTime: () => boolean): void => {
    if (work(hasTime)) next();
  };
  const start = window.setTimeout(next, DRAWN);
  return () => {
    clearTimeout(start);
    if (byIdle) cancelIdleCallback(id);
    else clearTimeout(id);
  };
};
