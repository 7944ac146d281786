/** A cell of a spreadsheet is no longer: a lone quotation mark does not swallow the rest. */
const MAX_CELL_LENGTH = 70_000;
const formulaSign = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const lineBreak = /\r\n|[\n\r]/g;

/** The cells of a pasted block, row by row. Undefined is a cell that a merged one covers. */
export type SheetCells = readonly (readonly (string | undefined)[])[];

/**
 * Reads the cells of a tab-separated text, as spreadsheets and `sheetText()` write it: a cell in quotation marks keeps its
 * tabs and line breaks, and an apostrophe before a formula is removed. A line break at the end adds no row.
 * @param maxCells undefined is returned for more cells, before they are read
 */
export function readSheetCells(text: string, maxCells: number): SheetCells | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  let count = 0;
  for (let at = 0; ;) {
    if (++count > maxCells) return undefined;
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined;
    const end = quoted?.end ?? plainEnd(text, at);
    row.push((quoted?.text ?? text.slice(at, end)).replace(formulaSign, ''));
    if (text[end] === '\t') {
      at = end + 1;
      continue;
    }
    rows.push(row);
    row = [];
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
    if (at >= text.length) return rows;
  }
}

function plainEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 9 || code === 10 || code === 13) return at;
  }
  return text.length;
}

/** A cell in quotation marks; undefined when the mark is only a character of the cell. */
function quotedCell(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  for (let at = start + 1; ; at += 2) {
    at = text.indexOf('"', at);
    if (at < 0 || at - start > MAX_CELL_LENGTH) return undefined;
    if (text[at + 1] === '"') continue;
    if (at + 1 < text.length && !'\t\n\r'.includes(text[at + 1] as string)) return undefined;
    return {
      text: text
        .slice(start + 1, at)
        .replaceAll('""', '"')
        .replace(lineBreak, '\n'),
      end: at + 1,
    };
  }
}
