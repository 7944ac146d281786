/**
 * Polling interval of the address in milliseconds, for browsers without the Navigation API (Firefox before 147,
 * WebKitGTK 2.50).
 */
const every = 300;

/**
 * Calls a listener when the page navigates without loading.
 *
 * @returns a function that removes the listener
 */
export function onPageMove(moved: () => void): () => void {
  const { navigation } = globalThis;
  if (navigation) {
    navigation.addEventListener('currententrychange', moved);
    return () => navigation.removeEventListener('currententrychange', moved);
  }
  let seen = location.href;
  const timer = setInterval(() => {
    if (location.href === seen) return;
    seen = location.href;
    moved();
  }, every);
  return () => clearInterval(timer);
}
