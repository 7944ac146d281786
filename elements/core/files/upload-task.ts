/** One file on its way to the server: what a transport gets. */
export interface UploadTask {
  readonly file: File;
  /**
   * Aborted when the user cancels or removes the file (reason `'cancel'`), or when the element leaves the page (reason
   * `'leave'`): the file is then sent again when the element is back.
   */
  readonly signal: AbortSignal;
  /** Reports how much is sent: 0 to 1. */
  progress(share: number): void;
  /** Ends the task successfully; `result` is kept as the entry's stored fields (src, fileName, type, …). */
  done(result?: Readonly<Record<string, unknown>>): void;
  /** Ends the task with a message for the user. `retry`: whether trying again can help. Default: true. */
  fail(message: string, options?: { readonly retry?: boolean }): void;
}

/** Sends a file. A rejected promise counts as `fail()` with a general message. */
export type UploadTransport = (task: UploadTask) => void | Promise<void>;
