/** Question shown before unsaved changes are discarded: texts or message ids. */
export interface UnsavedQuestion {
  readonly heading: string;
  readonly text: string;
}

/** Keeps track of unsaved changes in the document. */
class UnsavedChanges {
  readonly #questions = new Set<{ ask(): UnsavedQuestion }>();
  #isDiscarded = false;

  get exist(): boolean {
    return this.#questions.size > 0 && !this.#isDiscarded;
  }

  /**
   * The questions to ask before the changes are discarded, one for each page that has some, in the current language.
   */
  get questions(): readonly UnsavedQuestion[] {
    return this.exist ? [...this.#questions].map(({ ask }) => ask()) : [];
  }

  /** Registers a page with unsaved changes. @returns a function that removes it */
  add(ask: () => UnsavedQuestion): () => void {
    const own = { ask };
    this.#questions.add(own);
    this.#isDiscarded = false;
    window.addEventListener('beforeunload', this.#onBeforeUnload);
    return () => {
      this.#questions.delete(own);
      if (this.#questions.size === 0) window.removeEventListener('beforeunload', this.#onBeforeUnload);
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
