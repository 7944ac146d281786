import type { ExpectedUser } from '../session/expected-user.js';
import type { Answer } from './http-answer.js';
import { noResponseError, interpretFor } from './http-request.js';
import type { UploadOptions } from './platform.js';

export interface UploadTransport {
  /** XMLHttpRequest, because only it reports upload progress in every browser. */
  newRequest: () => XMLHttpRequest;
  /** Timeout in milliseconds without progress: an upload may take long as long as bytes are sent. */
  timeout: number;
  /** The user for whom the files are uploaded. */
  user: ExpectedUser;
}

/** Sends a file as the request body, with its name and type as headers. @throws PlatformError, and no other error */
export function sendFile(
  { newRequest, timeout, user }: UploadTransport,
  address: string,
  file: File,
  { onProgress, signal }: UploadOptions = {},
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    if (signal?.aborted) return reject(noResponseError('aborted', timeout));

    const request = newRequest();
    let stopped: 'timeout' | 'aborted' | undefined;
    let reported = -1;
    let timer: ReturnType<typeof setTimeout>;

    const stop = (reason: 'timeout' | 'aborted') => {
      stopped ??= reason;
      request.abort();
    };
    const abort = () => stop('aborted');
    const restartTimeout = () => {
      clearTimeout(timer);
      timer = setTimeout(() => stop('timeout'), timeout);
    };
    const report = (fraction: number) => {
      if (fraction <= reported) return;
      reported = fraction;
      onProgress?.(fraction);
    };

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      restartTimeout();
      if (lengthComputable && total > 0) report(loaded / total);
    };
    request.onload = () => {
      try {
        const { status, responseText: text } = request;
        const answer = interpretFor(user, { status, contentType: request.getResponseHeader('Content-Type'), text });
        report(1);
        resolve(answer);
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = request.onabort = () => reject(noResponseError(stopped, timeout));
    request.onloadend = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };

    signal?.addEventListener('abort', abort);
    request.open('POST', address);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Content-Type', file.type || 'application/octet-stream');
    request.setRequestHeader('X-File-Name', headerText(file.name));
    for (const [name, value] of Object.entries(user.headers)) request.setRequestHeader(name, value);
    restartTimeout();
    request.send(file);
  });
}

/** A header holds ASCII only. A lone surrogate, which some file systems allow, cannot be percent-encoded. */
export const headerText = (name: string): string => encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'));
