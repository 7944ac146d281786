/** State of a text that the user edits: the draft, and which value was committed and confirmed. */
export class DraftState {
  /** Text in the field while it may differ from the formatted value; `undefined` otherwise. */
  draft: string | undefined;

  #editing = false;
  /** The last value that was typed, committed (`change` fired) and confirmed. */
  #typed = '';
  #committed = '';
  #confirmed = '';

  /**
   * The user has edited the text.
   *
   * @param value the value of the draft
   */
  edit(draft: string | undefined, value: string): void {
    this.draft = draft;
    this.#typed = value;
    this.#editing = true;
  }

  /**
   * Updates the state with the current value. A value that the user has not typed comes from the application: it
   * replaces the draft. Outside of editing it is not a change to report. While the user edits (the application
   * converts to capitals), editing continues.
   *
   * @returns whether editing has ended
   */
  update(value: string): boolean {
    if (value === this.#typed) return false;
    this.draft = undefined;
    this.#typed = value;
    if (this.#editing) return false;
    this.#committed = this.#confirmed = value;
    return true;
  }

  /**
   * The user leaves the field.
   *
   * @returns whether a `change` is to be fired
   */
  commit(value: string): boolean {
    const isChange = this.#editing && value !== this.#committed;
    this.draft = undefined;
    this.#editing = false;
    this.#committed = value;
    return isChange;
  }

  /** The user has confirmed the value. */
  confirm(value: string): void {
    this.#editing = false;
    this.#confirmed = value;
  }

  /** Whether the value is already confirmed. */
  isConfirmed(value: string): boolean {
    return value === this.#confirmed;
  }

  /** Resets the state, as if the user had typed nothing. */
  reset(value: string): void {
    this.draft = undefined;
    this.#editing = false;
    this.#typed = this.#committed = this.#confirmed = value;
  }
}
