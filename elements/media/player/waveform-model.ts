/** Bars of silence are this high, so that the line of time is visible. */
const MIN_HEIGHT = 0.06;

/**
 * Returns the loudest value of each of `count` even parts, where the loudest of all is 1. What is no number is silence.
 * Fewer values than parts are repeated.
 */
export function toBars(values: ArrayLike<unknown>, count: number): number[] {
  const bars = Array.from({ length: values.length > 0 ? count : 0 }, (_, index) => {
    const from = Math.floor((index * values.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * values.length) / count));
    let loudest = 0;
    for (let at = from; at < to; at++) {
      const value = values[at];
      const height = typeof value === 'number' ? Math.abs(value) : 0;
      if (height > loudest && height < Infinity) loudest = height;
    }
    return loudest;
  });
  const max = Math.max(...bars);
  return max > 0 ? bars.map((bar) => bar / max) : bars;
}

/** Returns the bars as a path, each one unit wide with a gap, around the middle of a box that is 2 high. */
export const barsPath = (bars: readonly number[]): string =>
  bars
    .map((bar, index) => {
      const height = Math.max(MIN_HEIGHT, bar);
      return `M${index + 0.2} ${(1 - height).toFixed(3)}h.6v${(2 * height).toFixed(3)}h-.6z`;
    })
    .join('');
