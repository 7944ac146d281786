import type { SafeStorage } from './storage.js';

/** The target of `storage` events: the window, or a replacement. */
export type StorageEvents = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

/**
 * Calls a listener when another tab or frame changes one key. Browsers do not fire `storage` events in the tab that
 * makes the change.
 *
 * @param storage the storage to watch, `safeLocalStorage` or `safeSessionStorage`
 * @param key the storage key
 * @param listener receives the new text, or `undefined` if the key was removed or the storage was cleared
 * @param events the event target. Default: the window. Without a window (Node) the listener is never called
 * @returns a function that stops watching
 */
export function watchStorage(
  storage: SafeStorage,
  key: string,
  listener: (text: string | undefined) => void,
  events: StorageEvents = globalThis,
): () => void {
  const handleStorage = (event: Event) => {
    const change = event as StorageEvent;
    const isSameStorage = change.storageArea == null || storage.is(change.storageArea);
    if (isSameStorage && (change.key === key || change.key === null)) listener(change.newValue ?? undefined);
  };
  events.addEventListener?.('storage', handleStorage);
  return () => events.removeEventListener?.('storage', handleStorage);
}
