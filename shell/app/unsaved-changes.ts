/** A part of the page with unsaved changes. */
export interface UnsavedPart {
  /** Returns what would be lost, in the current language. */
  lost(): string;
  /** Returns whether something would be lost now. Default: always. */
  isLost?(): boolean;
  /** Takes what is being typed, as when the user leaves its field; `isLost()` tells the truth then. */
  settle?(): Promise<unknown>;
}

/** Keeps track of unsaved changes in the document. */
class UnsavedChanges {
  readonly #parts = new Set<UnsavedPart>();
  #isDiscarded = false;

  get exist(): boolean {
    return !this.#isDiscarded && [...this.#parts].some(isLostNow);
  }

  /** What would be lost, one text for each part that has unsaved changes, in the current language. */
  get losses(): readonly string[] {
    if (this.#isDiscarded) return [];
    return [...this.#parts].filter(isLostNow).map((part) => part.lost());
  }

  /** Registers a part of the page with unsaved changes. @returns a function that removes it */
  add(part: UnsavedPart): () => void {
    this.#parts.add(part);
    this.#isDiscarded = false;
    window.addEventListener('beforeunload', this.#settleForUnload);
    window.addEventListener('beforeunload', this.#onBeforeUnload);
    window.addEventListener('pagehide', this.#settleForUnload);
    return () => {
      this.#parts.delete(part);
      if (this.#parts.size > 0) return;
      window.removeEventListener('beforeunload', this.#settleForUnload);
      window.removeEventListener('beforeunload', this.#onBeforeUnload);
      window.removeEventListener('pagehide', this.#settleForUnload);
    };
  }

  /** Takes what is being typed in all parts. */
  async settle(): Promise<void> {
    await Promise.all([...this.#parts].map(async (part) => part.settle?.()));
  }

  /** Discards the changes together with the document: the browser does not ask when the user leaves it. */
  discard(): void {
    this.#isDiscarded = true;
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

const isLostNow = (part: UnsavedPart): boolean => part.isLost?.() ?? true;

export const unsavedChanges = new UnsavedChanges();
