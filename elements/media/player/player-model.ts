/** What a key does in a player. */
export type PlayerCommand =
  | { readonly do: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  /** Moves by seconds. */
  | { readonly do: 'seek'; readonly by: number }
  /** Moves to a part of the duration, 0 to 1. */
  | { readonly do: 'seekTo'; readonly share: number }
  /** Changes the volume, 0 to 1. */
  | { readonly do: 'volume'; readonly by: number }
  /** Selects the next lower or higher speed. */
  | { readonly do: 'speed'; readonly step: -1 | 1 };

const STEP_S = 5;
const PAGE_S = 30;
const VOLUME_STEP = 0.05;

/** Bars of silence are this high, so that the line of time is visible. */
const MIN_HEIGHT = 0.06;

/** The speeds, in times of the normal one. */
export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Returns the next lower or higher speed; the same at the ends. */
export const nextSpeed = (speed: number, step: -1 | 1): number =>
  SPEEDS[Math.min(SPEEDS.length - 1, Math.max(0, SPEEDS.indexOf(speed) + step))]!;

/**
 * Returns what a key does: the keys of a slider by the APG, and those that video sites have in common. The time runs
 * from left to right in every language, as in the players of browsers and platforms.
 *
 * @param key `key` of the keyboard event @param duration in seconds; a page is at most a tenth of it
 */
export function playerCommand(key: string, duration: number): PlayerCommand | undefined {
  const page = duration > 0 ? Math.min(PAGE_S, duration / 10) : PAGE_S;
  switch (key.length === 1 ? key.toLowerCase() : key) {
    case ' ':
    case 'k':
      return { do: 'toggle' };
    case 'ArrowLeft':
      return { do: 'seek', by: -STEP_S };
    case 'ArrowRight':
      return { do: 'seek', by: STEP_S };
    case 'PageDown':
      return { do: 'seek', by: -page };
    case 'PageUp':
      return { do: 'seek', by: page };
    case 'Home':
      return { do: 'seekTo', share: 0 };
    case 'End':
      return { do: 'seekTo', share: 1 };
    case 'ArrowUp':
      return { do: 'volume', by: VOLUME_STEP };
    case 'ArrowDown':
      return { do: 'volume', by: -VOLUME_STEP };
    case '<':
      return { do: 'speed', step: -1 };
    case '>':
      return { do: 'speed', step: 1 };
    case 'm':
      return { do: 'mute' };
    case 'f':
      return { do: 'fullscreen' };
    case 'c':
      return { do: 'captions' };
    default:
      return undefined;
  }
}

/**
 * Returns the loudest value of each of `count` even parts, where the loudest of all is 1. A value that is not a number is silence.
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
