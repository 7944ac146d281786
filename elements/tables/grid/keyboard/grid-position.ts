/** A position of the keyboard in the grid. */
export interface GridPosition {
  /** The visible index of the row; -1 in the header. */
  readonly visibleIndex: number;
  /** The column; -1 for the row as a whole, or for the button in the header that expands all rows. */
  readonly column: number;
}

/** The `column` of the options button in the header, at the end of the first heading. */
export const OPTIONS_COLUMN = -2;
