/** Keeps track of unsaved changes in the document. */
class UnsavedChanges {
  readonly #pages = new Set<{ lost(): string }>();
  #isDiscarded = false;

  get exist(): boolean {
    return this.#pages.size > 0 && !this.#isDiscarded;
  }

  /** What would be lost, one text for each page that has unsaved changes, in the current language. */
  get losses(): readonly string[] {
    return this.exist ? [...this.#pages].map(({ lost }) => lost()) : [];
  }

  /** Registers a page with unsaved changes. @param lost what would be lost @returns a function that removes it */
  add(lost: () => string): () => void {
    const own = { lost };
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
