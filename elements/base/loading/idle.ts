import type { WhenIdle } from '../../core/text/list-filter.js';

/** A slice where the browser does not say how long it has: shorter than a frame. In milliseconds. */
const SLICE = 6;

/** So long it waits: what has just been asked for is rendered before anything is done ahead. In milliseconds. */
const RENDERED = 50;

/** So long it waits for a pause: a page that has none, or a browser busy with another page, would never do it. In milliseconds. */
const PATIENCE = 200;

/** Does work in the pauses of the page, in slices that delay no key and no frame; where no pause comes, between its tasks. */
export const whenIdle: WhenIdle = (work) => {
  // WebKit has no idle callbacks.
  let hasPauses = typeof requestIdleCallback === 'function';
  let id = 0;
  const next = (): void => {
    id = hasPauses ? requestIdleCallback(pause, { timeout: PATIENCE }) : window.setTimeout(slice);
  };
  const pause = (deadline: IdleDeadline): void => {
    hasPauses = !deadline.didTimeout;
    if (hasPauses) run(() => deadline.timeRemaining() > 1);
    else slice();
  };
  const slice = (): void => {
    const end = performance.now() + SLICE;
    run(() => performance.now() < end);
  };
  const run = (hasTime: () => boolean): void => {
    if (work(hasTime)) next();
  };
  const start = window.setTimeout(next, RENDERED);
  return () => {
    clearTimeout(start);
    if (hasPauses) cancelIdleCallback(id);
    else clearTimeout(id);
  };
};
