/** Whether there is something in the document that is not saved, for those who are about to leave it. */
class UnsavedChanges {
  readonly #pages = new Set<object>();
  #isDiscarded = false;

  get exist(): boolean {
    return this.#pages.size > 0 && !this.#isDiscarded;
  }

  /** A page has some. @returns takes it back */
  add(): () => void {
    const page = {};
    this.#pages.add(page);
    return () => this.#pages.delete(page);
  }

  /** The user gives them up with the document: the browser need not ask any more. */
  discard(): void {
    this.#isDiscarded = true;
  }
}

export const unsavedChanges = new UnsavedChanges();
