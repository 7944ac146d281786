import { readField } from '../../../core/util/read-value.js';
import { toText } from '../../../core/text/to-text.js';
import type { TableColumn } from './column.js';

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
