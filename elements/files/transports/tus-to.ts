import { Upload, type DetailedError, type HttpRequest, type HttpResponse, type UploadOptions } from 'tus-js-client';
import type { UploadTask, UploadTransport } from '../../core/files/upload-task.js';
import { warnOnce } from '../../core/util/warn-once.js';
import { StoredUploads } from './stored-uploads.js';
import {
  absoluteAddress,
  finish,
  stallTimeoutOf,
  StallTimer,
  valuesFor,
  type TransportOptions,
  type ValuesForFile,
} from './transport-options.js';
import { noResponse, parseJson, refusal, stalled, UploadFailure, type UploadResponse } from './upload-response.js';

/** How `tusTo()` sends a file. */
export interface TusToOptions extends TransportOptions {
  /**
   * Identifies the user and the record that the file is for, such as `marina@aurora.example/material/48`. With it, an
   * upload continues after a reload of the page when the user chooses the same file again. Users or records with
   * different contexts do not share an upload. Default: none; an upload continues only on the same page.
   */
  readonly context?: string | undefined;
  /** Metadata of the file for the server. Default: `filename` and `filetype`, which a value replaces. */
  readonly metadata?: ValuesForFile | undefined;
  /**
   * Maximum number of bytes in one request. Choose less than the body limit of a proxy. `Infinity`: the whole file in
   * one request. Default: 8,000,000.
   */
  readonly chunkSize?: number | undefined;
  /**
   * Milliseconds before each further attempt after a failure that can pass. Progress starts the list again. While the
   * browser is offline, nothing is tried, and the first attempt follows as soon as it is online. Default: `[0, 1000,
   * 3000, 5000, 10000, 20000, 30000]`.
   */
  readonly retryDelays?: readonly number[] | undefined;
  /** Milliseconds after which the address of an unfinished upload is not used any more. Default: one day. */
  readonly resumeLifetime?: number | undefined;
  /**
   * What happens on the server when the task is aborted. `keep`: the upload can continue later. `terminate`: the
   * server deletes what it has. `by-reason`: `terminate` if the signal's reason is `'cancel'`, otherwise `keep`.
   * Default: `by-reason`.
   */
  readonly onAbort?: 'by-reason' | 'keep' | 'terminate' | undefined;
}

const DEFAULT_CHUNK_SIZE = 8_000_000;
const DEFAULT_RETRY_DELAYS_MS: readonly number[] = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000];
const DAY_MS = 24 * 3_600_000;

/** Addresses of the uploads that this page is sending: two equal files in a list do not share one. */
const activeAddresses = new Set<string>();

/**
 * Creates a transport for resumable uploads by the tus protocol 1.0.0. It continues after a lost connection, after a
 * restart of the server, when the user tries again, and, with a `context`, after a reload of the page.
 *
 * The statuses 408, 409, 423, 425, 429 and 5xx, a network failure and a stalled connection are tried again, 401 after the
 * user has signed in again. An upload that the server has forgotten (404, 410) starts again. All other statuses are final.
 *
 * Requires the package tus-js-client 4.
 *
 * @param endpoint address where uploads are created; a relative one is resolved against the page when the transport is
 * created
 */
export function tusTo(endpoint: string | URL, options: TusToOptions = {}): UploadTransport {
  const settings: Settings = {
    ...options,
    // Absolute, as are then the addresses of uploads that the server names without their origin.
    endpoint: absoluteAddress(endpoint),
    stallTimeout: stallTimeoutOf(options.stallTimeout, 'tusTo()'),
    chunkSize: positive('chunkSize', options.chunkSize, DEFAULT_CHUNK_SIZE),
    retryDelays: delaysOf(options.retryDelays),
    stored: new StoredUploads(positive('resumeLifetime', options.resumeLifetime, DAY_MS)),
    addresses: new WeakMap(),
  };
  return async (task) => {
    if (!task.signal.aborted) await new Transfer(task, settings).run();
  };
}

function positive(name: string, value: unknown, defaultValue: number): number {
  if (value === undefined) return defaultValue;
  if (typeof value === 'number' && value > 0) return value;
  warnOnce(`tusTo(): ${name} is a number above 0. It is ${defaultValue} now.`);
  return defaultValue;
}

