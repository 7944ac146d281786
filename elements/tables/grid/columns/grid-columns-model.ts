import type { Sorting } from '../../../core/table/sorting/sort-keys.js';
import { toText } from '../../../core/text/to-text.js';
import { readField } from '../../../core/util/read-value.js';
import type { Column, TableColumn } from './column.js';

/** The user's changes of a column. The order of the list is the order of the columns. */
export interface TableColumnSetting {
  /** The name of the column. */
  readonly name: string;
  /** Whether the column is hidden. Default: as the column says. */
  readonly isHidden?: boolean | undefined;
  /** Width in pixels. Default: as the column says. */
  readonly width?: number | undefined;
}

/** The name of a column: by default, its field. */
export const nameOf = ({ name, field }: TableColumn): string => toText(name) || toText(field);

/**
 * All columns in the order of the settings, hidden ones among them. The first visible column shows the tree and stays
 * first; columns without a setting come last.
 */
export function arrangeColumns(
  columns: readonly TableColumn[],
  settings: readonly TableColumnSetting[],
): readonly TableColumn[] {
  if (settings.length === 0) return columns;
  const indexes = new Map(settings.map((setting, at) => [toText(readField(setting, 'name')), at]));
  const treeColumn = columns.find(({ isHidden }) => !isHidden);
  const indexOf = (column: TableColumn): number =>
    column === treeColumn ? -1 : (indexes.get(nameOf(column)) ?? settings.length);
  return [...columns]
    .sort((a, b) => indexOf(a) - indexOf(b))
    .map((column) => {
      const setting = settings[indexes.get(nameOf(column)) ?? -1];
      if (!setting) return column;
      const isHidden = Boolean(readField(setting, 'isHidden') ?? column.isHidden);
      const width = (readField(setting, 'width') ?? column.width) as number | undefined;
      return { ...column, width, isHidden: isHidden && column !== treeColumn };
    });
}

/**
 * Moves a setting beside another one, also past those of hidden columns between them.
 * @param isAfter whether it comes after the other one
 */
export function moveSetting(
  settings: readonly TableColumnSetting[],
  name: string,
  target: string,
  isAfter: boolean,
): readonly TableColumnSetting[] {
  const moved = settings.find((one) => one.name === name);
  const others = settings.filter((one) => one !== moved);
  const at = others.findIndex((one) => one.name === target);
  return moved && at >= 0 ? others.toSpliced(isAfter ? at + 1 : at, 0, moved) : settings;
}

/** Accepts a value of `sorting`. */
export const acceptSorting = (value: unknown): Sorting | undefined => {
  const column = readField(value, 'column');
  const direction = readField(value, 'direction');
  const isValid = typeof column === 'string' && (direction === 'ascending' || direction === 'descending');
  return isValid ? { column, direction } : undefined;
};

/** Accepts a value of `columnSettings`. */
export const acceptColumnSettings = (value: unknown): readonly TableColumnSetting[] | undefined =>
  Array.isArray(value) && value.every((setting) => typeof Object(setting).name === 'string')
    ? (value as readonly TableColumnSetting[])
    : undefined;

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
