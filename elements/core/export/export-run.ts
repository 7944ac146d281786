import type { DataRow } from '../table/data-row.js';
import { exportCell, type ExportCell, type ExportColumn } from './export-cells.js';

/** Number of rows between two looks at the clock. */
const STEP = 64;

export interface ExportRunOptions {
  readonly columns: readonly ExportColumn[];
  readonly count: number;
  rowAt(index: number): DataRow;
  /** Converts the cells of a row to a part of the file. */
  convert(cells: readonly ExportCell[]): string;
  /** Takes the next part of the file. */
  write(part: string): void;
}

/** Converts rows to a file, many of them in slices. */
export class ExportRun {
  readonly #options: ExportRunOptions;
  #done = 0;

  constructor(options: ExportRunOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#options.count;
  }

  /** Number of rows that are converted. */
  get done(): number {
    return this.#done;
  }

  get share(): number {
    return this.#done / this.count;
  }

  /** Converts while `hasTime()`. @returns whether rows are left */
  advance(hasTime: () => boolean): boolean {
    const { columns, count, rowAt, convert, write } = this.#options;
    do {
      const end = Math.min(count, this.#done + STEP);
      let part = '';
      for (; this.#done < end; this.#done++) {
        const row = rowAt(this.#done);
        part += convert(columns.map((column) => exportCell(column, row)));
      }
      if (part) write(part);
    } while (this.#done < count && hasTime());
    return this.#done < count;
  }
}
