import { toMessage } from '../../core/messages/server-answer.js';
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
} as const;

/** An attempt has failed. The message is a text for the user, or a message id. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';
  /** The HTTP status; 0 without a response. */
  readonly status: number;
  /** Whether another attempt can help. */
  readonly retry: boolean;

  constructor(message: string, { status = 0, retry = true }: { status?: number; retry?: boolean } = {}) {
    super(message);
    this.status = status;
    this.retry = retry;
  }
}

/** Statuses with which a later attempt can succeed. After 401 the user signs in again, in another tab perhaps. */
const RETRY_STATUSES = new Set([401, 408, 409, 423, 425, 429]);

const canRetry = (status: number): boolean => status >= 500 || RETRY_STATUSES.has(status);

/** Describes the refusal of a server, with its own words if it has any. */
export function refusal({ status, json, text }: Pick<UploadResponse, 'status' | 'json' | 'text'>): UploadFailure {
  const { message, detail } = toMessage(json ?? text, status).message;
  const retry = canRetry(status);
  if (message === messageKeys.unknownError && status === 413)
    return new UploadFailure(uploadKeys.tooLarge, { status, retry });
  const isText = !message.startsWith('dass');
  const [reason] = detail;
  const hasReason = isText && typeof reason === 'string' && !reason.startsWith('dass');
  const full = hasReason ? `${message}${/[.!?:]$/.test(message) ? '' : '.'} ${reason}` : message;
  return new UploadFailure(full, { status, retry });
}

export const stalled = (): UploadFailure => new UploadFailure(uploadKeys.stalled);

/**
 * Describes a request without a response: the network is lost, or the browser cannot read the file because it was
 * changed or removed.
 */
export async function noResponse(file: File): Promise<UploadFailure> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return new UploadFailure(messageKeys.networkError);
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
