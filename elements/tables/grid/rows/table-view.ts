/**
 * Where the user is in a table, for `restoreView()`: the active row, and the rows in view. It holds only texts and
 * numbers, so that an application can store it.
 */
export interface TableView {
  /** Key of the active row; empty when no row is active. */
  readonly activeKey: string;
  /** Index of the active row among the visible ones; -1 when no row is active. */
  readonly activeIndex: number;
  /** Index of the active cell in its row; -1 for the row as a whole. */
  readonly activeColumn: number;
  /** Key of the first row in view; empty without rows. */
  readonly topKey: string;
  /** Index of the first row in view among the visible ones. */
  readonly topIndex: number;
  /** Distance of the first row in view from the top of the view, in pixels: 0 or less. */
  readonly topOffset: number;
}
