/** What a host is asked for when it filters the options itself. */
export interface FilterQuestion {
  /** What is typed; empty when the list is opened. */
  readonly text: string;
  /** Aborts when the answer is of no use any more: something else is typed, or the list is closed. */
  readonly signal: AbortSignal;
  /**
   * Takes the options, or a promise of them. An answer that comes too late, or after that to a later question, is
   * dropped; one that fails is told to the person, who can ask again. A host that does not call it sets another list of
   * `options`, and has to see for itself that they are of the last question.
   */
  answer(options: readonly unknown[] | PromiseLike<readonly unknown[]>): void;
}

/** What became of the last question. */
export type AnswerState = 'none' | 'waiting' | 'failed';

/** Asks a host for options, one question at a time: only the last one counts. */
export class OutsideFilter {
  readonly #changed: () => void;
  #state: AnswerState = 'none';
  #options: readonly unknown[] | undefined;
  #current: AbortController | undefined;

  /** @param changed is called when an answer has come */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get state(): AnswerState {
    return this.#state;
  }

  /** The options of the last answer; undefined when the host's own count. */
  get options(): readonly unknown[] | undefined {
    return this.#options;
  }

  ask(text: string): FilterQuestion {
    this.cancel();
    const asked = (this.#current = new AbortController());
    this.#state = 'waiting';
    return {
      text,
      signal: asked.signal,
      answer: (options) => void this.#take(asked, options),
    };
  }

  /** The host has set options of its own: they are the answer. */
  settle(): void {
    this.#options = undefined;
    this.cancel();
  }

  /** Nobody waits for an answer any more. */
  cancel(): void {
    this.#current?.abort();
    this.#current = undefined;
    this.#state = 'none';
  }

  async #take(asked: AbortController, given: readonly unknown[] | PromiseLike<readonly unknown[]>): Promise<void> {
    let options: unknown;
    try {
      options = await given;
    } catch {
      options = undefined;
    }
    if (asked !== this.#current) return;
    if (Array.isArray(options)) this.#options = options;
    this.#state = Array.isArray(options) ? 'none' : 'failed';
    this.#changed();
  }
}
