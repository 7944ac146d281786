/**
 * Polling interval of the address in milliseconds, for browsers without the Navigation API (Firefox before 147,
 * WebKitGTK 2.50).
 */
const POLLING_INTERVAL_MS = 300;

/**
 * Calls a listener when the page navigates without loading.
 *
 * @returns a function that removes the listener
 */
export function onPageMove(listener: () => void): () => void {
  const { navigation } = globalThis;
  if (navigation) {
    navigation.addEventListener('currententrychange', listener);
    return () => navigation.removeEventListener('currententrychange', listener);
  }
  let lastUrl = location.href;
  const timer = setInterval(() => {
    if (location.href === lastUrl) return;
    lastUrl = location.href;
    listener();
  }, POLLING_INTERVAL_MS);
  return () => clearInterval(timer);
}
