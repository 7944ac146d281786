/** The part of `Storage` that is used here. Tests and other environments can replace it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Result of an access that failed. No action returns it. */
const FAILED = null;

/**
 * Accesses a browser storage without ever throwing. If storage is blocked, missing (Node) or full, reads return
 * `undefined` and writes return `false`.
 */
export class SafeStorage {
  readonly #getStorage: () => TextStorage | null | undefined;

  /**
   * @param getStorage returns the storage. Called at each access, because even reading `window.localStorage` throws
   * if storage is blocked
   */
  constructor(getStorage: () => TextStorage | null | undefined) {
    this.#getStorage = getStorage;
  }

  /**
   * Reads a text.
   *
   * @param key the storage key
   * @returns the stored text, or `undefined` if there is none or it cannot be read
   */
  read(key: string): string | undefined {
    return this.#use((storage) => storage.getItem(key)) ?? undefined;
  }

  /**
   * Stores a text.
   *
   * @param key the storage key
   * @param text the text
   * @returns `false` if it was not stored
   */
  write(key: string, text: string): boolean {
    return this.#use((storage) => storage.setItem(key, text)) !== FAILED;
  }

  /**
   * Removes a text. Succeeds if there is none.
   *
   * @param key the storage key
   * @returns `false` if storage cannot be accessed
   */
  remove(key: string): boolean {
    return this.#use((storage) => storage.removeItem(key)) !== FAILED;
  }

  /**
   * Whether this is the storage of a `storage` event.
   *
   * @param storage `storageArea` of the event
   */
  is(storage: unknown): boolean {
    return this.#use((own) => own === storage) === true;
  }

  #use<Answer>(action: (storage: TextStorage) => Answer): Answer | typeof FAILED {
    try {
      // Without a storage the action throws, as with a blocked one.
      return action(this.#getStorage()!);
    } catch {
      return FAILED;
    }
  }
}

/** The local storage of the page. */
export const safeLocalStorage = new SafeStorage(() => globalThis.localStorage);

/** The session storage of the tab. */
export const safeSessionStorage = new SafeStorage(() => globalThis.sessionStorage);
