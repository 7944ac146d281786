/** What stands in a column. Widths in `--dass-font-size`, with the padding of the cell. */
export interface ColumnContent {
  /** The widest text of the cells that were read; 0 without a text. */
  readonly cells: number;
  readonly heading: number;
  /**
   * `whole`: a number, a date, a code or a flag, which has no meaning when it is cut. `text`: any other text. `unknown`: what
   * the application renders, or an image.
   */
  readonly kind: 'whole' | 'text' | 'unknown';
  /** Whether it is the column of a tree, with an indent before the text. */
  readonly isTree: boolean;
}

/** The width of a column, in `--dass-font-size`. */
export interface ContentWidth {
  /** Width where there is not enough for all columns. */
  readonly min: number;
  /** The share of the spare width, as a value of `flex-grow`. */
  readonly grow: number;
}

const MIN_WIDTH = 3.5;
/** Width of a column whose content is not known. */
const UNKNOWN_WIDTH = 7.5;
/** A text is cut to this width before columns scroll, that of a tree to the other one. */
const MIN_TEXT_WIDTH = 10;
const MIN_TREE_WIDTH = 15;
/** Longer texts do not make a column wider. */
const MAX_WIDTH = 28;
/** A longer text than this is not a code. */
const MAX_CODE_WIDTH = 20;

/** The width that a column needs for its content. */
export function contentWidth({ cells, heading, kind, isTree }: ColumnContent): ContentWidth {
  const isUnknown = kind === 'unknown' || cells === 0;
  const needed = Math.max(MIN_WIDTH, cells, heading, isUnknown ? UNKNOWN_WIDTH : 0);
  if (kind === 'whole' && cells > 0 && !isTree) return { min: Math.min(needed, MAX_WIDTH), grow: 0 };
  const wanted = Math.min(needed, MAX_WIDTH);
  const min = isTree ? MIN_TREE_WIDTH : Math.min(wanted, MIN_TEXT_WIDTH);
  // Columns of text first get what is missing for their texts, then each its share.
  return { min, grow: Math.max(1, Math.round(10 * Math.max(0, wanted - min) + wanted)) };
}

/** Whether texts are codes: single words that are not long. @param widest the width of the widest one, in `--dass-font-size` */
export const areCodes = (texts: readonly string[], widest: number): boolean =>
  widest <= MAX_CODE_WIDTH && texts.some(Boolean) && !texts.some((text) => /\S\s+\S/.test(text));

/** Number of rows that are read, and of cells in all columns together, but at least of so many rows. */
const MAX_SAMPLED_ROWS = 200;
const MAX_SAMPLED_CELLS = 6000;
const MIN_SAMPLED_ROWS = 50;

/** The indexes of rows that are read for the widths of the columns: some of all, evenly spread, with the first and the last. */
export function sampledIndexes(rows: number, columns: number): readonly number[] {
  const wanted = Math.min(
    MAX_SAMPLED_ROWS,
    Math.max(MIN_SAMPLED_ROWS, Math.floor(MAX_SAMPLED_CELLS / Math.max(1, columns))),
  );
  const length = Math.min(rows, wanted);
  const step = (rows - 1) / Math.max(1, length - 1);
  return Array.from({ length }, (_, at) => Math.round(at * step));
}
