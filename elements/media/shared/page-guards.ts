import { guardPage } from '../../base/guard-page.js';

/**
 * Keeps the page while something is recorded: the screen stays on, and the browser asks before the page is left.
 *
 * @returns ends it
 */
export function holdPage(): () => void {
  const ends = [keepScreenOn(), guardPage()];
  return () => ends.forEach((end) => end());
}

/**
 * Keeps the screen on while it is needed. Does nothing in a browser that cannot.
 *
 * @returns ends it
 */
function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isEnded = false;
  const request = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return;
    try {
      const granted = await (navigator.wakeLock as WakeLock | undefined)?.request('screen');
      // It may have ended while the browser answered.
      if (isEnded) void granted?.release();
      else lock = granted;
    } catch {
      // Refused, with a low battery for example. The recording goes on.
    }
  };
  const handleVisibility = (): void => void request();
  // The browser releases the lock of a hidden page.
  document.addEventListener('visibilitychange', handleVisibility);
  void request();
  return () => {
    isEnded = true;
    document.removeEventListener('visibilitychange', handleVisibility);
    void lock?.release();
  };
}
