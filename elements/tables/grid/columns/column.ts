import type { SortingFunc, SortingType } from '../../../core/table/sorting/sort-keys.js';
import type { StateColumn } from '../../../core/table/state-column.js';
import type { DataRow } from '../../../core/table/data-row.js';
import type { AnyValue } from '../../../core/util/any-value.js';
import type { FieldName } from '../../../core/util/field-name.js';

/**
 * Renders a cell. Called with the row and the value of the column; returns a text, a node or a Lit template. A text is shown
 * as it is, never as markup. `null` and `undefined` show nothing.
 */
export type CellTemplate<Row = AnyValue> = (row: Row, value: unknown) => unknown;

/** What another renderer than Lit shows in a cell. */
export interface CellMount {
  /**
   * Shows a row.
   * @param key the key of the row; a cell shows many rows while the user scrolls
   * @param value the value of the column
   */
  update(key: string, row: object, value: unknown): void;
  /** The cell shows no row any more. `update()` may be called again. */
  release(): void;
}

/** Prepares a cell for another renderer. @param element the cell */
export type MountCell = (element: HTMLElement) => CellMount;

/** A column of a table. `Row` is the application's type of a row. */
export interface TableColumn<Row = AnyValue> {
  /** Identifies the column in events and settings. Default: `field`. */
  readonly name?: string | undefined;
  /** Heading of the column. A text that starts with `dass` is a message id. Default: `name`. */
  readonly label?: string | undefined;
  /** Name of the field of a row, or a function that returns the value. Default: `name`. */
  readonly field?: FieldName<Row> | ((row: Row) => unknown) | undefined;
  /**
   * Alignment of the cells: `left`, `center` or `right`, mirrored in right-to-left pages. Default: `right` for the
   * `sortingType` `number`, otherwise `left`.
   */
  readonly align?: 'left' | 'center' | 'right' | undefined;
  /** Allows the user to sort by the column. Default: `false`. */
  readonly sortable?: boolean | undefined;
  /**
   * How the values are compared: `text` (default), `number`, `date` or `custom`. Numbers and dates are also formatted
   * in the language of the user. An unknown type is treated as `text`.
   */
  readonly sortingType?: SortingType | undefined;
  /** Compares two values for the `sortingType` `custom`. It gets the rows, too. */
  readonly sortingFunc?: SortingFunc | undefined;
  /**
   * Language of numbers and dates that come as texts in its form, as a BCP 47 tag: `1.234,56` and `05/03/2026` with
   * `pt-BR`. `en` is British English, with the day first; `en-US` has the month first. A value that is not a number or a
   * date is named once in the console, shown as it is and sorted last. Default: none, texts are read as services write
   * them: `1234.56`, `2026-03-05`.
   */
  readonly valueLanguage?: string | undefined;
  /** Width in pixels. Default: by the heading and the texts of the rows; columns of text share the remaining width. */
  readonly width?: number | undefined;
  /** Minimum width in pixels. Default: by the heading and the texts of the rows. */
  readonly minWidth?: number | undefined;
  /**
   * Keeps the column in sight at the end of the table while the others scroll, for example one with buttons. Only the
   * last visible column can be pinned. Default: `false`.
   */
  readonly isPinned?: boolean | undefined;
  /** Hides the column. Default: `false`. */
  readonly isHidden?: boolean | undefined;
  /** Returns the text of a value. Default: as `sortingType` says. */
  readonly format?: ((value: AnyValue, row: Row) => unknown) | undefined;
  /**
   * Renders the cell: `(row, value) => content`. Returns a text, a node or a Lit template; a text is shown as it is, never as
   * markup. It is called again when the row is rendered, and must not change the row. Sorting, filters, copying and export
   * use the value and `format`, not what is rendered. Slower than a text; only columns that set it are affected. Controls in
   * it need `tabindex="-1"`. In React, use `renderCell`.
   */
  readonly cell?: CellTemplate<Row> | undefined;
  /**
   * Renders the cell by other means than Lit, for a framework: called once for each rendered cell. It has priority over
   * `cell`. The React wrappers set it for `renderCell`. Default: none.
   */
  readonly mountCell?: MountCell | undefined;
}

/** The content of a cell that does not just show a text. */
export interface CellContent {
  /** Shows the value of a row. @param key the key of the row */
  update(key: string, row: DataRow, column: Column, language: string): void;
  /** The cell shows no row any more. */
  release?(): void;
}

/** A column that can be rendered, sorted and filtered. */
export interface Column extends StateColumn {
  /** Whether an empty cell keeps its line in a card: the user can fill it in. Default: `false`. */
  readonly keepsEmpty?: boolean | undefined;
  readonly label: unknown;
  readonly align: 'start' | 'center' | 'end';
  readonly isSortable: boolean;
  /** Whether its heading has a button to filter. Default: `false`. */
  readonly isFilterable?: boolean;
  /** Whether it is the first visible column: it names the row, and shows the tree of a hierarchy table. */
  readonly isFirst: boolean;
  /** Whether it is the last visible column and stays in sight at the end of the table. */
  readonly isPinned: boolean;
  readonly width: number | undefined;
  readonly minWidth: number | undefined;
  /** What the cells show, beside what the application renders. A chip is a text, or a flag, with an edge. */
  readonly content: 'text' | 'chip' | 'image';
  /** Whether the application renders the cells. */
  readonly isCustom: boolean;
  /** Renders the content of a cell; undefined for a column without a template. */
  readonly cell: CellTemplate | undefined;
  /** The indent of the text of a row in pixels. Default: none. */
  readonly indentOf?: (row: DataRow) => number;
  /** Width of a button before the text, in pixels. Default: none. */
  readonly buttonWidth?: number;
  /** The column of a tree: width of what stands before the text of a row, in pixels. Default: none. */
  readonly leadOf?: (rowIndex: number) => number;
  /** Cells of columns of the same kind and name are reused when the columns are replaced. */
  readonly kind: string;
  /** Creates the content of a cell; undefined when cells show a text. */
  readonly createContent: ((element: HTMLElement) => CellContent) | undefined;
}
