import { MAX_TEXT_BYTES, decodeText, isPage, isPdf, textParts } from '../../core/files/viewer-text.js';
import type { Slide } from '../../core/files/slide-list.js';
import { filesAddress, isOwnAddress } from '../../core/urls/addresses.js';

/** Maximum number of bytes of a PDF that is shown: it is held in memory. */
export const MAX_PDF_BYTES = 50_000_000;

/** A text, or the start of a long one. */
export interface ReadText {
  /** Its parts, which are laid out one by one. */
  readonly parts: readonly string[];
  /** Whether the text goes on. */
  readonly isCut: boolean;
}

/** Reads a text of at most 1 MB. Rejects when it cannot be loaded, and when a page comes instead. */
export async function readText(slide: Slide, signal: AbortSignal): Promise<ReadText> {
  // One byte more shows whether the text continues.
  const bytes = await readBytes(slide, MAX_TEXT_BYTES + 1, signal);
  const isCut = bytes.length > MAX_TEXT_BYTES;
  return { parts: textParts(decodeText(bytes.subarray(0, MAX_TEXT_BYTES), isCut)), isCut };
}

/**
 * Reads a PDF as a blob that can only be a PDF: HTML with this type does not run.
 * @returns undefined when it is too large
 */
export async function readPdf(slide: Slide, signal: AbortSignal): Promise<Blob | undefined> {
  if ((slide.file?.size ?? slide.size ?? 0) > MAX_PDF_BYTES) return undefined;
  const content = slide.file ?? (await readBytes(slide, MAX_PDF_BYTES + 1, signal));
  const head = content instanceof Uint8Array ? content : new Uint8Array(await content.slice(0, 1024).arrayBuffer());
  if (!isPdf(head)) throw new Error('The content is not a PDF');
  const pdf = new Blob([content], { type: 'application/pdf' });
  return pdf.size > MAX_PDF_BYTES ? undefined : pdf;
}

async function readBytes({ file, address, type }: Slide, limit: number, signal: AbortSignal): Promise<BlobBytes> {
  if (file) return new Uint8Array(await file.slice(0, limit).arrayBuffer());
  // The file service is another host of the group, and knows the user by a cookie, as it does for images.
  const credentials = isOwnAddress(address) || isStored(address) ? 'include' : 'same-origin';
  const response = await fetch(address, { signal, credentials });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  if (isPage(response.headers.get('Content-Type'), type)) throw new Error('A page came instead of the file');
  return response.body ? readStart(response.body, limit) : new Uint8Array();
}

/** On a developer's machine the file service is another port of this host. */
const isStored = (address: string): boolean =>
  URL.canParse(address, document.baseURI) && new URL(address, document.baseURI).origin === filesAddress();

type BlobBytes = Uint8Array<ArrayBuffer>;

/** Reads at most `limit` bytes, and cancels the rest. */
async function readStart(body: ReadableStream<BlobBytes>, limit: number): Promise<BlobBytes> {
  const reader = body.getReader();
  const parts: BlobBytes[] = [];
  let length = 0;
  while (length < limit) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
  }
  // The connection ends; whether the server likes it does not matter.
  reader.cancel().catch(() => undefined);
  return new Uint8Array(await new Blob(parts).slice(0, limit).arrayBuffer());
}
