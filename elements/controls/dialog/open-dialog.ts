/** Detail of `dass-close`, from which the result is read. */
export interface CloseDetail {
  readonly reason: string;
}

/** How a dialog of a promise helper gets its result. */
export interface DialogOptions<Detail extends CloseDetail, Result> {
  /** Reads the result from the detail of `dass-close`. */
  readonly answer: (detail: Detail) => Result;
  /** Result if the signal is aborted. */
  readonly canceled: Result;
  /** Closes the dialog when aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** A dialog that was opened by `openDialog()`. */
export interface OpenDialog<Result> {
  /** Resolves when the dialog has closed and the focus is restored. */
  readonly answer: Promise<Result>;
  /** Closes the dialog with a result of the application. */
  close(answer: Result): void;
}

/**
 * Inserts a dialog into the page and opens it above everything. Removes it when it has closed. The promise helpers
 * (`confirm()`, `message()`, `askSort()` …) use it.
 */
export function openDialog<Detail extends CloseDetail, Result>(
  dialog: HTMLElement & { open: boolean },
  { answer, canceled, signal }: DialogOptions<Detail, Result>,
): OpenDialog<Result> {
  let close: (answer: Result) => void = () => {};
  const closed = new Promise<Result>((resolve) => {
    const abort = (): void => close(canceled);
    close = (value) => {
      signal?.removeEventListener('abort', abort);
      // Removing the dialog restores the focus and unlocks the page.
      dialog.remove();
      resolve(value);
    };
    if (signal?.aborted) return close(canceled);
    signal?.addEventListener('abort', abort);
    dialog.addEventListener('dass-close', (event) => close(answer((event as CustomEvent<Detail>).detail)), {
      once: true,
    });
    document.body.append(dialog);
    dialog.open = true;
  });
  return { answer: closed, close: (value) => close(value) };
}
