export interface PendingOffersOptions {
  /** Called when a check starts or ends. */
  onChange(): void;
  /** Called when a submit was prevented. */
  onPrevented(): void;
}

/**
 * The files that the user has offered and that are not listed or rejected yet. They are checked one offer after the other.
 *
 * Meanwhile their form is not submitted: the form data would lack them. The error of a field would not do: it would be shown for
 * a moment whenever files are added, and a form with `novalidate` ignores it. The submit is not repeated afterwards, because
 * files may be rejected, which the user has to see first, and because only the submit itself has the value of a `dass-button`.
 */
export class PendingOffers {
  readonly #options: PendingOffersOptions;
  #last: Promise<void> = Promise.resolve();
  #count = 0;
  #form: HTMLFormElement | null = null;

  constructor(options: PendingOffersOptions) {
    this.#options = options;
  }

  get isChecking(): boolean {
    return this.#count > 0;
  }

  /** Resolves when the offers so far are listed or rejected. */
  get ended(): Promise<void> {
    return this.#last;
  }

  /** The form that is not submitted while files are checked. */
  set form(form: HTMLFormElement | null) {
    this.#form?.removeEventListener('submit', this.#onSubmit, true);
    this.#form = form;
    form?.addEventListener('submit', this.#onSubmit, true);
  }

  /**
   * Adds an offer.
   * @param list called with the result of the check, when it is not pending any more: a handler of the application may submit
   */
  add<T>(check: () => Promise<T>, list: (result: T) => void): Promise<void> {
    this.#changeCount(1);
    const listed = this.#last.then(async () => list(await check().finally(() => this.#changeCount(-1))));
    // An offer that fails does not stop those after it.
    this.#last = listed.catch(() => undefined);
    return listed;
  }

  #changeCount(change: number): void {
    this.#count += change;
    this.#options.onChange();
  }

  readonly #onSubmit = (event: Event): void => {
    if (!this.isChecking) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.#options.onPrevented();
  };
}
