import { columns, rows, textOf, type Row } from '../data-table/data.js';

export { bodyHeight, columns, rowHeight, rows, tableWidth, textOf, type Field, type Row } from '../data-table/data.js';

/** Rows and columns of the pasted block: all columns but the code. */
const PASTED_ROWS = 1000;
export const editable = columns.slice(1);

/** The row as it is after the paste. */
export const pastedRow = (row: Row): Row => ({
  ...row,
  name: `${row.name} B`,
  stock: row.stock + 1,
  price: Math.round((row.price + 1) * 100) / 100,
  supplier: `${row.supplier} B`,
});
export const pastedRows: readonly Row[] = rows.slice(0, PASTED_ROWS).map(pastedRow);
/** The block as a spreadsheet copies it, in pt-BR. */
export const block = pastedRows.map((row) => editable.map((column) => textOf(row, column)).join('\t')).join('\n');

/** A contender. */
export interface EditedTable {
  mount(): void | Promise<void>;
  /** Makes the name in the first row the active cell. */
  activate(): void | Promise<void>;
  openEditor(): void;
  closeEditor(): void;
  /** Pastes the block from the active cell on. */
  paste(): void;
  undo(): void;
  /** Selects all cells from the active one to the last one. */
  selectToEnd(): void;
  /** The value of the open editor; undefined without one. */
  editorValue(): string | undefined;
  /** The text of the price in the first rendered row. */
  firstPrice(): string | undefined;
  /** Whether a range is marked. */
  hasRange(): boolean;
}

const price = (row: Row): string => textOf(row, columns[3] as (typeof columns)[number]);

/** Exposes the steps. */
export function exposeEditedTable(table: EditedTable): void {
  const [first] = rows as readonly [Row];
  const wrong: Record<string, () => string | undefined> = {
    'open editor': () => (table.editorValue() === first.name ? undefined : `editor: ${table.editorValue()}`),
    'close editor': () => (table.editorValue() === undefined ? undefined : 'the editor is open'),
    'paste 5,000 cells': () =>
      table.firstPrice() === price(pastedRow(first)) ? undefined : `price: ${table.firstPrice()}`,
    'undo the paste': () => (table.firstPrice() === price(first) ? undefined : `price: ${table.firstPrice()}`),
    'select to the end': () => (table.hasRange() ? undefined : 'no range'),
  };
  Object.assign(globalThis, {
    bench: {
      steps: {
        mount: () => table.mount(),
        activate: () => table.activate(),
        'open editor': () => table.openEditor(),
        'close editor': () => table.closeEditor(),
        'paste 5,000 cells': () => table.paste(),
        'undo the paste': () => table.undo(),
        'select to the end': () => table.selectToEnd(),
      },
      expected: (step: string): string[] =>
        step === 'select to the end' ? [(rows.at(-1) as Row).code] : rows.slice(0, 2).map(({ code }) => code),
      wrong: (step: string): string | undefined => wrong[step]?.(),
    },
  });
}
