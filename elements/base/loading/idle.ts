import type { WhenIdle } from '../../core/text/list-filter.js';

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
