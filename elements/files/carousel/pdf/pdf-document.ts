import { startWorker } from '../../../base/loading/worker-address.js';
import type { OpenedPdf, PdfAnswer, PdfPage, PdfProblem, PdfRequest } from './pdf-messages.js';

/** Why a document or a page cannot be shown. */
export class PdfError extends Error {
  constructor(readonly problem: PdfProblem) {
    super(`The PDF cannot be shown: ${problem}`);
  }
}

interface Pending {
  resolve(value: OpenedPdf | PdfPage): void;
  reject(error: PdfError): void;
}

type Question = PdfRequest extends infer Request ? (Request extends unknown ? Omit<Request, 'id'> : never) : never;

/** A PDF that is read in a worker of its own. */
export class PdfDocument {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;

  constructor() {
    try {
      this.#worker = startWorker(
        'pdf-worker.js',
        () => new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' }),
      );
    } catch {
      // The page forbids the worker.
      throw new PdfError('unavailable');
    }
    this.#worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => {
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if (!pending && 'value' in data && 'picture' in data.value) data.value.picture.close();
      if ('value' in data) pending?.resolve(data.value);
      else pending?.reject(new PdfError(data.problem));
    };
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#rejectAll('unavailable');
    };
  }

  /** @throws PdfError */
  open(content: Blob): Promise<OpenedPdf> {
    return this.#ask({ type: 'open', content }) as Promise<OpenedPdf>;
  }

  /** Draws a page. @param number from 1 @param scale pixels for a 72nd of an inch @throws PdfError */
  page(number: number, scale: number): Promise<PdfPage> {
    return this.#ask({ type: 'page', number, scale }) as Promise<PdfPage>;
  }

  close(): void {
    this.#worker.terminate();
    this.#rejectAll('unavailable');
  }

  #ask(question: Question): Promise<OpenedPdf | PdfPage> {
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ ...question, id });
    });
  }

  #rejectAll(problem: PdfProblem): void {
    for (const { reject } of this.#pending.values()) reject(new PdfError(problem));
    this.#pending.clear();
  }
}
