/** Whether the browser has locks. Pages that are not secure have none. */
export const hasLocks = (): boolean => typeof (navigator.locks as LockManager | undefined)?.request === 'function';

/**
 * Takes a lock, which the browser releases when the page is closed or has crashed. Waits until it is free.
 *
 * @param signal ends waiting
 * @returns releases it
 * @throws DOMException when the browser has no locks, or when waiting has ended
 */
export const holdLock = (name: string, signal?: AbortSignal): Promise<() => void> =>
  new Promise((resolve, reject) => {
    if (!hasLocks()) return reject(new DOMException('There are no locks', 'NotSupportedError'));
    navigator.locks
      .request(name, signal ? { signal } : {}, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
