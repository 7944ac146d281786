/** What a field knows of the user's writing: what stands in it, and what of it was told. */
export class Writing {
  /** What stands in the field while it may differ from how its value is written; undefined when it does not. */
  draft: string | undefined;

  #editing = false;
  /** The last value that the user made, that was told as a change, and that was confirmed. */
  #written = '';
  #settled = '';
  #confirmed = '';

  /** The user has written. @param value what the draft means */
  write(draft: string | undefined, value: string): void {
    this.draft = draft;
    this.#written = value;
    this.#editing = true;
  }

  /**
   * The field has this value now. One that no user wrote is the host's: it takes the place of what stands in the field,
   * and while nobody writes there is nothing to tell of it. A host that changes what is being written (to capitals) is
   * part of the writing.
   * @returns whether the writing is over
   */
  take(value: string): boolean {
    if (value === this.#written) return false;
    this.draft = undefined;
    this.#written = value;
    if (this.#editing) return false;
    this.#settled = this.#confirmed = value;
    return true;
  }

  /** The field is left. @returns whether there is a change to tell */
  settle(value: string): boolean {
    const isChange = this.#editing && value !== this.#settled;
    this.draft = undefined;
    this.#editing = false;
    this.#settled = value;
    return isChange;
  }

  /** The value is confirmed. */
  confirm(value: string): void {
    this.#editing = false;
    this.#confirmed = value;
  }

  /** Whether a pause has nothing new to confirm. */
  isConfirmed(value: string): boolean {
    return value === this.#confirmed;
  }

  /** As if nothing had been written. */
  forget(value: string): void {
    this.draft = undefined;
    this.#editing = false;
    this.#written = this.#settled = this.#confirmed = value;
  }
}
