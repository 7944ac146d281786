/** The part of `Storage` that is used here, so that a test or another environment can stand in for it. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What an access that failed answers with: no action does. */
const failed = null;

/**
 * Access to a browser storage that never throws: blocked by the browser, absent (Node), full or failing, it
 * reads as empty and says that a write did not happen.
 */
export class SafeStorage {
  readonly #find: () => TextStorage | null | undefined;

  /** @param find looked up at each access, because even reading `window.localStorage` throws where it is blocked. */
  constructor(find: () => TextStorage | null | undefined) {
    this.#find = find;
  }

  /** The stored text; `undefined` when there is none or it cannot be read. */
  read(key: string): string | undefined {
    return this.#use((storage) => storage.getItem(key)) ?? undefined;
  }

  /** Stores a text. `false` when it was not stored. */
  write(key: string, text: string): boolean {
    return this.#use((storage) => storage.setItem(key, text)) !== failed;
  }

  /** Removes a text. `false` when storage cannot be reached; removing what is not there succeeds. */
  remove(key: string): boolean {
    return this.#use((storage) => storage.removeItem(key)) !== failed;
  }

  /** Whether this is the storage that a `storage` event names. */
  is(storage: unknown): boolean {
    return this.#use((own) => own === storage) === true;
  }

  #use<Answer>(action: (storage: TextStorage) => Answer): Answer | typeof failed {
    try {
      // Without a storage the action throws as it does with a blocked one.
      return action(this.#find()!);
    } catch {
      return failed;
    }
  }
}

/** The local storage of the page. */
export const safeLocalStorage = new SafeStorage(() => globalThis.localStorage);

/** The session storage of the tab. */
export const safeSessionStorage = new SafeStorage(() => globalThis.sessionStorage);
