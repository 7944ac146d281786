import { toMessage } from '../../core/messages/server-answer.js';
import type { UploadFailureOptions, WaitCause } from '../../core/files/upload-task.js';
import { messageKeys } from '../../core/messages/message-keys.js';

/** The response of a server to an upload. */
export interface UploadResponse {
  /** The HTTP status. */
  readonly status: number;
  /** Address that sent the response. After a resumable upload: the address of the upload. */
  readonly url: string;
  /** The body as text. */
  readonly text: string;
  /** The body as JSON; `undefined` if it is none. */
  readonly json: unknown;
  /** Returns a response header; `null` if there is none, or if the server does not expose it to other origins. */
  header(name: string): string | null;
}

/** Message ids of the transports. */
const uploadKeys = {
  stalled: 'dassUploadStalled',
  tooLarge: 'dassUploadTooLarge',
  unreadable: 'dassUploadUnreadable',
  unconfirmed: 'dassUploadNotConfirmed',
  page: 'dassUploadPage',
} as const;

interface FailureDetails {
  readonly status?: number;
  readonly retry?: boolean;
  readonly waitsFor?: WaitCause | undefined;
  readonly after?: number | undefined;
}

/** An attempt has failed. The message is a text for the user, or a message id. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** Whether another attempt can help. */
  readonly retry: boolean;
  /** What has to pass before another attempt can help; undefined when that is up to the user. */
  readonly waitsFor: WaitCause | undefined;
  /** Milliseconds after which the server wants to be asked again. */
  readonly after: number | undefined;

  constructor(message: string, { status = 0, retry = true, waitsFor, after }: FailureDetails = {}) {
    super(message);
    this.status = status;
    this.retry = retry;
    this.waitsFor = waitsFor;
    this.after = after;
  }

  /** The options of `fail()` of a task. */
  get options(): UploadFailureOptions {
    return { retry: this.retry, cause: this.waitsFor, after: this.after };
  }
}

/** Statuses with which a later attempt can succeed. After 401 the user signs in again, in another tab perhaps. */
const RETRY_STATUSES = new Set([401, 408, 409, 423, 425, 429]);

const canRetry = (status: number): boolean => status >= 500 || RETRY_STATUSES.has(status);

/** Describes the refusal of a server, with its own words if it has any. */
export function refusal({ status, json, text, header }: Omit<UploadResponse, 'url'>): UploadFailure {
  const { message, detail } = toMessage(json ?? text, status).message;
  const retry = canRetry(status);
  const waitsFor: WaitCause | undefined = status === 401 ? 'sign-in' : retry ? 'busy' : undefined;
  const details = { status, retry, waitsFor, after: retry ? retryAfter(header) : undefined };
  if (message === messageKeys.unknownError && status === 413) return new UploadFailure(uploadKeys.tooLarge, details);
  const isText = !message.startsWith('dass');
  const [reason] = detail;
  const hasReason = isText && typeof reason === 'string' && !reason.startsWith('dass');
  const full = hasReason ? `${message}${/[.!?:]$/.test(message) ? '' : '.'} ${reason}` : message;
  return new UploadFailure(full, details);
}

/** The milliseconds of `Retry-After`, which has seconds or a date. The clocks of server and user may differ. */
function retryAfter(header: UploadResponse['header']): number | undefined {
  const value = header('Retry-After')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const after = Date.parse(value) - (Date.parse(header('Date') ?? '') || Date.now());
  return after >= 0 ? after : undefined;
}

/**
 * A page is no confirmation: a gateway has answered with its sign-in page, which the browser was led to, or with an error.
 * @param sentTo the address of the request
 * @throws UploadFailure
 */
export function refusePage({ status, url, text, header }: UploadResponse, sentTo: string): void {
  const isPage = /^text\/html\b/i.test(header('Content-Type') ?? '') || /^\s*<(?:!doctype html|html)\b/i.test(text);
  if (!isPage) return;
  const isLedAway = url !== '' && url.split('#')[0] !== sentTo.split('#')[0];
  throw new UploadFailure(uploadKeys.page, { status, waitsFor: isLedAway ? 'sign-in' : undefined });
}

export const stalled = (): UploadFailure => new UploadFailure(uploadKeys.stalled, { waitsFor: 'network' });

/** All was sent, and the server may have stored it: sent again by itself, it would be stored twice. */
export const unconfirmed = (): UploadFailure => new UploadFailure(uploadKeys.unconfirmed);

/**
 * Describes a request without a response: the network is lost, or the browser cannot read the file because it was
 * changed or removed.
 */
export async function noResponse(file: File): Promise<UploadFailure> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return new UploadFailure(messageKeys.networkError, { waitsFor: 'network' });
  } catch {
    return new UploadFailure(uploadKeys.unreadable, { retry: false });
  }
}

/** Parses the body. Returns `undefined` if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
