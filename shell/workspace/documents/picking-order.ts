import { safeLocalStorage, type SafeStorage } from 'dass-elements/preferences.js';

/** A file that was picked. */
interface PickedFile {
  /** Identifies its entry in the upload. */
  readonly id: string;
  /** Id of the stored file; undefined while it is not stored. */
  readonly fileId?: string | undefined;
}

interface StoredOrder {
  readonly record: string;
  readonly files: readonly PickedFile[];
}

type OrderStorage = Pick<SafeStorage, 'read' | 'write' | 'remove'>;

const KEY = 'dass-picked-documents';
/** Number of records with files that are not sent. The oldest order is forgotten. */
const MAX_RECORDS = 50;

/**
 * The order of the files that were picked for a record, with those of them that are stored, until all are documents. It
 * lasts over a reload, as the files of the upload do.
 */
export class PickingOrder {
  readonly #record: string;
  readonly #storage: OrderStorage;
  #files: readonly PickedFile[];

  /** @param record identifies the record and its user */
  constructor(record: string, storage: OrderStorage = safeLocalStorage) {
    this.#record = record;
    this.#storage = storage;
    this.#files = this.#read().find((one) => one.record === record)?.files ?? [];
  }

  /** Adds a file as the last one, if it is new. */
  add(id: string): void {
    if (!this.#files.some((file) => file.id === id)) this.#set([...this.#files, { id }]);
  }

  /**
   * Puts the files of an upload in their order. They take the places that they had among the files that are documents
   * already; new ones are the last.
   * @param ids all that are not documents yet
   */
  arrange(ids: readonly string[]): void {
    if (ids.length === 0) return this.#set([]);
    const known = new Map(this.#files.map((file) => [file.id, file]));
    const isPending = new Set(ids);
    const rest = ids.map((id) => known.get(id) ?? { id });
    const arranged = this.#files.flatMap((file): PickedFile[] => {
      if (isPending.has(file.id)) return rest.splice(0, 1);
      return file.fileId === undefined ? [] : [file];
    });
    this.#set([...arranged, ...rest]);
  }

  /** Returns the id of the stored file; undefined when it is to be sent. */
  fileIdOf(id: string): string | undefined {
    return this.#files.find((file) => file.id === id)?.fileId;
  }

  /** @param fileId undefined: the stored file was deleted */
  store(id: string, fileId: string | undefined): void {
    this.#set(this.#files.map((file) => (file.id === id ? { id, fileId } : file)));
  }

  /** Returns the ids of the stored files that come after a file. */
  storedAfter(id: string): readonly string[] {
    const index = this.#files.findIndex((file) => file.id === id);
    return this.#files.slice(index + 1).flatMap(({ fileId }) => fileId ?? []);
  }

  #set(files: readonly PickedFile[]): void {
    this.#files = files;
    const others = this.#read().filter(({ record }) => record !== this.#record);
    const all = files.length ? [{ record: this.#record, files }, ...others] : others;
    if (all.length) this.#storage.write(KEY, JSON.stringify(all.slice(0, MAX_RECORDS)));
    else this.#storage.remove(KEY);
  }

  #read(): readonly StoredOrder[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isStoredOrder) : [];
    } catch {
      return [];
    }
  }
}

function isStoredOrder(value: unknown): value is StoredOrder {
  const { record, files } = (value ?? {}) as Partial<Record<keyof StoredOrder, unknown>>;
  return typeof record === 'string' && Array.isArray(files) && files.every(isPickedFile);
}

function isPickedFile(value: unknown): value is PickedFile {
  const { id, fileId } = (value ?? {}) as Partial<Record<keyof PickedFile, unknown>>;
  return typeof id === 'string' && ['string', 'undefined'].includes(typeof fileId);
}
