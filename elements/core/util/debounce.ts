/** Debounce delay for resize events, in milliseconds. */
export const RESIZE_DELAY_MS = 100;

/** A debounced function. */
export interface Debounced<Args extends readonly unknown[]> {
  (...args: Args): void;
  /** Cancels the pending call. */
  cancel(): void;
}

/**
 * Returns a function that runs `run` after its calls have paused, with the arguments of the last call.
 *
 * @param run the function to debounce
 * @param delay in milliseconds. Default: 100
 */
export function debounce<Args extends readonly unknown[]>(
  run: (...args: Args) => void,
  delay: number = RESIZE_DELAY_MS,
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
    }, delay);
  };
  return Object.assign(call, { cancel });
}
