import type { SafeStorage } from './storage.js';

/** Where `storage` events arrive: the window, or a stand-in. */
export type StorageEvents = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>>;

/**
 * Hears of changes that another tab or frame made to one key; browsers do not tell the one that made the change.
 *
 * @param listener gets the new text, `undefined` when the key was removed or the whole storage emptied.
 * @param events where the events arrive; without a window (Node) nothing is ever heard.
 * @returns a function that stops listening.
 */
export function watchStorage(
  storage: SafeStorage,
  key: string,
  listener: (text: string | undefined) => void,
  events: StorageEvents = globalThis,
): () => void {
  const hear = (event: Event) => {
    const change = event as StorageEvent;
    const isOurs = change.storageArea == null || storage.is(change.storageArea);
    if (isOurs && (change.key === key || change.key === null)) listener(change.newValue ?? undefined);
  };
  events.addEventListener?.('storage', hear);
  return () => events.removeEventListener?.('storage', hear);
}
