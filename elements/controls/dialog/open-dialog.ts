/** What an answer is read from: the detail of `dass-close`. */
export interface ClosedDetail {
  readonly reason: string;
}

/** How a dialog that nobody has put on the page comes to an answer. */
export interface Question<Detail extends ClosedDetail, Answer> {
  /** Reads the answer from what `dass-close` tells. */
  readonly answer: (detail: Detail) => Answer;
  /** What is answered when the signal is aborted. */
  readonly cancelled: Answer;
  /** Takes the dialog away when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** A dialog that waits for an answer. */
export interface OpenedDialog<Answer> {
  /** Resolves when it has closed and is gone, with the focus back. */
  readonly answer: Promise<Answer>;
  /** Closes it with an answer of the application. */
  close(answer: Answer): void;
}

/**
 * Opens a dialog that is on no page, above everything that is open, and takes it away when it has closed: what the
 * promise helpers (`confirm()`, `message()`, `askSort()` …) are made of.
 */
export function openDialog<Detail extends ClosedDetail, Answer>(
  dialog: HTMLElement & { open: boolean },
  { answer, cancelled, signal }: Question<Detail, Answer>,
): OpenedDialog<Answer> {
  let close: (answer: Answer) => void = () => {};
  const closed = new Promise<Answer>((resolve) => {
    const abort = (): void => close(cancelled);
    close = (value) => {
      signal?.removeEventListener('abort', abort);
      // Taken from the page it gives the focus back and lets the page go.
      dialog.remove();
      resolve(value);
    };
    if (signal?.aborted) return close(cancelled);
    signal?.addEventListener('abort', abort);
    dialog.addEventListener('dass-close', (event) => close(answer((event as CustomEvent<Detail>).detail)), {
      once: true,
    });
    document.body.append(dialog);
    dialog.open = true;
  });
  return { answer: closed, close: (value) => close(value) };
}
