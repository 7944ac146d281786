import { connection } from '../app/connection.js';
import type { ExpectedUser } from '../session/expected-user.js';
import { interpret, type Answer, type RawAnswer } from './http-answer.js';
import { PlatformError } from '../app/service-call.js';

export interface HttpOptions {
  fetch: typeof fetch;
  /** Timeout in milliseconds, up to the last byte of the response. */
  timeout: number;
  /** The user for whom the requests are sent. */
  user: ExpectedUser;
  /** The services carry out a request with the same `Idempotency-Key` only once. Default: `false`. */
  hasIdempotencyKeys?: boolean;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: object;
  signal?: AbortSignal | undefined;
  /** A small request that the browser completes also when the user closes the page. */
  isKeptAlive?: boolean;
  /** Omits the user header: the request asks who is signed in, or signs in. */
  isForAnyUser?: boolean;
  /** Fails at once when the session has ended: what sends the request tells the user itself, or needs no session. */
  withoutSignIn?: boolean;
  /**
   * What happens without a connection. `wait`: it is sent when the connection is back, and fails when the connection is lost
   * before the response: it may have been carried out. `repeat`: it is sent again then, too, because to carry it out twice
   * does no harm. Default: it fails.
   */
  offline?: 'wait' | 'repeat' | undefined;
  /** The platform carries out a request with the same key only once, and answers as the first time. */
  idempotencyKey?: string | undefined;
}

/** Bytes of a request that is kept alive. Browsers refuse more than 64 kB in all such requests together. */
const MAX_KEPT_ALIVE = 8_000;

/**
 * Sends a request with the user's cookies. When the session has ended, it waits until the user has signed in, and is
 * sent again. A save waits for the connection, see `offline`.
 * @throws PlatformError, and no other error
 */
export function request(http: HttpOptions, address: string, options: RequestOptions = {}): Promise<Answer> {
  const { isForAnyUser, withoutSignIn, signal, offline } = options;
  const send = () => sendOnce(http, address, options);
  const sendForUser = () => (isForAnyUser || withoutSignIn ? send() : sendSignedIn(http.user, send, signal));
  const { monitor } = connection;
  return offline && monitor ? monitor.send(sendForUser, { signal, isRepeatable: offline === 'repeat' }) : sendForUser();
}

/**
 * Sends a request, and again after the user has signed in: what was refused with 401 has not been carried out. Its
 * timeout begins anew.
 */
export async function sendSignedIn(
  user: ExpectedUser,
  send: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  const sentAt = performance.now();
  try {
    return await send();
  } catch (error) {
    const isEnd = error instanceof PlatformError && error.kind === 'unauthorized';
    if (isEnd && user.id && user.signInAgain) return user.signInAgain({ error, send, sentAt, signal });
    throw error;
  }
}

async function sendOnce(http: HttpOptions, address: string, options: RequestOptions): Promise<Answer> {
  const { method = 'GET', body, signal, isForAnyUser, isKeptAlive = false, idempotencyKey } = options;
  const text = body && JSON.stringify(body);
  const controller = new AbortController();
  let stopped: 'timeout' | 'aborted' | undefined;
  const stop = (reason: 'timeout' | 'aborted') => {
    stopped ??= reason;
    controller.abort();
  };
  const abort = () => stop('aborted');
  const timer = setTimeout(() => stop('timeout'), http.timeout);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();

  let raw: RawAnswer;
  try {
    const response = await http.fetch(address, {
      method,
      credentials: 'include',
      cache: 'no-store',
      headers: {
        Accept: 'application/json',
        ...(body && { 'Content-Type': 'application/json' }),
        ...(!isForAnyUser && http.user.headers),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(text && { body: text, keepalive: isKeptAlive && text.length <= MAX_KEPT_ALIVE }),
      signal: controller.signal,
    });
    raw = {
      status: response.status,
      contentType: response.headers.get('Content-Type'),
      retryAfter: response.headers.get('Retry-After'),
      text: await response.text(),
    };
  } catch (cause) {
    if (stopped !== 'aborted') connection.report(false);
    throw noResponseError(stopped, http.timeout, cause);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
  connection.report(true);
  return interpretFor(http.user, raw);
}

/** Calls `interpret()` and reports a refusal because of another user. @throws PlatformError */
export function interpretFor(user: ExpectedUser, raw: RawAnswer): Answer {
  try {
    return interpret(raw);
  } catch (error) {
    if (error instanceof PlatformError && error.kind === 'user-changed') user.refused();
    throw error;
  }
}

/** Creates the error for a request without a response. */
export function noResponseError(
  stopped: 'timeout' | 'aborted' | undefined,
  timeout: number,
  cause?: unknown,
): PlatformError {
  if (stopped === 'timeout') return new PlatformError('timeout', `No answer within ${timeout} ms`, { cause });
  if (stopped === 'aborted') return new PlatformError('aborted', 'The request was aborted', { cause });
  return new PlatformError('offline', 'The platform cannot be reached', { cause });
}
