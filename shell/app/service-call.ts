/*
 * How the application calls services, and how a call fails. The file is outside `platform/` because screens use it
 * too: a feature's `api.ts` declares its calls with these types, a screen reads `PlatformError.kind`, and every
 * implementation of a service throws `PlatformError`.
 */

export interface CallOptions {
  /** When aborted, the call fails with kind `aborted`. */
  signal?: AbortSignal;
}

/** Rejected fields: a text or a message id for each field name. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** The stored record, or the errors of the rejected fields. */
export type SaveAnswer<Saved> = { readonly saved: Saved } | { readonly errors: FieldErrors };

/** Which version of a record a platform has stored. One that does not count versions leaves all of it out. */
export interface RecordVersion {
  /** Another one after each change, whoever made it. */
  readonly version?: number;
  /** Name of the user who made the last change. */
  readonly changedBy?: string;
  /** ISO 8601 with time. */
  readonly changedAt?: string;
}

/** As `SaveAnswer`, or the stored record when its version is not the one that the user has changed: nothing was saved. */
export type RecordAnswer<Saved> = SaveAnswer<Saved> | { readonly newer: Saved };

export type PlatformErrorKind =
  /** No response: no network, no server, or a lost connection. */
  | 'offline'
  /** No response in time. */
  | 'timeout'
  /** 401: the session is missing or has expired. */
  | 'unauthorized'
  /** 403: signed in, without permission. */
  | 'forbidden'
  /** 409 with the code `USER_CHANGED`: another user than the one of this page is signed in now. */
  | 'user-changed'
  /** 507: the platform could not store the data. */
  | 'not-stored'
  /** Any other response with an error status. */
  | 'server'
  /** A successful response with unexpected content, such as the HTML page of a gateway. */
  | 'bad-answer'
  /** Aborted by the caller's signal. */
  | 'aborted';

export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly kind: PlatformErrorKind;
  /** HTTP status, when there was a response. */
  readonly status: number | undefined;
  /** Content of the response, parsed if it was JSON; input of `toMessage(answer, status)`. Untrusted. */
  readonly answer: unknown;
  /** Seconds until the next attempt makes sense, when the platform says so (429, 503). */
  readonly retryAfter: number | undefined;

  constructor(
    kind: PlatformErrorKind,
    text: string,
    {
      status,
      answer,
      retryAfter,
      cause,
    }: { status?: number; answer?: unknown; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(text, { cause });
    this.kind = kind;
    this.status = status;
    this.answer = answer;
    this.retryAfter = retryAfter;
  }
}
