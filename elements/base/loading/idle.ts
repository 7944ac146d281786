import type { InSlices, WhenIdle } from '../../core/text/list-filter.js';

/** Slice length without an idle deadline, in milliseconds: shorter than a frame. */
const SLICE_MS = 6;

/** Delay before idle work starts, in milliseconds, so that pending updates render first. */
const START_DELAY_MS = 50;

/**
 * Timeout of the idle callback, in milliseconds. A page without idle time, or a browser that is busy with another
 * page, would never call it.
 */
const IDLE_TIMEOUT_MS = 200;

/** Runs work in idle time, in slices that delay no key and no frame. Without idle time it runs between other tasks. */
export const whenIdle: WhenIdle = (work) => {
  // WebKit has no `requestIdleCallback`.
  let hasIdleTime = typeof requestIdleCallback === 'function';
  let id = 0;
  const next = (): void => {
    id = hasIdleTime ? requestIdleCallback(onIdle, { timeout: IDLE_TIMEOUT_MS }) : window.setTimeout(slice);
  };
  const onIdle = (deadline: IdleDeadline): void => {
    hasIdleTime = !deadline.didTimeout;
    if (hasIdleTime) run(() => deadline.timeRemaining() > 1);
    else slice();
  };
  const slice = (): void => {
    const end = performance.now() + SLICE_MS;
    run(() => performance.now() < end);
  };
  const run = (hasTime: () => boolean): void => {
    if (work(hasTime)) next();
  };
  const start = window.setTimeout(next, START_DELAY_MS);
  return () => {
    clearTimeout(start);
    if (hasIdleTime) cancelIdleCallback(id);
    else clearTimeout(id);
  };
};

/** Time of the first slice, in milliseconds: what it finds is painted within 50 ms. */
const FIRST_SLICE_MS = 20;
/** Time of the other slices, in milliseconds: with the rendering of a slice, a key waits for less than 30 ms. */
const NEXT_SLICE_MS = 12;

/** Runs work for a moment, and the rest in slices between keys and frames: it does not wait until the page is idle. */
export const inSlices: InSlices = (work) => {
  const isLeftAfter = (ms: number): boolean => {
    const end = performance.now() + ms;
    return work(() => performance.now() < end);
  };
  if (!isLeftAfter(FIRST_SLICE_MS)) return undefined;
  const next = (): void => {
    if (isLeftAfter(NEXT_SLICE_MS)) id = window.setTimeout(next);
  };
  let id = window.setTimeout(next);
  return () => clearTimeout(id);
};