function delaysOf(value: unknown): readonly number[] {
  if (value === undefined) return DEFAULT_RETRY_DELAYS_MS;
  if (Array.isArray(value) && value.every((delay) => typeof delay === 'number' && delay >= 0)) return value as number[];
  warnOnce('tusTo(): retryDelays is a list of numbers of milliseconds. It has its default now.');
  return DEFAULT_RETRY_DELAYS_MS;
}

interface Settings extends TusToOptions {
  readonly endpoint: string;
  readonly stallTimeout: number;
  readonly chunkSize: number;
  readonly retryDelays: readonly number[];
  readonly stored: StoredUploads;
  /** Addresses by file: another attempt continues, also where storage is blocked. */
  readonly addresses: WeakMap<File, string>;
}

/** Sends one file, in as many attempts as it takes. */
class Transfer {
  readonly #task: UploadTask;
  readonly #settings: Settings;
  /** Key of the stored address; undefined without a context. */
  readonly #key: string | undefined;
  /** Address of the upload on the server. */
  #url: string | undefined;
  /** Number of failures since the last progress. */
  #failures = 0;
  #accepted = 0;
  #reported = 0;

  constructor(task: UploadTask, settings: Settings) {
    this.#task = task;
    this.#settings = settings;
    const { name, size, lastModified, type } = task.file;
    const { context, endpoint } = settings;
    this.#key = context ? JSON.stringify([endpoint, context, name, size, lastModified, type]) : undefined;
  }

