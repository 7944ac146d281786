/** The way a row of things runs: which arrow keys step through it. */
export type Orientation = 'horizontal' | 'vertical' | 'both';

export interface StepOptions {
  readonly orientation: Orientation;
  /** Right-to-left: the left arrow goes on. */
  readonly rtl?: boolean;
  /** The step after the last is the first. */
  readonly wrap?: boolean;
  /** How far Page Up and Page Down go; without it they do not step. */
  readonly page?: number;
}

/**
 * Where a key leads from `current` among `count` things, or undefined when the key does not step.
 * @param current -1 when there is none yet: a step on leads to the first, a step back to the last
 * @param skipped the things that are stepped over
 * @returns `current` itself where there is nowhere to go
 */
export function stepTo(
  key: string,
  current: number,
  count: number,
  { orientation, rtl = false, wrap = false, page = 0 }: StepOptions,
  skipped: (index: number) => boolean = () => false,
): number | undefined {
  const last = count - 1;
  const up = (from: number, to: number): number => {
    for (let index = from; index <= to; index++) if (!skipped(index)) return index;
    return -1;
  };
  const down = (from: number, to: number): number => {
    for (let index = from; index >= to; index--) if (!skipped(index)) return index;
    return -1;
  };
  const on =
    (orientation !== 'vertical' && key === (rtl ? 'ArrowLeft' : 'ArrowRight')) ||
    (orientation !== 'horizontal' && key === 'ArrowDown');
  const back =
    (orientation !== 'vertical' && key === (rtl ? 'ArrowRight' : 'ArrowLeft')) ||
    (orientation !== 'horizontal' && key === 'ArrowUp');

  let found: number;
  if (on) {
    found = up(current + 1, last);
    if (found < 0 && wrap) found = up(0, current);
  } else if (back) {
    found = down(current < 0 ? last : current - 1, 0);
    if (found < 0 && wrap) found = down(last, current);
  } else if (key === 'Home') found = up(0, last);
  else if (key === 'End') found = down(last, 0);
  else if (page && key === 'PageDown') found = down(Math.min(last, Math.max(current, 0) + page), current + 1);
  else if (page && key === 'PageUp') found = up(Math.max(0, current - page), current - 1);
  else return undefined;
  return found < 0 ? current : found;
}
