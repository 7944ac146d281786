/** Orientation of a composite: which arrow keys move. */
export type Orientation = 'horizontal' | 'vertical' | 'both';

/** Options of {@link stepTo}. */
export interface StepOptions {
  /** Which arrow keys move. */
  readonly orientation: Orientation;
  /** Right-to-left: the left arrow moves forward. Default: `false`. */
  readonly rtl?: boolean;
  /** Whether the next item after the last is the first. Default: `false`. */
  readonly wrap?: boolean;
  /** Step of Page Up and Page Down, in items. Default: these keys do not move. */
  readonly page?: number;
}

/**
 * Returns the target index of a key, or `undefined` if the key does not move.
 *
 * @param current the current index; -1 for none: a step forward goes to the first item, a step back to the last
 * @param skipped whether an item is skipped
 * @returns `current` itself if there is no other item
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
  const isForward =
    (orientation !== 'vertical' && key === (rtl ? 'ArrowLeft' : 'ArrowRight')) ||
    (orientation !== 'horizontal' && key === 'ArrowDown');
  const isBack =
    (orientation !== 'vertical' && key === (rtl ? 'ArrowRight' : 'ArrowLeft')) ||
    (orientation !== 'horizontal' && key === 'ArrowUp');

  let found: number;
  if (isForward) {
    found = up(current + 1, last);
    if (found < 0 && wrap) found = up(0, current);
  } else if (isBack) {
    found = down(current < 0 ? last : current - 1, 0);
    if (found < 0 && wrap) found = down(last, current);
  } else if (key === 'Home') found = up(0, last);
  else if (key === 'End') found = down(last, 0);
  else if (page && key === 'PageDown') found = down(Math.min(last, Math.max(current, 0) + page), current + 1);
  else if (page && key === 'PageUp') found = up(Math.max(0, current - page), current - 1);
  else return undefined;
  return found < 0 ? current : found;
}
