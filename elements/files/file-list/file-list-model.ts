import { SlideReader, type Slide } from '../../core/files/slide-list.js';
import { toText } from '../../core/text/to-text.js';
import { readField } from '../../core/util/read-value.js';

/** A file as a list shows it: with the changes that are not in the application's entry yet. */
export interface FileItem {
  /** Identifies the file, also when the list is replaced. */
  readonly key: string;
  /** Id of the application, by which the file is selected. Empty if there is none. */
  readonly id: string;
  readonly slide: Slide;
  readonly name: string;
  readonly caption: string;
  /** Whether a change of it is being saved. */
  readonly isBusy: boolean;
}

/** A change that the user has made. */
export type FileChange =
  | { readonly key: string; readonly fileName: string }
  | { readonly key: string; readonly caption: string }
  | { readonly removed: readonly string[] }
  | { readonly order: readonly string[] };

interface PendingChange {
  readonly change: FileChange;
  isWaiting: boolean;
  /** The files were replaced after the change. */
  isStale: boolean;
}

const idOf = (entry: unknown): string => {
  const own = readField(entry, '_id');
  return toText(own === undefined || own === '' ? readField(entry, 'id') : own);
};

/** The files of a list, and the changes of the user that the application has not made yet. */
export class FileListModel {
  readonly #reader = new SlideReader();
  #slides: readonly Slide[] = [];
  #pending: readonly PendingChange[] = [];
  #items: readonly FileItem[] | undefined;

  /** The files in the order that the user sees. */
  get items(): readonly FileItem[] {
    return (this.#items ??= this.#read());
  }

  /** Whether a change is being saved. */
  get isBusy(): boolean {
    return this.#pending.some(({ isWaiting }) => isWaiting);
  }

  indexOf(key: string | undefined): number {
    return this.items.findIndex((item) => item.key === key);
  }

  find(key: string | undefined): FileItem | undefined {
    return this.items[this.indexOf(key)];
  }

  /** Index of a file in the application's list. */
  sourceIndex(key: string): number {
    return this.#slides.findIndex((slide) => slide.key === key);
  }

  /** Shows files of the application: what the user has changed is in them, unless it is still being saved. */
  set(files: readonly unknown[]): void {
    this.#slides = this.#reader.read(files);
    this.#pending = this.#pending.filter(({ isWaiting }) => isWaiting);
    for (const one of this.#pending) one.isStale = true;
    this.#items = undefined;
  }

  /**
   * Shows a change.
   * @returns ends it: a change that was accepted is shown until the files are replaced
   */
  start(change: FileChange): (isAccepted: boolean) => void {
    const pending: PendingChange = { change, isWaiting: true, isStale: false };
    this.#pending = [...this.#pending, pending];
    this.#items = undefined;
    return (isAccepted) => {
      pending.isWaiting = false;
      if (!isAccepted || pending.isStale || 'removed' in change)
        this.#pending = this.#pending.filter((one) => one !== pending);
      this.#items = undefined;
    };
  }

  /** Returns the keys after a file was moved to an index; undefined if nothing changes. */
  moved(key: string, index: number): readonly string[] | undefined {
    const from = this.indexOf(key);
    const to = Math.max(0, Math.min(this.items.length - 1, index));
    if (from < 0 || from === to) return undefined;
    const keys = this.items.map((item) => item.key);
    keys.splice(to, 0, ...keys.splice(from, 1));
    return keys;
  }

  #read(): readonly FileItem[] {
    const names = new Map<string, string>();
    const captions = new Map<string, string>();
    const busy = new Set<string>();
    let slides = this.#slides;
    for (const { change, isWaiting } of this.#pending) {
      if ('order' in change) slides = ordered(slides, change.order);
      else if ('removed' in change) for (const key of change.removed) busy.add(key);
      else {
        if ('fileName' in change) names.set(change.key, change.fileName);
        else captions.set(change.key, change.caption);
        if (isWaiting) busy.add(change.key);
      }
    }
    return slides.map((slide) => ({
      key: slide.key,
      id: idOf(slide.entry),
      slide,
      name: names.get(slide.key) ?? slide.name,
      caption: captions.get(slide.key) ?? slide.caption,
      isBusy: busy.has(slide.key),
    }));
  }
}

/** Sorts files by an order of their keys. A file that is not in it stays behind the one before it. */
function ordered(slides: readonly Slide[], keys: readonly string[]): readonly Slide[] {
  const indexes = new Map(keys.map((key, index) => [key, index]));
  let last = -1;
  return slides
    .map((slide) => ({ slide, at: (last = indexes.get(slide.key) ?? last) }))
    .sort((one, other) => one.at - other.at)
    .map(({ slide }) => slide);
}
