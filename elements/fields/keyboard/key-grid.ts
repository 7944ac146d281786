/** Returns the key that an arrow key moves to: the nearest one in the row above or below. */
export function keyAbove(keys: readonly HTMLElement[], from: HTMLElement, isUp: boolean): HTMLElement | undefined {
  const middleOf = (key: HTMLElement): number => key.offsetLeft + key.offsetWidth / 2;
  const tops = [...new Set(keys.map(({ offsetTop }) => offsetTop))].sort((a, b) => a - b);
  const row = tops[tops.indexOf(from.offsetTop) + (isUp ? -1 : 1)];
  return keys
    .filter(({ offsetTop }) => offsetTop === row)
    .sort((a, b) => Math.abs(middleOf(a) - middleOf(from)) - Math.abs(middleOf(b) - middleOf(from)))[0];
}
