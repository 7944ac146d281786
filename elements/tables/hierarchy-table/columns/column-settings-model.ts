import { readField } from '../../../core/util/read-value.js';
import { toText } from '../../../core/text/to-text.js';
import type { HierarchyTableColumn } from './columns.js';

/** The user's changes of a column. The order of the list is the order of the columns. */
export interface HierarchyTableColumnSetting {
  /** The name of the column. */
  readonly name: string;
  /** Whether the column is hidden. Default: as the column says. */
  readonly isHidden?: boolean | undefined;
  /** Width in pixels. Default: as the column says. */
  readonly width?: number | undefined;
}

export const nameOf = ({ name, field }: HierarchyTableColumn): string => toText(name) || toText(field);

/**
 * The columns as the user has arranged them, those that are left out among them. The first shows the tree and stays the
 * first; what no setting names comes after what one does.
 */
export function arrangeColumns(
  columns: readonly HierarchyTableColumn[],
  settings: readonly HierarchyTableColumnSetting[],
): readonly HierarchyTableColumn[] {
  if (settings.length === 0) return columns;
  const places = new Map(settings.map((setting, at) => [toText(readField(setting, 'name')), at]));
  const tree = columns.findIndex(({ isHidden }) => !isHidden);
  const placeOf = (column: HierarchyTableColumn): number =>
    column === columns[tree] ? -1 : (places.get(nameOf(column)) ?? settings.length);
  return [...columns]
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((column) => {
      const setting = settings[places.get(nameOf(column)) ?? -1];
      if (!setting) return column;
      const isHidden = Boolean(readField(setting, 'isHidden') ?? column.isHidden);
      const width = (readField(setting, 'width') ?? column.width) as number | undefined;
      return { ...column, width, isHidden: isHidden && column !== columns[tree] };
    });
}
