/** A part of the page with unsaved changes. */
export interface UnsavedPart {
  /** Returns what would be lost, in the current language. */
  lost(): string;
  /** Returns whether something would be lost now. Default: always. */
  isLost?(): boolean;
  /** Takes what is being typed, as when the user leaves its field; `isLost()` tells the truth then. */
  settle?(): Promise<unknown>;
  /** The user has confirmed that the changes are discarded: removes what is kept of them. */
  discard?(): void;
}

/** Keeps track of unsaved changes in the document. */
class UnsavedChanges {
  readonly #parts = new Set<UnsavedPart>();
  #isDiscarded = false;

  get exist(): boolean {
    return this.losses.length > 0;
  }

  /** What would be lost, one text for each part that has unsaved changes, in the current language. */
  get losses(): readonly string[] {
    if (this.#isDiscarded) return [];
    return [...this.#parts].filter((part) => part.isLost?.() ?? true).map((part) => part.lost());
  }

  /** Registers a part of the page with unsaved changes. @returns a function that removes it */
  add(part: UnsavedPart): () => void {
    this.#parts.add(part);
    this.#isDiscarded = false;
    this.#listen('addEventListener');
    return () => {
      this.#parts.delete(part);
      if (this.#parts.size === 0) this.#listen('removeEventListener');
    };
  }

  #listen(method: 'addEventListener' | 'removeEventListener'): void {
    window[method]('beforeunload', this.#settleForUnload);
    window[method]('beforeunload', this.#onBeforeUnload);
    window[method]('pagehide', this.#settleForUnload);
  }

  /** Takes what is being typed in all parts. */
  async settle(): Promise<void> {
    await Promise.all([...this.#parts].map(async (part) => part.settle?.()));
  }

  /** Discards the changes together with the page: the browser does not ask when the user leaves it. */
  discard(): void {
    this.#isDiscarded = true;
    for (const part of this.#parts) part.discard?.();
  }

  // A listener of its own: what it does in microtasks is done before the next listener asks. Browsers of phones close a page
  // without asking it, with `pagehide` only.
  #settleForUnload = (): void => void this.settle();

  #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.exist) event.preventDefault();
    // The user may not leave the document after all: a download, a stop, or a return from the back/forward cache.
    this.#isDiscarded = false;
  };
}

export const unsavedChanges = new UnsavedChanges();
