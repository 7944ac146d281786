import { copyWith } from '../util/copy-with.js';
import { isRecord, readField, tryRead } from '../util/read-value.js';
import { newEntryId, readEntry, storedEntry, type UploadEntry, type UploadItem } from './upload-entry.js';

/** The entries of an upload. Its lists are never changed, only replaced. */
export class UploadList {
  #items: readonly UploadItem[] = [];
  #entries: readonly UploadEntry[] | undefined;
  #indexes: Map<string, number> | undefined;
  /** Ids of entries without an own one, which the application may set again. */
  readonly #generated = new WeakMap<object, string>();

  get items(): readonly UploadItem[] {
    return this.#items;
  }

  /** The entries, each with an `_id`. The same list until something changes. */
  get entries(): readonly UploadEntry[] {
    this.#entries ??= this.#items.map(({ entry }) => entry);
    return this.#entries;
  }

  find(id: string): UploadItem | undefined {
    return this.#items[this.indexOf(id)];
  }

  indexOf(id: string): number {
    this.#indexes ??= new Map(this.#items.map((item, index) => [item.id, index]));
    return this.#indexes.get(id) ?? -1;
  }

  /** Shows entries of the application. Values that are no objects are ignored. */
  set(entries: readonly unknown[]): void {
    if (entries === this.#entries) return;
    const known = new Map(this.#items.map((item) => [item.entry, item]));
    const used = new Set<string>();
    this.#update(
      entries.flatMap((entry): UploadItem[] => {
        if (!isRecord(entry)) return [];
        const same = known.get(entry as UploadEntry);
        if (same && !used.has(same.id)) {
          used.add(same.id);
          return [same];
        }
        return [this.#itemOf(entry, used)];
      }),
    );
  }

  /** Appends entries; in single mode the last one replaces the others. */
  add(entries: readonly UploadEntry[], isMultiple: boolean): void {
    const items = entries.map((entry) => readEntry(entry, entry._id ?? newEntryId()));
    this.#update(isMultiple ? [...this.#items, ...items] : items.slice(-1));
  }

  /**
   * Adds entries of before, in front of the files that were chosen meanwhile; in single mode only when none was.
   * @returns whether there are any
   */
  restore(entries: readonly UploadEntry[], isMultiple: boolean): boolean {
    const isNew = ({ file, src }: UploadItem): boolean => file !== undefined && src === '';
    const restored = entries.map((entry) => readEntry(entry, entry._id ?? newEntryId()));
    const chosen = this.#items.filter(isNew);
    if (!isMultiple && chosen.length > 0) return false;
    const others = this.#items.filter((item) => !isNew(item));
    this.#update(isMultiple ? [...others, ...restored, ...chosen] : restored.slice(-1));
    return restored.length > 0;
  }

  remove(id: string): void {
    this.#update(this.#items.filter((item) => item.id !== id));
  }

  /** Moves an entry to an index; an index outside the list is its nearest end. @returns whether it has moved */
  move(id: string, index: number): boolean {
    const from = this.indexOf(id);
    const to = Math.max(0, Math.min(this.#items.length - 1, index));
    if (from < 0 || from === to) return false;
    const items = [...this.#items];
    items.splice(to, 0, ...items.splice(from, 1));
    this.#update(items);
    return true;
  }

  /** Gives an entry another file, such as an edited image. Its other fields and its place stay. */
  replaceFile(id: string, file: File): void {
    this.#update(
      this.#items.map((item) => {
        if (item.id !== id) return item;
        const { name, size, type } = file;
        return readEntry({ ...item.entry, _id: id, file, name, size, type }, id);
      }),
    );
  }

  /** Adds the fields that a transport has stored. @returns the new entry; undefined if it was removed */
  store(id: string, result: unknown): UploadEntry | undefined {
    const item = this.find(id);
    if (!item) return undefined;
    const entry = storedEntry(item.entry, result);
    this.#update(this.#items.map((one) => (one === item ? readEntry(entry, id) : one)));
    return entry;
  }

  #update(items: readonly UploadItem[]): void {
    this.#items = items;
    this.#entries = undefined;
    this.#indexes = undefined;
  }

  #itemOf(entry: Readonly<Record<string, unknown>>, used: Set<string>): UploadItem {
    const own = readField(entry, '_id');
    const isOwn = typeof own === 'string' && own !== '' && !used.has(own);
    let id = isOwn ? own : (this.#generated.get(entry) ?? newEntryId());
    if (used.has(id)) id = newEntryId();
    used.add(id);
    if (isOwn) return readEntry(entry, id);
    this.#generated.set(entry, id);
    return readEntry(
      tryRead('An entry', () => copyWith(entry, { _id: id }), { _id: id }),
      id,
    );
  }
}
