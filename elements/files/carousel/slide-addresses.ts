import type { Slide } from '../../core/files/slide-list.js';

interface BlobAddress {
  readonly file: File;
  readonly url: string;
}

/** Addresses of slides. New files have blob addresses, which are revoked when their slides are far away. */
export class SlideAddresses {
  readonly #shown = new BlobAddresses();
  readonly #downloads = new BlobAddresses();

  /** Returns the address that an image, a video or an audio is loaded from. Empty if there is none. */
  of({ key, file, type, address }: Slide): string {
    return file ? this.#shown.of(key, file, type) : address;
  }

  /** Returns the address of the download. Empty if there is none. */
  downloadOf({ key, file, address }: Slide): string {
    // A blob has the origin of the page. With this type it is downloaded, also when it is opened on its own.
    return file ? this.#downloads.of(key, file, 'application/octet-stream') : address;
  }

  /**
   * The image of a slide is loaded. The address of an SVG is revoked: opened on its own, with the browser's menu, its
   * scripts would run in the origin of the page.
   */
  loaded({ key, type }: Slide): void {
    if (type === 'image/svg+xml') this.#shown.revoke(key);
  }

  /** Forgets the address that a slide was loaded from, so that the next one is new. */
  forget(key: string): void {
    this.#shown.forget(key);
  }

  /** Revokes the addresses of all other slides. */
  keep(keys: ReadonlySet<string>): void {
    this.#shown.keep(keys);
    this.#downloads.keep(keys);
  }
}

/** Blob addresses of files, by the key of their slide. */
class BlobAddresses {
  readonly #blobs = new Map<string, BlobAddress>();

  of(key: string, file: File, type: string): string {
    const known = this.#blobs.get(key);
    if (known?.file === file) return known.url;
    this.forget(key);
    const url = URL.createObjectURL(file.slice(0, file.size, type));
    this.#blobs.set(key, { file, url });
    return url;
  }

  /** Revokes an address. It stays the address of the slide, which need not be loaded again. */
  revoke(key: string): void {
    const blob = this.#blobs.get(key);
    if (blob) URL.revokeObjectURL(blob.url);
  }

  forget(key: string): void {
    this.revoke(key);
    this.#blobs.delete(key);
  }

  keep(keys: ReadonlySet<string>): void {
    for (const key of this.#blobs.keys()) if (!keys.has(key)) this.forget(key);
  }
}
