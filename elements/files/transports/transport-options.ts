import type { UploadTask } from '../../core/files/upload-task.js';
import { isRecord } from '../../core/util/read-value.js';
import { warnOnce } from '../../core/util/warn-once.js';
import type { UploadResponse } from './upload-response.js';

/** Values by name, or a function that returns them for a file. The function may be asynchronous. */
export type ValuesForFile = Readonly<Record<string, string>> | ((file: File) => ValuesByName | Promise<ValuesByName>);

type ValuesByName = Readonly<Record<string, string>>;

/** Options that all transports have. */
export interface TransportOptions {
  /**
   * Headers of each request. A function is called before each request, for a token that expires. If it throws or
   * rejects, the upload fails with a general message and can be tried again. Default: none.
   */
  readonly headers?: ValuesForFile | undefined;
  /**
   * Sends cookies, and accepts those of the response: `same-origin` to the page's own origin only, `include` to any.
   * Default: `same-origin`.
   */
  readonly credentials?: 'same-origin' | 'include' | undefined;
  /**
   * Milliseconds without progress after which the connection counts as lost. `Infinity`: never. Default: 60,000.
   */
  readonly stallTimeout?: number | undefined;
  /**
   * Returns the stored fields of the entry, such as `src`, `fileName` and `type`. Default: the fields of a JSON object
   * in the response.
   */
  readonly result?: ((response: UploadResponse, file: File) => StoredFields | Promise<StoredFields>) | undefined;
}

type StoredFields = Readonly<Record<string, unknown>> | undefined;

const DEFAULT_STALL_TIMEOUT_MS = 60_000;

/**
 * Resolves an address against the page as it is now: an application may change the page's address while files are sent.
 * Without a document, or when the address is invalid, it stays as it is.
 */
export function absoluteAddress(address: string | URL): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch {
    return String(address);
  }
}

/** Reads the values for a file; none if they are not given. */
export async function valuesFor(values: ValuesForFile | undefined, file: File): Promise<ValuesByName> {
  return (typeof values === 'function' ? await values(file) : values) ?? {};
}

export function stallTimeoutOf(value: unknown, transport: string): number {
  if (value === undefined) return DEFAULT_STALL_TIMEOUT_MS;
  if (typeof value === 'number' && value > 0) return value;
  warnOnce(`${transport}: stallTimeout is a number of milliseconds above 0. It is ${DEFAULT_STALL_TIMEOUT_MS} now.`);
  return DEFAULT_STALL_TIMEOUT_MS;
}

/** Ends a task with the stored fields of the response. */
export async function finish(
  task: UploadTask,
  response: UploadResponse,
  result: TransportOptions['result'],
): Promise<void> {
  const fields = result ? await result(response, task.file) : isRecord(response.json) ? response.json : undefined;
  if (!task.signal.aborted) task.done(fields);
}

/** Calls a function when nothing has happened for some time. */
export class StallTimer {
  readonly #timeout: number;
  readonly #onStall: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param timeout in milliseconds; `Infinity`: never */
  constructor(timeout: number, onStall: () => void) {
    this.#timeout = timeout;
    this.#onStall = onStall;
  }

  restart(): void {
    this.stop();
    // A browser takes a longer delay than 2^31 ms for 0.
    if (this.#timeout < 2 ** 31) this.#timer = setTimeout(this.#onStall, this.#timeout);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
