/*
 * How the services that the application asks are called, and how a call fails. It stands here and not in `platform/`,
 * because screens need it too: a feature's `api.ts` declares its calls with these types, a screen tells failures apart by
 * `PlatformError.kind`, and whoever implements a service throws that error.
 */

export interface CallOptions {
  /** Aborted: the call fails with kind `aborted`. */
  signal?: AbortSignal;
}

/** What a service refuses, by the names of the fields: texts or keys. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What is kept now, or what was refused. */
export type SaveAnswer<Saved> = { readonly saved: Saved } | { readonly errors: FieldErrors };

export type PlatformErrorKind =
  /** No answer at all: no network, no server, a connection that broke. */
  | 'offline'
  /** No answer in time. */
  | 'timeout'
  /** 401: nobody is signed in, or no longer. */
  | 'unauthorized'
  /** 403: signed in, without permission. */
  | 'forbidden'
  /** 409 with the code `USER_CHANGED`: another user than that of this page is signed in by now. */
  | 'user-changed'
  /** 507: what was sent is not kept, because the platform could not write it. */
  | 'not-stored'
  /** Any other answer that is a failure. */
  | 'server'
  /** A success whose content is not what was agreed, such as the HTML page of a gateway. */
  | 'bad-answer'
  /** The caller's own signal. */
  | 'aborted';

export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly kind: PlatformErrorKind;
  /** HTTP status, when there was an answer. */
  readonly status: number | undefined;
  /** What the platform said, parsed when it was JSON: made for `toMessage(answer, status)`. Untrusted. */
  readonly answer: unknown;
  /** Seconds until it makes sense to ask again, when the platform said so (429, 503). */
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
