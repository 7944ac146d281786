/** The part of a sound or film that is played, in seconds. */
export interface PlayedRange {
  readonly start: number;
  readonly end: number;
}

export type RangeEnd = keyof PlayedRange;

/** A shorter part is not selected, in seconds. */
export const MIN_RANGE_S = 0.5;
const STEP_S = 0.1;
const PAGE_S = 1;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));
/** Hundredths are enough, and have no digits that nobody meant. */
const rounded = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Returns the part between two times, as far as the sound has it. @param end `undefined` for its end */
export function rangeOf(start: number, end: number | undefined, duration: number): PlayedRange {
  const last = clamp(end ?? duration, Math.min(MIN_RANGE_S, duration), duration);
  return { start: clamp(start, 0, Math.max(0, last - MIN_RANGE_S)), end: last };
}

/** Returns the lowest and the highest value of an end: the other end stays where it is. */
export const limitsOf = (which: RangeEnd, { start, end }: PlayedRange, duration: number): readonly [number, number] =>
  which === 'start' ? [0, Math.max(0, end - MIN_RANGE_S)] : [Math.min(duration, start + MIN_RANGE_S), duration];

/** Moves an end to a time, as far as it may go. */
export function moveEnd(which: RangeEnd, range: PlayedRange, seconds: number, duration: number): PlayedRange {
  const [min, max] = limitsOf(which, range, duration);
  const isInside = seconds > min && seconds < max;
  return { ...range, [which]: clamp(isInside ? rounded(seconds) : seconds, min, max) };
}

/**
 * Returns where a key moves an end, by the slider pattern of the APG: a tenth of a second, a second, or as far as it may
 * go. Time runs from left to right in every language. `undefined` for another key.
 */
export function keyTarget(key: string, which: RangeEnd, range: PlayedRange, duration: number): number | undefined {
  const [min, max] = limitsOf(which, range, duration);
  const value = range[which];
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - STEP_S;
    case 'ArrowRight':
    case 'ArrowUp':
      return value + STEP_S;
    case 'PageDown':
      return value - PAGE_S;
    case 'PageUp':
      return value + PAGE_S;
    case 'Home':
      return min;
    case 'End':
      return max;
    default:
      return undefined;
  }
}
