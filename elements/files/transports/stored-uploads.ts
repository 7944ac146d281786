import { readField, readList } from '../../core/util/read-value.js';
import { safeLocalStorage } from '../../core/preferences/storage.js';
import { parseJson } from './upload-response.js';

/** An unfinished upload that a later visit of the page can continue. */
interface StoredUpload {
  readonly key: string;
  readonly url: string;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

const STORAGE_KEY = 'dass-uploads';
const MAX_STORED = 100;

/**
 * The addresses of unfinished uploads, in the local storage. Without storage there are none: an upload starts again
 * after a reload.
 */
export class StoredUploads {
  readonly #lifetime: number;

  /** @param lifetime milliseconds after which an address is not used any more */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  find(key: string): string | undefined {
    return this.#read().find((upload) => upload.key === key)?.url;
  }

  set(key: string, url: string): void {
    this.#write([{ key, url, startedAt: Date.now() }, ...this.#read().filter((upload) => upload.key !== key)]);
  }

  remove(key: string): void {
    const uploads = this.#read();
    const others = uploads.filter((upload) => upload.key !== key);
    if (others.length < uploads.length) this.#write(others);
  }

  #read(): readonly StoredUpload[] {
    const stored = readList(parseJson(safeLocalStorage.read(STORAGE_KEY) ?? '')) ?? [];
    const now = Date.now();
    return stored
      .filter(isStoredUpload)
      .filter(({ startedAt }) => startedAt + this.#lifetime > now && startedAt <= now);
  }

  #write(uploads: readonly StoredUpload[]): void {
    if (uploads.length === 0) safeLocalStorage.remove(STORAGE_KEY);
    else safeLocalStorage.write(STORAGE_KEY, JSON.stringify(uploads.slice(0, MAX_STORED)));
  }
}

function isStoredUpload(value: unknown): value is StoredUpload {
  const [key, url, startedAt] = ['key', 'url', 'startedAt'].map((field) => readField(value, field));
  return typeof key === 'string' && typeof url === 'string' && /^https?:/.test(url) && typeof startedAt === 'number';
}
