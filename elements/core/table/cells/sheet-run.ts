import { sheetText, type SheetColumn } from './spreadsheet-text.js';

/** Number of rows between two looks at the clock. */
const STEP = 64;

/** Converts rows to text for a spreadsheet, many of them in slices. */
export class SheetRun {
  readonly count: number;
  readonly #cellsAt: (index: number) => readonly string[];
  readonly #columns: readonly SheetColumn[];
  /** The text of each step. */
  readonly #parts: string[] = [];
  #done = 0;

  /** @param cellsAt the texts of the cells of a row */
  constructor(count: number, cellsAt: (index: number) => readonly string[], columns: readonly SheetColumn[]) {
    this.count = count;
    this.#cellsAt = cellsAt;
    this.#columns = columns;
  }

  /** Number of rows that are converted. */
  get done(): number {
    return this.#done;
  }

  get share(): number {
    return this.#done / this.count;
  }

  get text(): string {
    return this.#parts.join('\n');
  }

  /** Converts while `hasTime()`. @returns whether rows are left */
  advance(hasTime: () => boolean): boolean {
    do {
      const rows: (readonly string[])[] = [];
      const end = Math.min(this.count, this.#done + STEP);
      for (; this.#done < end; this.#done++) rows.push(this.#cellsAt(this.#done));
      this.#parts.push(sheetText(rows, this.#columns));
    } while (this.#done < this.count && hasTime());
    return this.#done < this.count;
  }
}
