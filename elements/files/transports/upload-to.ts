import type { UploadTask, UploadTransport } from '../../core/files/upload-task.js';
import { warnOnce } from '../../core/util/warn-once.js';
import {
  absoluteAddress,
  finish,
  stallTimeoutOf,
  StallTimer,
  valuesFor,
  type TransportOptions,
  type ValuesForFile,
} from './transport-options.js';
import {
  noResponse,
  parseJson,
  refusal,
  refusePage,
  stalled,
  unconfirmed,
  UploadFailure,
  type UploadResponse,
} from './upload-response.js';

/** Where and how `uploadTo()` sends a file. */
export interface UploadToOptions extends TransportOptions {
  /** Method of the request. Default: `POST`. */
  readonly method?: 'POST' | 'PUT' | 'PATCH' | undefined;
  /**
   * Sends a form (`multipart/form-data`) with the file in this field. `null`: the file itself is the body, with its
   * type as `Content-Type`. Default: `file`.
   */
  readonly fieldName?: string | null | undefined;
  /** Other fields of the form, before the file. Not used when the file is the body. Default: none. */
  readonly fields?: ValuesForFile | undefined;
  /**
   * Name of the header with the id of the file, which is the same with each attempt: a server that knows it stores the file once.
   * `null`: none. Default: `Idempotency-Key` to the page's own origin, none to others.
   */
  readonly idempotencyHeader?: string | null | undefined;
}

/** An address, or a function that returns the address for a file, such as a signed one. */
export type UploadAddress = string | URL | ((file: File) => string | URL | Promise<string | URL>);

/**
 * Creates a transport that sends each file in one request and reports the progress.
 *
 * A network failure, a stalled connection and the statuses 401, 408, 409, 423, 425, 429 and 5xx can be tried again, at the time
 * of `Retry-After` if there is one. All other statuses from 300 up are final. The message is that of the response, as
 * `toMessage()` reads it. A page (HTML) is no confirmation unless `result` reads it. Without an id for the server, a file that was
 * sent to its end and not confirmed is not sent again by itself: it might be stored twice.
 *
 * @param address where the files are sent; a relative one is resolved against the page when the transport is created
 */
export function uploadTo(address: UploadAddress, options: UploadToOptions = {}): UploadTransport {
  const stallTimeout = stallTimeoutOf(options.stallTimeout, 'uploadTo()');
  const method = methodOf(options.method);
  const addressOf = typeof address === 'function' ? address : constant(absoluteAddress(address));
  return async (task) => {
    const { file, signal } = task;
    if (signal.aborted) return;
    const url = await addressOf(file);
    const headers = new Headers(await valuesFor(options.headers, file));
    const body = await bodyOf(file, options);
    if (body === file && !headers.has('Content-Type'))
      headers.set('Content-Type', file.type || 'application/octet-stream');
    const key = idempotencyHeaderOf(options.idempotencyHeader, url);
    if (key && !headers.has(key)) headers.set(key, task.id);
    if (signal.aborted) return;
    // Earlier attempts count for nothing.
    task.progress(0);

    const request = new XMLHttpRequest();
    request.open(method, url);
    request.withCredentials = options.credentials === 'include';
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    try {
      const response = await send(request, body, task, stallTimeout, key !== undefined);
      if (response && !options.result) refusePage(response, new URL(url, document.baseURI).href);
      if (response && !signal.aborted) await finish(task, response, options.result);
    } catch (error) {
      if (!(error instanceof UploadFailure)) throw error;
      if (!signal.aborted) task.fail(error.message, error.options);
    }
  };
}

const constant = (value: string) => (): string => value;

/** Another origin would have to allow the header. */
function idempotencyHeaderOf(header: string | null | undefined, url: string | URL): string | undefined {
  if (header !== undefined) return header ?? undefined;
  return new URL(url, document.baseURI).origin === location.origin ? 'Idempotency-Key' : undefined;
}

const methods: readonly unknown[] = ['POST', 'PUT', 'PATCH'];

function methodOf(method: unknown): string {
  if (method === undefined) return 'POST';
  if (methods.includes(method)) return method as string;
  warnOnce('uploadTo(): method is POST, PUT or PATCH. It is POST now.');
  return 'POST';
}

async function bodyOf(file: File, { fieldName = 'file', fields }: UploadToOptions): Promise<FormData | File> {
  if (fieldName === null) return file;
  const form = new FormData();
  for (const [name, value] of Object.entries(await valuesFor(fields, file))) form.append(name, value);
  form.append(fieldName, file, file.name);
  return form;
}

/**
 * Sends the request. XMLHttpRequest, because only it reports the progress of an upload in every browser.
 * @param isStoredOnce whether the server stores the file once, however often it gets it
 * @returns `undefined` if the task was aborted
 * @throws UploadFailure
 */
function send(
  request: XMLHttpRequest,
  body: FormData | File,
  task: UploadTask,
  stallTimeout: number,
  isStoredOnce: boolean,
): Promise<UploadResponse | undefined> {
  const { file, signal } = task;
  return new Promise((resolve, reject) => {
    let reported = 0;
    const isUncertain = (): boolean => reported === 1 && !isStoredOnce;
    const timer = new StallTimer(stallTimeout, () => {
      reject(isUncertain() ? unconfirmed() : stalled());
      request.abort();
    });
    const abort = () => {
      resolve(undefined);
      request.abort();
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      timer.restart();
      if (!lengthComputable || total === 0 || loaded / total <= reported || signal.aborted) return;
      reported = loaded / total;
      task.progress(reported);
    };
    request.onprogress = () => timer.restart();
    request.onload = () => {
      try {
        resolve(accepted(request));
      } catch (error) {
        reject(error as UploadFailure);
      }
    };
    request.onerror = () => void (isUncertain() ? reject(unconfirmed()) : noResponse(file).then(reject));
    request.onloadend = () => {
      timer.stop();
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    timer.restart();
    request.send(body);
  });
}

/** @throws UploadFailure when the server has not accepted the file */
function accepted(request: XMLHttpRequest): UploadResponse {
  const { status, responseText: text, responseURL: url } = request;
  const response = {
    status,
    url,
    text,
    json: parseJson(text),
    header: (name: string) => request.getResponseHeader(name),
  };
  if (status < 200 || status > 299) throw refusal(response);
  return response;
}
