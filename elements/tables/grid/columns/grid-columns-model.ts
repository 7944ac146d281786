import { nameOf, type TableColumnSetting } from './column-settings-model.js';
import type { Column, TableColumn } from './column.js';

/** The columns of a table, and the widths that the user has set. */
export class GridColumns<C extends Column = Column> {
  /** All columns in the order of the user, hidden ones among them. */
  arranged: readonly TableColumn[] = [];
  /** The columns that are shown. */
  visible: readonly C[] = [];
  /** The widths that the user has set, by the names of the columns. */
  readonly userWidths = new Map<string, number>();

  /** The width of a column in pixels; undefined for a share of the remaining width. */
  widthOf(column: Column): number | undefined {
    return this.userWidths.get(column.name) ?? column.width;
  }

  /**
   * The columns as the user has arranged and resized them: a new value of `columnSettings`. Empty when all are as the
   * application has set them.
   * @param isArranged whether the user has arranged them
   */
  settings(isArranged: boolean): readonly TableColumnSetting[] {
    const isResized = this.arranged.some((column) => this.userWidths.has(nameOf(column)));
    if (!isArranged && !isResized) return [];
    return this.arranged.map((column) => {
      const name = nameOf(column);
      return { name, isHidden: column.isHidden === true, width: this.userWidths.get(name) ?? column.width };
    });
  }
}
