import type { ComponentType } from 'react';
import { PlatformError } from '../app/service-call.js';
import type { SessionService } from '../platform/platform.js';
import { expectedUser, type RefusedRequest } from './expected-user.js';
import { reportSignedInAgain } from './signed-in-again.js';
import { SignInDialog, type SignInDialogProps } from './sign-in-dialog.js';

export interface SignInState {
  /** The user has closed the dialog and stays on the page: only a user action opens it again. */
  isDismissed: boolean;
  /** The page is being left. */
  isLeaving: boolean;
}

/** A request is repeated when the session is there again, and when the user has signed in. A service that still refuses is wrong. */
const MAX_REPEATS = 2;

const ACTIONS = ['keydown', 'pointerdown'] as const;

/** The requests that wait until the user has signed in again, and the dialog for it. Loaded with the first such request. */
export class SignInAgain {
  readonly #session: SessionService;
  readonly #state: SignInState;
  readonly #show: (dialog: ComponentType<SignInDialogProps> | undefined) => void;
  /** Refusals whose request has waited for the dialog. */
  readonly #askedFor = new WeakSet<PlatformError>();
  #question:
    | {
        readonly answer: Promise<boolean>;
        readonly end: (isSignedIn: boolean) => void;
        /** A service has refused a request although the session is there: to find the session is no answer. */
        readonly isSessionThere: boolean;
      }
    | undefined;
  #check: Promise<boolean> | undefined;
  /**
   * When the user has used the page again after closing the dialog, in milliseconds since the page was opened. What was
   * sent before, also by the page itself such as the next rows of a table, fails without another dialog.
   */
  #actedAt = 0;

  /** @param show renders the dialog; undefined: closes it */
  constructor(
    session: SessionService,
    state: SignInState,
    show: (dialog: ComponentType<SignInDialogProps> | undefined) => void,
  ) {
    this.#session = session;
    this.#state = state;
    this.#show = show;
  }

  /**
   * Repeats a refused request after the user has signed in.
   * @throws PlatformError, the refusal when the user has not signed in
   */
  async repeat<Answer>({ error: refusal, send, sentAt, signal }: RefusedRequest<Answer>): Promise<Answer> {
    for (let repeats = 0, error = refusal; ; repeats++) {
      this.#askedFor.add(error);
      const isThere = repeats === 0 && !this.#question && (await unlessAborted(this.#isSignedIn(), signal));
      const isSignedIn = isThere || (sentAt >= this.#actedAt && (await unlessAborted(this.#ask(repeats > 0), signal)));
      if (signal?.aborted) throw new PlatformError('aborted', 'The request was aborted');
      if (!isSignedIn) throw error;
      try {
        return await send();
      } catch (next) {
        const isRefused = next instanceof PlatformError && next.kind === 'unauthorized';
        if (isRefused) this.#askedFor.add(next);
        if (!isRefused || repeats + 1 === MAX_REPEATS) throw next;
        error = next;
      }
    }
  }

  /** Opens the dialog. Resolves when it has closed. @param refusal whose request may have waited for the dialog */
  async askFor(refusal: PlatformError | undefined): Promise<void> {
    if (!refusal || !this.#askedFor.has(refusal)) await this.#ask();
  }

  /** Closes the dialog. @param isNew the user has signed in now; otherwise a check has found the session */
  end(isSignedIn: boolean, isNew = true): void {
    if (isSignedIn) reportSignedInAgain();
    const question = this.#question;
    if (!question || (question.isSessionThere && !isNew)) return;
    this.#question = undefined;
    this.#state.isDismissed = !isSignedIn;
    if (!isSignedIn) this.#waitForAction();
    this.#show(undefined);
    question.end(isSignedIn);
  }

  /** Resolves with whether the user has signed in. */
  #ask(isSessionThere = false): Promise<boolean> {
    if (this.#state.isLeaving) return Promise.resolve(false);
    if (!this.#question) {
      let end = (_isSignedIn: boolean): void => undefined;
      const answer = new Promise<boolean>((resolve) => (end = resolve));
      this.#question = { answer, end, isSessionThere };
      this.#show(SignInDialog);
    }
    return this.#question.answer;
  }

  #waitForAction(): void {
    this.#actedAt = Infinity;
    const act = () => {
      this.#actedAt = performance.now();
      for (const type of ACTIONS) window.removeEventListener(type, act, true);
    };
    for (const type of ACTIONS) window.addEventListener(type, act, true);
  }

  /** Another tab may have signed in meanwhile. A failed request says nothing about the session. */
  #isSignedIn(): Promise<boolean> {
    this.#check ??= this.#session
      .current()
      .then(
        (user) => user?.email === expectedUser.id,
        () => false,
      )
      .finally(() => (this.#check = undefined));
    return this.#check;
  }
}

/** Resolves with undefined as soon as the signal is aborted. */
function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) abort();
    work.then(resolve, reject).finally(() => signal?.removeEventListener('abort', abort));
  });
}
