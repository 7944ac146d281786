/** What a PDF of tests has. */
export interface PdfContent {
  /** Text of each page. */
  readonly pages: readonly string[];
  /** Width and height of the pages in 72nds of an inch. Default: A4 */
  readonly size?: readonly [number, number];
  /** Other entries of the catalog, such as a script that runs when the document opens. */
  readonly catalog?: string;
  /** Other entries of the trailer, such as an encryption. */
  readonly trailer?: string;
}

/** Returns a PDF without compression, with a table of its objects. */
export function pdfOf({ pages, size = [595, 842], catalog = '', trailer = '' }: PdfContent): string {
  const [width, height] = size;
  const first = 4;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((text, index) => {
      const content = `BT /F1 24 Tf 40 ${height - 60} Td (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${first + index * 2 + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  return `${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
}

/** An encryption with a password that nobody knows. */
export const ENCRYPTED = `/ID [<${'ab'.repeat(16)}> <${'ab'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`;
