// Compresses a workbook while the page converts its rows, so that the page stays responsive.
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** What the page sends: the files of a workbook and the path of its sheet, then parts of the sheet, then its end. */
export type XlsxCommand =
  | { readonly type: 'open'; readonly files: Readonly<Record<string, string>>; readonly sheetPath: string }
  | { readonly type: 'add'; readonly part: string }
  | { readonly type: 'end' };

/** Compresses well enough: a higher level takes twice as long for a tenth less. */
const LEVEL = 4;

const chunks: BlobPart[] = [];
const zip = new Zip((error, chunk, isLast) => {
  if (error) throw error;
  chunks.push(chunk as Uint8Array<ArrayBuffer>);
  if (isLast) self.postMessage(new Blob(chunks));
});
let sheet: ZipDeflate | undefined;

self.addEventListener('message', ({ data }: MessageEvent<XlsxCommand>) => {
  if (data.type === 'open') {
    for (const [path, text] of Object.entries(data.files)) {
      const file = new ZipPassThrough(path);
      zip.add(file);
      file.push(strToU8(text), true);
    }
    sheet = new ZipDeflate(data.sheetPath, { level: LEVEL });
    zip.add(sheet);
  } else if (data.type === 'add') sheet?.push(strToU8(data.part));
  else {
    sheet?.push(new Uint8Array(), true);
    zip.end();
  }
});
