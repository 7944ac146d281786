/** A page that is never idle gets it after this time. */
const TIMEOUT_MS = 5_000;

/**
 * Calls a function when the browser has nothing else to do: what is needed later does not delay what the user waits for.
 * @returns a function that cancels the call
 */
export function whenIdle(call: () => void): () => void {
  // WebKit has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(call, { timeout: TIMEOUT_MS });
  return () => cancelIdleCallback(id);
}
