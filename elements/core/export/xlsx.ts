import { isoText, type ExportCell } from './export-cells.js';

/** Maximum number of rows of a sheet, the headings among them. */
export const MAX_SHEET_ROWS = 1_048_576;
/** Path of the sheet in the file. */
export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

const MAX_CELL_LENGTH = 32_767;
/** Spreadsheets keep so many digits of a number. */
const MAX_DIGITS = 15;
const MAX_COLUMN_WIDTH = 255;
/** Width of a digit in pixels, the unit of the widths of columns. */
const DIGIT_PX = 7;
const DAY_MS = 86_400_000;
/** Day 0 of a sheet. Earlier days than 1 March 1900 are counted in another way. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_SAFE_DAY = 61;

/** Indexes of the styles in `styles.xml`. */
const STYLE = { heading: 1, day: 2, time: 3 } as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/**
 * Returns the files of a workbook beside its sheet, by their paths (ECMA-376).
 * @param sheetName a spreadsheet allows 31 characters
 */
export function workbookFiles(sheetName: string): Readonly<Record<string, string>> {
  const name =
    escaped(
      sheetName
        .replace(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, 31),
    ) || 'Sheet1';
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  return {
    '[Content_Types].xml':
      `${xml}<Types xmlns="${packages}/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
      `<Override PartName="/${SHEET_PATH}" ContentType="${type}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels':
      `${xml}<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${xml}<workbook xmlns="${main}" xmlns:r="${relationships}">` +
      `<sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${xml}<Relationships xmlns="${packages}/relationships">` +
      `<Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    // The formats 14 and 22 are those of days and times in the language of the program.
    'xl/styles.xml':
      `${xml}<styleSheet xmlns="${main}">` +
      '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
      '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
      '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
      '<fill><patternFill patternType="gray125"/></fill></fills>' +
      '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
      '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
      '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
      '<xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
      '<xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>' +
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
  };
}

/**
 * Returns the start of a sheet with the row of headings, which stays in sight.
 * @param widths of the columns in pixels; undefined for that of the program
 */
export function sheetStart(headings: readonly string[], widths: readonly (number | undefined)[]): string {
  const columns = widths.flatMap((width, at) =>
    width === undefined
      ? []
      : `<col min="${at + 1}" max="${at + 1}" width="${Math.min(MAX_COLUMN_WIDTH, Math.round(width / DIGIT_PX))}" customWidth="1"/>`,
  );
  const cells = headings.map((heading) => textCell(heading, ` s="${STYLE.heading}"`));
  return (
    `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData><row>${cells.join('')}</row>`
  );
}

export const sheetRow = (cells: readonly ExportCell[]): string => `<row>${cells.map(sheetCell).join('')}</row>`;

export const SHEET_END = '</sheetData></worksheet>';

function sheetCell(cell: ExportCell): string {
  if (typeof cell === 'string') return textCell(cell);
  if (cell instanceof Date) return dateCell(cell);
  // A longer number would lose digits: codes, for example.
  const digits = cell.number.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length > MAX_DIGITS && !isComputed(cell.number)
    ? textCell(cell.number)
    : `<c><v>${String(Number(cell.number))}</v></c>`;
}

/** Whether a number is one of JavaScript, which has up to 17 digits after a calculation. */
const isComputed = (text: string): boolean => /[.e]/i.test(text) && String(Number(text)) === text;

function dateCell(date: Date): string {
  const local = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate(), date.getHours(), date.getMinutes());
  const seconds = date.getSeconds() * 1000 + date.getMilliseconds();
  const serial = (local + seconds - FIRST_DAY) / DAY_MS;
  if (!(serial >= FIRST_SAFE_DAY) || date.getFullYear() > 9999) return textCell(isoText(date));
  return `<c s="${Number.isInteger(serial) ? STYLE.day : STYLE.time}"><v>${serial}</v></c>`;
}

function textCell(text: string, style = ''): string {
  if (text === '') return '<c/>';
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${escaped(text.slice(0, MAX_CELL_LENGTH))}</t></is></c>`;
}

// oxlint-disable-next-line no-control-regex
const special = /[\x00-\x08\x0b-\x1f&<>"\ufffe\uffff]|_(?=x[\da-f]{4}_)|\p{Surrogate}/giu;
const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XML. Characters that XML does not allow are left out. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(special, (character) => names[character] ?? (character === '_' ? '_x005F_' : ''));
