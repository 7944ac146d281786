import { SafeStorage, type TextStorage } from '../../../elements/core/preferences/storage.js';

/** A storage in memory. */
export class MemoryStorage implements TextStorage {
  readonly texts = new Map<string, string>();

  getItem(key: string): string | null {
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
};

/** All ways in which a storage can fail. */
export const brokenStorages: readonly { readonly name: string; readonly storage: SafeStorage }[] = [
  {
    name: 'blocked',
    storage: new SafeStorage(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    }),
  },
  { name: 'absent', storage: new SafeStorage(() => undefined) },
  { name: 'null (as in an Android web view)', storage: new SafeStorage(() => null) },
  { name: 'full', storage: new SafeStorage(() => ({ getItem: () => null, setItem: refuse, removeItem: () => {} })) },
  { name: 'failing', storage: new SafeStorage(() => ({ getItem: refuse, setItem: refuse, removeItem: refuse })) },
];

/** A `storage` event as browsers send it to other tabs. Node has no StorageEvent. */
export function storageEvent(key: string | null, newValue: string | null, storageArea?: unknown): Event {
  return Object.assign(new Event('storage'), { key, newValue, storageArea: storageArea ?? null });
}
