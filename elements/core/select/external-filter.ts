import { debounce } from '../util/debounce.js';

/** Debounce delay before the application is asked, in milliseconds. */
const ASK_DELAY_MS = 250;

/** The detail of `dass-filter`: the request for the options that match a text. */
export interface FilterQuestion {
  /** The text in the field. Empty when the list was opened without typing. */
  readonly text: string;
  /** Aborts when the answer is no longer needed: the user has typed another text, or closed the list. */
  readonly signal: AbortSignal;
  /**
   * Sets the options, or a promise of them. An answer after `signal` aborted is ignored. When the promise rejects, the
   * list shows an error, and the user can retry.
   *
   * An application that does not call it sets another list of `options` instead, and has to make sure itself that they
   * belong to the last question. While it sets `busy`, new options are not used as the answer. When `busy` ends without
   * another list, the question has failed. Setting the same list object again is an answer only through this method.
   * @param options the options, or a promise of them
   */
  answer(options: readonly unknown[] | PromiseLike<readonly unknown[]>): void;
}

/** Whether the options belong to the text in the field. */
export type AnswerState = 'answered' | 'waiting' | 'failed';

/** A question without an answer. */
interface OpenQuestion {
  readonly controller: AbortController;
  /** Whether the application answers with `answer()`, so that its `options` are not the answer. */
  isTaken: boolean;
  /** Whether the application has set new options while it is still busy. */
  hasOptions: boolean;
}

/**
 * Lets the application filter the options, and knows whether the shown options belong to the text in the field. Only
 * the question for the current text counts.
 */
export class ExternalFilter {
  /** Whether the application filters. Otherwise the list filters, and its options belong to any text. */
  isUsed = false;
  readonly #askApplication: (question: FilterQuestion) => void;
  readonly #changed: () => void;
  readonly #askSoon = debounce(() => this.ask(), ASK_DELAY_MS);
  /** The text in the field. */
  #text = '';
  /** The text of the last question. */
  #askedText = '';
  /** The text that the options belong to; `undefined` if unknown. */
  #answeredText: string | undefined = '';
  #options: readonly unknown[] | undefined;
  #question: OpenQuestion | undefined;
  #hasFailed = false;
  #isBusy = false;

  /**
   * @param ask asks the application
   * @param changed called when an answer has arrived or failed
   */
  constructor(ask: (question: FilterQuestion) => void, changed: () => void) {
    this.#askApplication = ask;
    this.#changed = changed;
  }

  get state(): AnswerState {
    if (!this.isUsed) return 'answered';
    if (this.#hasFailed) return 'failed';
    return this.#answeredText === this.#text && !this.#question ? 'answered' : 'waiting';
  }

  /** The options of the last answer; undefined when the application's own count. */
  get options(): readonly unknown[] | undefined {
    return this.#options;
  }

  /** The list opens without typed text. @param hasOptions whether the application has set options */
  open(hasOptions: boolean): void {
    this.#text = '';
    if (this.isUsed && !(hasOptions && this.#answeredText === '')) this.ask();
  }

  /** The text in the field has changed. */
  type(text: string): void {
    this.#cancel();
    this.#text = text;
    if (this.state !== 'answered') this.#askSoon();
  }

  /** Asks for the text at once, unless its answer is pending or there. */
  askNow(): void {
    if (this.state !== 'answered' && !this.#question) this.ask();
  }

  /** The list was closed: no answer is needed. */
  close(): void {
    this.#cancel();
    this.#text = '';
  }

  /**
   * Updates the state after the application has set properties.
   *
   * @param optionsChanged whether `options` changed
   * @param isBusy whether the application is loading
   * @param isOpen whether the list is open
   */
  update(optionsChanged: boolean, isBusy: boolean, isOpen: boolean): void {
    const question = this.#question;
    const hasEnded = this.#isBusy && !isBusy;
    this.#isBusy = isBusy;
    if (question?.isTaken) return;
    if (!question) {
      if (optionsChanged) this.#acceptUnrequested(isOpen);
      return;
    }
    question.hasOptions ||= optionsChanged;
    // The options stay visible but dimmed until the answer arrives.
    if (optionsChanged) this.#options = undefined;
    if (isBusy || !(question.hasOptions || hasEnded)) return;
    this.#question = undefined;
    if (question.hasOptions) this.#answeredText = this.#askedText;
    else this.#hasFailed = true;
  }

  /** New options without a question: a new answer to the last question. */
  #acceptUnrequested(isOpen: boolean): void {
    const isAnsweredByCall = this.#options !== undefined;
    // An application that uses `answer()` may also set `options`. These do not belong to the text.
    if (isAnsweredByCall && isOpen) return;
    this.#options = undefined;
    this.#answeredText = isAnsweredByCall ? undefined : this.#askedText;
    this.#hasFailed = false;
  }

  /** Asks for the text, again if it has failed. */
  ask(): void {
    this.#askSoon.cancel();
    this.#question?.controller.abort();
    const controller = new AbortController();
    const question = (this.#question = { controller, isTaken: false, hasOptions: false });
    this.#hasFailed = false;
    this.#askedText = this.#text;
    this.#askApplication({
      text: this.#text,
      signal: controller.signal,
      answer: (options) => void this.#acceptAnswer(question, options),
    });
  }

  #cancel(): void {
    this.#askSoon.cancel();
    this.#question?.controller.abort();
    this.#question = undefined;
    this.#hasFailed = false;
  }

  async #acceptAnswer(
    question: OpenQuestion,
    given: readonly unknown[] | PromiseLike<readonly unknown[]>,
  ): Promise<void> {
    question.isTaken = true;
    let options: unknown;
    try {
      options = await given;
    } catch {
      options = undefined;
    }
    if (question !== this.#question) return;
    this.#question = undefined;
    if (Array.isArray(options)) {
      this.#options = options;
      this.#answeredText = this.#askedText;
    } else this.#hasFailed = true;
    this.#changed();
  }
}
