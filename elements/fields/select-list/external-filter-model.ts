import { debounce } from '../../core/util/debounce.js';

/** A pause in typing after which the application is asked. In milliseconds. */
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

export interface ExternalFilterOptions {
  /** The application filters; else the list does so itself, and its options belong to any text. */
  isExternal(): boolean;
  /** Asks the application. */
  ask(question: FilterQuestion): void;
  /** An answer has come, or has failed. */
  changed(): void;
}

/** A question that the application has not answered yet. */
interface OpenQuestion {
  readonly controller: AbortController;
  /** The application answers by `answer()`; its `options` are not the answer. */
  isTaken: boolean;
  /** The application has set other options, and is busy yet. */
  hasOptions: boolean;
}

/**
 * Has an application filter the options, and knows whether those that are shown belong to the text in the field. One
 * question at a time counts: the one for that text. A confirmation of the text (Enter, Tab) is kept until its answer is
 * there; typing, a failure and closing cancel it.
 */
export class ExternalFilter {
  readonly #application: ExternalFilterOptions;
  readonly #askSoon = debounce(() => this.#ask(), ASK_DELAY_MS);
  /** What stands in the field. */
  #text = '';
  /** What the application was asked for last. */
  #askedText = '';
  /** The text that the options belong to; undefined when nobody knows. */
  #answeredText: string | undefined = '';
  #options: readonly unknown[] | undefined;
  #question: OpenQuestion | undefined;
  #hasFailed = false;
  #isConfirmed = false;
  #isBusy = false;

  constructor(application: ExternalFilterOptions) {
    this.#application = application;
  }

  get state(): AnswerState {
    if (!this.#application.isExternal()) return 'answered';
    if (this.#hasFailed) return 'failed';
    return this.#answeredText === this.#text && !this.#question ? 'answered' : 'waiting';
  }

  /** The options of the last answer; undefined when the application's own count. */
  get options(): readonly unknown[] | undefined {
    return this.#options;
  }

  /** The text was confirmed before its answer was there. */
  get isConfirmed(): boolean {
    return this.#isConfirmed;
  }

  /** The list opens, and nothing is typed. @param hasOptions whether the application has given any */
  open(hasOptions: boolean): void {
    this.#text = '';
    if (this.#application.isExternal() && !(hasOptions && this.#answeredText === '')) this.#ask();
  }

  /** This stands in the field from now on. */
  type(text: string): void {
    this.#cancel();
    this.#text = text;
    if (this.state !== 'answered') this.#askSoon();
  }

  /** The user confirms the text: the answer is asked for at once, where it is not on its way. */
  confirm(): void {
    this.#isConfirmed = true;
    if (this.state !== 'answered' && !this.#question) this.#ask();
  }

  /** Whether the text can be confirmed now. @param hasFound whether an option is shown; while loading one may still come */
  canConfirm(hasFound: boolean): boolean {
    return this.state === 'answered' && (hasFound || !this.#isBusy || this.#options !== undefined);
  }

  /** A confirmation that was kept is carried out now. @returns false when there is none, or it has to wait */
  takeConfirmation(hasFound: boolean): boolean {
    if (!this.#isConfirmed || !this.canConfirm(hasFound)) return false;
    this.#isConfirmed = false;
    return true;
  }

  /** Asks again what has failed. */
  retry(): void {
    this.#ask();
  }

  /** Nobody waits for an answer any more. */
  close(): void {
    this.#cancel();
    this.#text = '';
  }

  /**
   * Takes over what the application has set.
   *
   * @param isOther its options are another list than before
   * @param isBusy it is loading
   * @param isOpen the user sees the options
   */
  update(isOther: boolean, isBusy: boolean, isOpen: boolean): void {
    const question = this.#question;
    const hasEnded = this.#isBusy && !isBusy;
    this.#isBusy = isBusy;
    if (question?.isTaken) return;
    if (!question) {
      if (isOther) this.#takeUnasked(isOpen);
      return;
    }
    question.hasOptions ||= isOther;
    // Shown, greyed, until it is known that they are the answer.
    if (isOther) this.#options = undefined;
    if (isBusy || !(question.hasOptions || hasEnded)) return;
    this.#question = undefined;
    if (question.hasOptions) this.#answeredText = this.#askedText;
    else this.#fail();
  }

  /** Options that nobody has asked for: others for the last question. */
  #takeUnasked(isOpen: boolean): void {
    const isAnsweredByCall = this.#options !== undefined;
    // What an application with answers of its own sets beside them is not for the text in the field.
    if (isAnsweredByCall && isOpen) return;
    this.#options = undefined;
    this.#answeredText = isAnsweredByCall ? undefined : this.#askedText;
    this.#hasFailed = false;
  }

  #ask(): void {
    this.#askSoon.cancel();
    this.#question?.controller.abort();
    const controller = new AbortController();
    const question = (this.#question = { controller, isTaken: false, hasOptions: false });
    this.#hasFailed = false;
    this.#askedText = this.#text;
    this.#application.ask({
      text: this.#text,
      signal: controller.signal,
      answer: (options) => void this.#take(question, options),
    });
  }

  #cancel(): void {
    this.#askSoon.cancel();
    this.#question?.controller.abort();
    this.#question = undefined;
    this.#hasFailed = false;
    this.#isConfirmed = false;
  }

  #fail(): void {
    this.#hasFailed = true;
    this.#isConfirmed = false;
  }

  async #take(question: OpenQuestion, given: readonly unknown[] | PromiseLike<readonly unknown[]>): Promise<void> {
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
    } else this.#fail();
    this.#application.changed();
  }
}
