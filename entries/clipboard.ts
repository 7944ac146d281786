// Copies texts and tables to the clipboard.
export { copyText } from '../elements/base/copy-text.js';
export { sheetText, type SheetColumn } from '../elements/core/table/cells/spreadsheet-text.js';
