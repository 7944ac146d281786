/** Where the keyboard is: a row, or the head (-1), and a column of it, or the row itself (-1). */
export interface GridPlace {
  readonly index: number;
  readonly column: number;
}

/** The place in the head where the button with the options is: at the end of the first heading. */
export const OPTIONS = -2;
