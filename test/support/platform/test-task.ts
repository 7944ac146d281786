import type { UploadTask, UploadTransport, WaitCause } from '../../../elements/core/files/upload-task.js';

/** What a transport has reported for a file. */
export class TestTask {
  readonly shares: number[] = [];
  readonly waits: { cause: WaitCause; after: number | undefined }[] = [];
  /** How it ended; undefined while it is running. */
  outcome: { done: unknown } | { failed: string; retry: boolean; cause?: WaitCause; after?: number } | undefined;
  /** A rejection of the transport. */
  rejection: unknown;
  /** Resolves when the transport's promise does. */
  readonly ended: Promise<void>;
  readonly file: File;
  readonly #abort = new AbortController();

  constructor(
    transport: UploadTransport,
    file: File,
    { onProgress }: { onProgress?: (share: number, task: TestTask) => void } = {},
  ) {
    this.file = file;
    const end = (outcome: TestTask['outcome']) => {
      if (this.outcome) throw new Error(`The task ends twice: ${JSON.stringify([this.outcome, outcome])}`);
      this.outcome = outcome;
    };
    const task: UploadTask = {
      file,
      id: `${file.name}-${file.size}`,
      signal: this.#abort.signal,
      progress: (share) => {
        this.shares.push(share);
        onProgress?.(share, this);
      },
      wait: (cause, after) => void this.waits.push({ cause, after }),
      done: (result) => end({ done: result }),
      fail: (message, { retry = true, cause, after } = {}) =>
        end({ failed: message, retry, ...(cause && { cause }), ...(after !== undefined && { after }) }),
    };
    this.ended = Promise.resolve()
      .then(() => transport(task))
      .catch((error: unknown) => void (this.rejection = error));
  }

  abort(reason?: unknown): void {
    this.#abort.abort(reason);
  }
}

/** Creates a file with bytes that differ from one position to the next. */
export function testFile(size: number, name = 'filme.mp4', type = 'video/mp4'): File {
  const block = Uint8Array.from({ length: 999_983 }, (_, index) => (index * 7 + (index >> 8)) & 255);
  const blocks: BlobPart[] = [];
  for (let rest = size; rest > 0; rest -= block.length) blocks.push(rest < block.length ? block.slice(0, rest) : block);
  return new File(blocks, name, { type, lastModified: 1_700_000_000_000 });
}

/** Counts the bytes that the page sends in bodies of requests, until the returned function is called. */
export function countSentBytes(page: typeof globalThis = globalThis): { total(): number; stop(): void } {
  const { prototype } = page.XMLHttpRequest;
  const original = Object.getOwnPropertyDescriptor(prototype, 'send')!;
  const sent: { bytes: number }[] = [];
  Object.defineProperty(prototype, 'send', {
    ...original,
    value(this: XMLHttpRequest, body: Blob | null) {
      const own = { bytes: 0 };
      sent.push(own);
      this.upload.addEventListener('progress', ({ loaded }) => (own.bytes = loaded));
      (original.value as (body: unknown) => void).call(this, body);
    },
  });
  return {
    total: () => sent.reduce((sum, { bytes }) => sum + bytes, 0),
    stop: () => void Object.defineProperty(prototype, 'send', original),
  };
}
