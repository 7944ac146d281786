// Reads a PDF and draws its pages. All of pdf.js runs here, so that a document that takes long, or never ends, does not
// stop the page, and ends with the worker. Scripts in a document do not run: the part of pdf.js that does it is not here.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenedPdf, PdfAnswer, PdfPage, PdfRequest } from './pdf-messages.js';

/** Browsers have no larger pictures: iOS 16.7 million pixels, all others more. */
const MAX_PIXELS = 16_000_000;
const MAX_SIDE_PX = 8192;
/** Maximum number of characters that screen readers get of a page. */
const MAX_TEXT = 50_000;

/** pdf.js reads streams by `for await`, which Safari does not know for them. */
ReadableStream.prototype[Symbol.asyncIterator] ??= async function* <T>(this: ReadableStream<T>) {
  const reader = this.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.releaseLock();
  }
} as ReadableStream['values'];

/** Pictures of a worker, which has no `document`. */
class WorkerCanvasFactory {
  create(
    width: number,
    height: number,
  ): { canvas: OffscreenCanvas; context: OffscreenCanvasRenderingContext2D | null } {
    const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height));
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number): void {
    canvas.width = width;
    canvas.height = height;
  }

  destroy({ canvas }: { canvas: OffscreenCanvas }): void {
    canvas.width = canvas.height = 0;
  }
}

/** SVG filters need a `document`: the rare documents with them are drawn without. */
class NoFilterFactory {
  addFilter = none;
  addHCMFilter = none;
  addAlphaFilter = none;
  addLuminosityFilter = none;
  addHighlightHCMFilter = none;
  destroy(): void {}
}
function none(): string {
  return 'none';
}

/** Only what is in the document is read: fonts that it lacks are those of the system. */
class NoDataFactory {
  fetch(): Promise<never> {
    return Promise.reject(new Error('Not part of the kit'));
  }
}

let document: PDFDocumentProxy;

async function open(content: Blob): Promise<OpenedPdf> {
  const options = {
    data: new Uint8Array(await content.arrayBuffer()),
    CanvasFactory: WorkerCanvasFactory,
    FilterFactory: NoFilterFactory,
    BinaryDataFactory: NoDataFactory,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    isEvalSupported: false,
    useWasm: false,
    verbosity: 0,
  };
  document = await getDocument(options).promise;
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
  return { count: document.numPages, width, height };
}

async function draw(number: number, wanted: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const scale = Math.min(wanted, Math.sqrt(MAX_PIXELS / (width * height)), MAX_SIDE_PX / Math.max(width, height));
  const viewport = page.getViewport({ scale });
  const canvas = new OffscreenCanvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  const canvasContext = canvas.getContext('2d', { alpha: false }) as unknown as CanvasRenderingContext2D;
  await page.render({ canvas: null, canvasContext, viewport, background: '#fff' }).promise;
  const { items } = await page.getTextContent();
  const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
  page.cleanup();
  return { width, height, picture: canvas.transferToImageBitmap(), text: text.slice(0, MAX_TEXT) };
}

async function answer(request: PdfRequest): Promise<void> {
  const { id } = request;
  try {
    const value = await (request.type === 'open' ? open(request.content) : draw(request.number, request.scale));
    const transfer = 'picture' in value ? [value.picture] : [];
    self.postMessage({ id, value } satisfies PdfAnswer, { transfer });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    self.postMessage({ id, problem: isLocked ? 'password' : 'damaged' } satisfies PdfAnswer);
  }
}

// pdf.js listens, too, to messages of its own.
self.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  if (data.type === 'open' || data.type === 'page') void answer(data);
});
