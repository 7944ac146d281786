/** How long a size must stay as it is until it is handled, in ms. */
export const resizePause = 100;

/** A function that runs once its calls have paused. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Forgets the call that waits. */
  cancel(): void;
}

/**
 * Runs a function when its calls have paused, with the arguments of the last one.
 *
 * @param pause in ms; 100 by default.
 */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  pause: number = resizePause,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const call = (...args: Args): void => {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      run(...args);
    }, pause);
  };
  return Object.assign(call, { cancel });
}
