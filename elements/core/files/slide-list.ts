import { downloadAddress } from '../urls/addresses.js';
import { isInlineImage } from '../urls/inline-image.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';
import { isRecord, readField } from '../util/read-value.js';
import { displayFileName } from './file-name.js';
import { extensionOf, candidateTypes } from './file-types.js';
import { readEntry, type UploadItem } from './upload-entry.js';
import { mimeType } from './mime-type.js';

/**
 * How a file is shown: an `image`, a `video`, an `audio`, a `pdf` and a `text` by their content, a `link` and anything
 * `other` as a card.
 */
export type SlideKind = 'image' | 'video' | 'audio' | 'pdf' | 'text' | 'link' | 'other';

/** Images that browsers show. HEIC and TIFF are files to be downloaded. */
const shownImage = /^image\/(?:a?png|jpeg|bmp|webp|gif|svg\+xml|avif|x-icon|vnd\.microsoft\.icon)$/;

/** Texts without `text/`. Markup is shown as text, too. */
const otherText = /^application\/(?:json|xml|xhtml\+xml)$/;

/**
 * Returns the canonical type of a file.
 *
 * @param name name of the file, whose extension decides when the type says nothing
 * @param declared declared MIME type; may be empty
 */
export const slideType = (name: string, declared: string): string =>
  candidateTypes(name, declared)[0]?.type ?? mimeType(declared);

/** Returns how a file of a type is shown. */
export function slideKind(type: string): SlideKind {
  if (shownImage.test(type)) return 'image';
  if (type === 'video/youtube') return 'link';
  if (type.startsWith('video/') || type === 'application/vnd.apple.mpegurl') return 'video';
  if (type.startsWith('audio/')) return 'audio';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('text/') || otherText.test(type) ? 'text' : 'other';
}

/** A file as a carousel shows it. */
export interface Slide {
  /** Identifies the slide among the others, also when the list is replaced. */
  readonly key: string;
  /** The entry of the application. */
  readonly entry: unknown;
  /** A new file. */
  readonly file: File | undefined;
  /** Name that can be shown. Empty if there is none. */
  readonly name: string;
  /** Text about the file. Empty if there is none. */
  readonly caption: string;
  /** Address at which the application shows the file, for a link. Empty if there is none that is safe. */
  readonly link: string;
  /** Size in bytes; undefined if it is unknown. */
  readonly size: number | undefined;
  /** Canonical MIME type; empty if it is unknown. */
  readonly type: string;
  readonly kind: SlideKind;
  /** Safe address of a stored file. Empty for a new file, and if there is no safe address. */
  readonly address: string;
}

/** Reads the entries of an application as slides. Entries that it has read before are not read again. */
export class SlideReader {
  /** Keys of objects without an id. */
  readonly #keys = new WeakMap<object, string>();
  #read = new Map<unknown, Slide>();
  #count = 0;

  /** Returns one slide for each entry, so that indexes are those of the list. O(n). */
  read(entries: readonly unknown[]): readonly Slide[] {
    const used = new Map<string, number>();
    const next = new Map<unknown, Slide>();
    // Not `map()`, which skips the holes of a list.
    const slides = Array.from(entries, (entry) => {
      const known = this.#read.get(entry);
      const key = this.#uniqueKey(known ? baseOf(known.key) : this.#keyOf(entry), used);
      const slide = known?.key === key ? known : new EntrySlide(entry, key);
      if (isRecord(entry)) next.set(entry, slide);
      return slide;
    });
    this.#read = next;
    return slides;
  }

  #keyOf(entry: unknown): string {
    for (const field of ['_id', 'id']) {
      const id = readField(entry, field);
      if ((typeof id === 'string' && id !== '') || typeof id === 'number') return `${field} ${id}`;
    }
    const file = readField(entry, 'file');
    if (typeof file === 'object' && file !== null) return this.#objectKey(file);
    const src = readField(entry, 'src');
    if (typeof src === 'string' && src !== '') return `src ${src}`;
    return typeof entry === 'object' && entry !== null ? this.#objectKey(entry) : 'none';
  }

  #objectKey(object: object): string {
    let key = this.#keys.get(object);
    if (!key) this.#keys.set(object, (key = `object ${++this.#count}`));
    return key;
  }

  /** The same file may be in the list several times. */
  #uniqueKey(key: string, used: Map<string, number>): string {
    const times = used.get(key) ?? 0;
    used.set(key, times + 1);
    return `${key}${SEPARATOR}${times}`;
  }
}

/** No id ends with a line break and a number, as keys do. */
const SEPARATOR = '\n';
const baseOf = (key: string): string => key.slice(0, key.lastIndexOf(SEPARATOR));

/** Reads a slide when it is asked for: of many slides only few are shown. */
class EntrySlide implements Slide {
  #item: UploadItem | undefined;
  #name: string | undefined;
  #type: string | undefined;
  #address: string | undefined;

  constructor(
    readonly entry: unknown,
    readonly key: string,
  ) {}

  get file(): File | undefined {
    return this.#read.file;
  }

  get name(): string {
    return (this.#name ??= this.#read.name || nameInAddress(this.#read.src));
  }

  get caption(): string {
    return toText(readField(this.entry, 'caption')).trim();
  }

  get link(): string {
    return safeUrl(toText(readField(this.entry, 'link'))) ?? '';
  }

  get size(): number | undefined {
    return this.#read.size;
  }

  get type(): string {
    return (this.#type ??= slideType(this.name, this.#read.type));
  }

  get kind(): SlideKind {
    return slideKind(this.type);
  }

  get address(): string {
    return (this.#address ??= this.file ? '' : addressOf(this.#read));
  }

  get #read(): UploadItem {
    return (this.#item ??= readEntry(isRecord(this.entry) ? this.entry : {}, this.key));
  }
}

/** The address of the application, otherwise the download address of the file's id. */
function addressOf({ src, entry }: UploadItem): string {
  if (src === '') return downloadAddress(readField(entry, 'id'));
  return isInlineImage(src) ? src : (safeUrl(src) ?? '');
}

/** A name in an address is only used with an extension: the last part of a download address is an id. */
function nameInAddress(src: string): string {
  if (src.startsWith('data:')) return '';
  const last = /([^/]*)$/.exec(src.split(/[?#]/, 1)[0]!)?.[1] ?? '';
  if (extensionOf(last) === '') return '';
  try {
    return displayFileName(decodeURIComponent(last));
  } catch {
    return displayFileName(last);
  }
}

/**
 * Returns the index of the current slide after the list was replaced: the same slide, otherwise the next one that is
 * still there, otherwise the previous one, otherwise the nearest index.
 */
export function indexAfter(before: readonly Slide[], index: number, after: readonly Slide[]): number {
  const indexes = new Map(after.map(({ key }, at) => [key, at]));
  for (let at = index; at < before.length; at++) {
    const found = indexes.get(before[at]!.key);
    if (found !== undefined) return found;
  }
  for (let at = Math.min(index, before.length) - 1; at >= 0; at--) {
    const found = indexes.get(before[at]!.key);
    if (found !== undefined) return found;
  }
  return Math.max(0, Math.min(index, after.length - 1));
}
