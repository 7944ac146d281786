/** What is asked before changes are given up: texts or keys. */
export interface UnsavedQuestion {
  readonly heading: string;
  readonly text: string;
}

/** Whether there is something in the document that is not saved, for those who are about to leave it. */
class UnsavedChanges {
  readonly #questions = new Set<{ ask(): UnsavedQuestion }>();
  #isDiscarded = false;

  get exist(): boolean {
    return this.#questions.size > 0 && !this.#isDiscarded;
  }

  /** What is to be asked before they are given up, one question for each page that has some, in the language in force. */
  get questions(): readonly UnsavedQuestion[] {
    return this.exist ? [...this.#questions].map(({ ask }) => ask()) : [];
  }

  /** A page has some. @returns takes it back */
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

  /** The user gives up what there is with the document: the browser does not ask when it is left next. */
  discard(): void {
    this.#isDiscarded = true;
  }

  #onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (this.exist) event.preventDefault();
    // A departure can come to nothing: a download, a stop, a return from the browser's cache.
    this.#isDiscarded = false;
  };
}

export const unsavedChanges = new UnsavedChanges();
