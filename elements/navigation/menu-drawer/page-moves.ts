/** How often the address is looked at where a browser tells of no move (Firefox before 147, WebKitGTK 2.50), in milliseconds. */
const every = 300;

/** Hears of a page that moves without loading, whoever moves it. @returns stops it */
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