  async run(): Promise<void> {
    const settings = this.#settings;
    const { file, signal } = this.#task;
    const known = settings.addresses.get(file) ?? (this.#key && settings.stored.find(this.#key));
    if (known && !activeAddresses.has(known)) this.#setUrl(known);
    try {
      for (;;) {
        let failure: UploadFailure;
        try {
          const response = await this.#attempt();
          if (signal.aborted || !response) return this.#afterAbort();
          this.#forget();
          return await finish(this.#task, response, settings.result);
        } catch (error) {
          if (!(error instanceof UploadFailure)) throw error;
          failure = error;
        }
        if (signal.aborted) return this.#afterAbort();
        const isForgotten = this.#url !== undefined && (failure.status === 404 || failure.status === 410);
        if (isForgotten) this.#forget();
        const delay = settings.retryDelays[this.#failures++];
        const { waitsFor, after } = failure;
        const canRetry = failure.retry || isForgotten;
        // The user signs in before another attempt can help.
        if (delay === undefined || !canRetry || waitsFor === 'sign-in') {
          this.#task.fail(failure.message, { retry: canRetry, cause: waitsFor === 'busy' ? undefined : waitsFor });
          return;
        }
        const wait = Math.max(delay, after ?? 0);
        if (wait > 0) this.#task.wait(waitsFor ?? 'busy', navigator.onLine ? wait : undefined);
        await pause(wait, signal);
        if (signal.aborted) return this.#afterAbort();
      }
    } finally {
      if (this.#url !== undefined) activeAddresses.delete(this.#url);
    }
  }

  /**
   * Sends the rest of the file. tus-js-client does not repeat anything here: it would start again from the beginning
   * when a proxy answers 502 while the server restarts.
   * @throws UploadFailure, and what a function of the application throws
   */
  async #attempt(): Promise<UploadResponse | undefined> {
    const { file, signal } = this.#task;
    const { endpoint, chunkSize, stallTimeout, metadata } = this.#settings;
    const allMetadata = { filename: file.name, filetype: file.type, ...(await valuesFor(metadata, file)) };
    if (signal.aborted) return undefined;
    return new Promise((resolve, reject) => {
      let isOver = false;
      const end = (settle: () => void) => {
        if (isOver) return;
        isOver = true;
        timer.stop();
        signal.removeEventListener('abort', abort);
        settle();
      };
      const stop = (settle: () => void) => {
        end(settle);
        void upload.abort();
      };
      const timer = new StallTimer(stallTimeout, () => stop(() => reject(stalled())));
      const abort = () => stop(() => resolve(undefined));
      const upload = new Upload(file, {
        ...(this.#url === undefined ? { endpoint } : { uploadUrl: this.#url }),
        ...this.#requestOptions((error) => end(() => reject(error as Error))),
        chunkSize,
        metadata: allMetadata,
        retryDelays: null,
        storeFingerprintForResuming: false,
        onAfterResponse: (_request, response) => {
          timer.restart();
          this.#accept(Number(response.getHeader('Upload-Offset') ?? 0));
        },
        onUploadUrlAvailable: () => this.#setUrl(upload.url ?? undefined),
        onProgress: (sent, total) => {
          timer.restart();
          if (!isOver && total > 0) this.#report(sent / total);
        },
        onSuccess: ({ lastResponse }) => end(() => resolve(asResponse(lastResponse, upload.url ?? ''))),
        onError: (error) => {
          if (isOver) return;
          const { originalResponse } = error as Partial<DetailedError>;
          if (originalResponse) end(() => reject(refusal(asResponse(originalResponse, upload.url ?? ''))));
          else void noResponse(file).then((failure) => end(() => reject(failure)));
        },
      });
      signal.addEventListener('abort', abort);
      timer.restart();
      upload.start();
    });
  }

  /** @param onFailure called with what the application's function for the headers throws */
  #requestOptions(onFailure: (error: unknown) => void): Pick<UploadOptions, 'onBeforeRequest'> {
    const { headers, credentials } = this.#settings;
    return {
      onBeforeRequest: async (request: HttpRequest) => {
        try {
          for (const [name, value] of Object.entries(await valuesFor(headers, this.#task.file)))
            request.setHeader(name, value);
        } catch (error) {
          onFailure(error);
          throw error;
        }
        (request.getUnderlyingObject() as XMLHttpRequest).withCredentials = credentials === 'include';
      },
    };
  }

  #setUrl(url: string | undefined): void {
    if (url === undefined || url === this.#url) return;
    this.#url = url;
    activeAddresses.add(url);
    this.#settings.addresses.set(this.#task.file, url);
    if (this.#key !== undefined) this.#settings.stored.set(this.#key, url);
  }

  #forget(): void {
    if (this.#url === undefined) return;
    activeAddresses.delete(this.#url);
    this.#settings.addresses.delete(this.#task.file);
    if (this.#key !== undefined && this.#settings.stored.find(this.#key) === this.#url)
      this.#settings.stored.remove(this.#key);
    this.#url = undefined;
    this.#accepted = 0;
  }

  /** @param bytes number of bytes that the server has */
  #accept(bytes: number): void {
    if (!(bytes > this.#accepted)) return;
    this.#accepted = bytes;
    this.#failures = 0;
  }

  /** The share never falls: a connection may be lost with bytes that were sent and did not arrive. */
  #report(share: number): void {
    if (share <= this.#reported || this.#task.signal.aborted) return;
    this.#reported = share;
    this.#task.progress(share);
  }

  #afterAbort(): void {
    const url = this.#url;
    const { onAbort = 'by-reason' } = this.#settings;
    const terminates = onAbort === 'terminate' || (onAbort !== 'keep' && this.#task.signal.reason === 'cancel');
    if (!terminates || url === undefined) return;
    this.#forget();
    // Without a connection nobody can be told: the server deletes an unfinished upload by itself.
    Upload.terminate(url, this.#requestOptions(() => undefined) as UploadOptions).catch(() => undefined);
  }
}

function asResponse(response: HttpResponse, url: string): UploadResponse {
  const text = response.getBody();
  return {
    status: response.getStatus(),
    url,
    text,
    json: parseJson(text),
    header: (name) => response.getHeader(name) ?? null,
  };
}

/** Waits, and while the browser is offline until it is online. Ends early when it comes online, or on abort. */
function pause(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = navigator.onLine ? setTimeout(end, delay) : undefined;
    globalThis.addEventListener('online', end, { signal: over.signal });
    signal.addEventListener('abort', end, { signal: over.signal });
    if (signal.aborted) end();
  });
}
