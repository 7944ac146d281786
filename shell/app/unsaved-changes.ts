/** Keeps track of unsaved changes in the document. */
class UnsavedChanges {
  readonly #pages = new Set<{ lost(): string; isLost(): boolean }>();
  #isDiscarded = false;

  get exist(): boolean {
    return !this.#isDiscarded && [...this.#pages].some(({ isLost }) => isLost());
  }

  /** What would be lost, one text for each page that has unsaved changes, in the current language. */
  get losses(): readonly string[] {
    if (this.#isDiscarded) return [];
    return [...this.#pages].filter(({ isLost }) => isLost()).map(({ lost }) => lost());
  }

  /**
   * Registers a page with unsaved changes.
   * @param lost what would be lost
   * @param isLost whether something would be lost now; default: always
   * @returns a function that removes it
   */
  add(lost: () => string, isLost: () => boolean = () => true): () => void {
    const own = { lost, isLost };
    this.#pages.add(own);
    this.#isDiscarded = false;
    window.addEventListener('beforeunload', this.#onBeforeUnload);
    return () => {
      this.#pages.delete(own);
      if (this.#pages.size === 0) window.removeEventListener('beforeunload', this.#onBeforeUnload);
    };
  }

  /** Discards the changes together with the document: the browser does not ask when the user leaves it. */
  discard(): void {
    this.#isDiscarded = true;
  }

  #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.exist) event.preventDefault();
    // The user may not leave the document after all: a download, a stop, or a return from the back/forward cache.
    this.#isDiscarded = false;
  };
}

export const unsavedChanges = new UnsavedChanges();
