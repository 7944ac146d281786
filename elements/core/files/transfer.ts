import type { WaitCause } from './upload-task.js';

/**
 * Where a file is on its way to the server. `connecting`: its transport has started and nothing is sent yet; `stalled`: nothing
 * was sent for some time; `confirming`: all is sent, and the server has not confirmed it; `canceled`: by the user, who can start
 * it again; `failed`: refused, or given up.
 */
export type TransferState =
  | 'waiting'
  | 'connecting'
  | 'sending'
  | 'stalled'
  | 'confirming'
  | 'paused'
  | 'done'
  | 'failed'
  | 'canceled';

/** A file on its way to the server. */
export interface Transfer {
  readonly state: TransferState;
  /** Share of the bytes that is sent, from 0 to 1. */
  readonly share: number;
  /** Message of the transport for the user, also of an attempt that is repeated. Empty for a failure without one. */
  readonly message: string;
  /** Whether the user can start it again. */
  readonly canRetry: boolean;
  /** When a file that has failed is sent again, in the time of `performance.now()`; undefined for none. */
  readonly retryAt: number | undefined;
}

/** Why no further file is sent. */
export interface Hold {
  readonly cause: WaitCause | 'offline';
  /** When one file is tried, in the time of `performance.now()`; undefined when that is not known. */
  readonly until: number | undefined;
  /** Whether one file is being tried now. */
  readonly isTried: boolean;
}

/** All files together. */
export interface UploadTotals {
  readonly files: number;
  readonly done: number;
  /** Number of files that have failed or were canceled. Their bytes count as not sent. */
  readonly unsent: number;
  readonly bytes: number;
  readonly sentBytes: number;
  /** Undefined while nothing is sent, and while it is not known. */
  readonly secondsLeft: number | undefined;
}
