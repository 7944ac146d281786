/**
 * Why nothing can be sent for now. `network`: the connection is lost or the server does not answer; `sign-in`: the session of
 * the user has ended; `busy`: the server asks to come later.
 */
export type WaitCause = 'network' | 'sign-in' | 'busy';

/** What a transport says of a file that was not sent. */
export interface UploadFailureOptions {
  /** Whether trying again can help. Default: true. */
  readonly retry?: boolean | undefined;
  /**
   * Why nothing can be sent for now: the upload tries again by itself when that has passed. With `busy` and without `after`,
   * a few times only. Default: none, the user tries again.
   */
  readonly cause?: WaitCause | undefined;
  /** Milliseconds until the server wants to be asked again. Default: the upload decides. */
  readonly after?: number | undefined;
}

/** One file on its way to the server: what a transport gets. */
export interface UploadTask {
  readonly file: File;
  /**
   * Identifies the file: the same text with each attempt, also after a reload of the page, so that a server can store a file
   * once that it gets twice.
   */
  readonly id: string;
  /**
   * Aborted when the user cancels or removes the file (reason `'cancel'`), or when he pauses it or the element leaves the
   * page (reason `'leave'`): the file is then sent again later.
   */
  readonly signal: AbortSignal;
  /** Reports how much is sent: 0 to 1. */
  progress(share: number): void;
  /**
   * Says that nothing is sent for now, and why: the transport goes on by itself, and then calls `progress()`.
   * @param after milliseconds until its next attempt; undefined when that is not known
   */
  wait(cause: WaitCause, after?: number): void;
  /** Ends the task successfully; `result` is kept as the entry's stored fields (src, fileName, type, …). */
  done(result?: Readonly<Record<string, unknown>>): void;
  /** Ends the task with a message for the user. */
  fail(message: string, options?: UploadFailureOptions): void;
}

/** Sends a file. A rejected promise counts as `fail()` with a general message. */
export type UploadTransport = (task: UploadTask) => void | Promise<void>;
