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
