import { safeLocalStorage, type SafeStorage } from 'dass-elements/preferences.js';

/** A file that was picked. */
interface PickedFile {
  /** Identifies its entry in the upload. */
  readonly id: string;
  /** Id of the stored file; undefined while it is not stored. */
  readonly fileId?: string | undefined;
  /** Whether the stored file is a document of the record. */
  readonly isDocument?: boolean | undefined;
}

interface RecordFiles {
  /** In the order of the upload. */
  readonly files: readonly PickedFile[];
  /** Ids of stored files that the user has discarded, and that could not be deleted yet. */
  readonly discarded: readonly string[];
}

interface StoredOrder extends RecordFiles {
  readonly record: string;
}

type OrderStorage = Pick<SafeStorage, 'read' | 'write' | 'remove'>;

const KEY = 'dass-picked-documents';
/** Number of records with files that are not sent. The oldest order is forgotten. */
const MAX_RECORDS = 50;
const none: RecordFiles = { files: [], discarded: [] };

/**
 * The order of the files that were picked for a record, with those of them that are stored, until all are documents. It
 * lasts over a reload, as the files of the upload do.
 *
 * Several tabs of a user share it: each one changes the files of its own upload only.
 */
export class PickingOrder {
  readonly #record: string;
  readonly #storage: OrderStorage;
  /** Ids of the files of this tab. */
  readonly #own = new Set<string>();
  /** What the browser could not store. */
  #unstored: RecordFiles | undefined;

  /** @param record identifies the record and its user */
  constructor(record: string, storage: OrderStorage = safeLocalStorage) {
    this.#record = record;
    this.#storage = storage;
  }

  /** Stored files that the user has discarded, and that are still to be deleted. */
  get discarded(): readonly string[] {
    return this.#read().discarded;
  }

  /** Adds a file as the last one, if it is new. */
  add(id: string): void {
    this.#own.add(id);
    if (!this.#find(id)) this.#change((files) => [...files, { id }]);
  }

  /**
   * Puts the files of an upload in their order. They take the places that they had among the other files; new ones are the
   * last. Of the files that have left the upload, only the documents are kept.
   * @param ids all that are not documents yet
   * @returns the files that have left it and are stored: the user does not want them
   */
  arrange(ids: readonly string[]): readonly { readonly id: string; readonly fileId: string }[] {
    const isPending = new Set(ids);
    for (const id of ids) this.#own.add(id);
    const unwanted: { id: string; fileId: string }[] = [];
    this.#change((files) => {
      const known = new Map(files.map((file) => [file.id, file]));
      const rest = ids.map((id) => known.get(id) ?? { id });
      const arranged = files.flatMap((file): PickedFile[] => {
        const { id, fileId, isDocument } = file;
        if (isPending.has(id)) return rest.splice(0, 1);
        if (isDocument || !this.#own.has(id)) return [file];
        if (fileId !== undefined) unwanted.push({ id, fileId });
        return [];
      });
      return [...arranged, ...rest];
    });
    return unwanted;
  }

  /** Returns the id of the stored file; undefined when it is to be sent. */
  fileIdOf(id: string): string | undefined {
    return this.#find(id)?.fileId;
  }

  /** @param fileId undefined: the stored file was deleted */
  store(id: string, fileId: string | undefined): void {
    this.#change((files) => files.map((file) => (file.id === id ? { id, fileId } : file)));
  }

  /** The stored file has become a document. */
  attach(id: string): void {
    this.#change((files) => files.map((file) => (file.id === id ? { ...file, isDocument: true } : file)));
  }

  /** Remembers a stored file that is to be deleted; or forgets it, when it is. */
  discard(fileId: string, isDeleted: boolean): void {
    const { files, discarded } = this.#read();
    const others = discarded.filter((one) => one !== fileId);
    if (isDeleted && others.length === discarded.length) return;
    this.#write({ files, discarded: isDeleted ? others : [...others, fileId] });
  }

  /** Returns the ids of the stored files that come after a file. */
  storedAfter(id: string): readonly string[] {
    const { files } = this.#read();
    const index = files.findIndex((file) => file.id === id);
    return files.slice(index + 1).flatMap(({ fileId }) => fileId ?? []);
  }

  #find(id: string): PickedFile | undefined {
    return this.#read().files.find((file) => file.id === id);
  }

  /** Changes what is stored now, which another tab may have changed. When all files are documents, their order is. */
  #change(change: (files: readonly PickedFile[]) => readonly PickedFile[]): void {
    const { files, discarded } = this.#read();
    const changed = change(files);
    this.#write({ files: changed.every(({ isDocument }) => isDocument) ? [] : changed, discarded });
  }

  #write({ files, discarded }: RecordFiles): void {
    const others = this.#readAll().filter(({ record }) => record !== this.#record);
    const isEmpty = files.length + discarded.length === 0;
    const all = isEmpty ? others : [{ record: this.#record, files, discarded }, ...others];
    const isStored = all.length
      ? this.#storage.write(KEY, JSON.stringify(all.slice(0, MAX_RECORDS)))
      : this.#storage.remove(KEY);
    this.#unstored = isStored ? undefined : { files, discarded };
  }

  #read(): RecordFiles {
    return this.#unstored ?? this.#readAll().find(({ record }) => record === this.#record) ?? none;
  }

  #readAll(): readonly StoredOrder[] {
    try {
      const stored: unknown = JSON.parse(this.#storage.read(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.flatMap(readOrder) : [];
    } catch {
      return [];
    }
  }
}

function readOrder(value: unknown): readonly StoredOrder[] {
  const { record, files, discarded = [] } = (value ?? {}) as Partial<Record<keyof StoredOrder, unknown>>;
  if (typeof record !== 'string' || !Array.isArray(files) || !files.every(isPickedFile)) return [];
  if (!Array.isArray(discarded) || !discarded.every((one) => typeof one === 'string')) return [];
  return [{ record, files, discarded }];
}

function isPickedFile(value: unknown): value is PickedFile {
  const { id, fileId } = (value ?? {}) as Partial<Record<keyof PickedFile, unknown>>;
  return typeof id === 'string' && ['string', 'undefined'].includes(typeof fileId);
}
