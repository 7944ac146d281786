/** The addresses of a file, or of what is at an address. */
export class MediaAddress {
  #file?: Blob | undefined;
  #url = '';
  #download = '';

  /** Returns the address to play from. @param src used without a file */
  of(file: Blob | undefined, src: string): string {
    this.#keep(file);
    if (file) this.#url ||= URL.createObjectURL(file);
    return file ? this.#url : src;
  }

  /** Returns the address to download from. */
  downloadOf(file: Blob | undefined, src: string): string {
    this.#keep(file);
    // A blob has the origin of the page. With this type it is downloaded, also when it is opened on its own.
    if (file) this.#download ||= URL.createObjectURL(file.slice(0, file.size, 'application/octet-stream'));
    return file ? this.#download : src;
  }

  /** Revokes the addresses of the file. */
  release(): void {
    this.#keep(undefined);
  }

  #keep(file: Blob | undefined): void {
    if (file === this.#file) return;
    for (const url of [this.#url, this.#download]) if (url) URL.revokeObjectURL(url);
    this.#file = file;
    this.#url = this.#download = '';
  }
}
