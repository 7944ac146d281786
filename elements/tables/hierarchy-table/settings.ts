import type { Sorting } from '../../core/tree/tree-sorting.js';
import { getLanguage } from '../../../locales/index.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import type { LoadedRows, TreeFields } from '../../core/tree/tree-shape.js';
import type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
import type { Column } from './columns/columns.js';

/** The expanded rows: a list of keys, `'all'`, or a number of visible levels. */
export type Expanded = readonly unknown[] | 'all' | number;

/** What the data are and how they are to be shown, as the host says. */
export interface TreeSettings {
  readonly rows: readonly unknown[];
  /** Rows that have come later, below others. */
  readonly loaded: readonly LoadedRows[];
  readonly fields: TreeFields;
  /** The field by which siblings are ordered at first; none by default. */
  readonly sortField: string;
  readonly expanded: Expanded;
  readonly selected: readonly unknown[];
  readonly selection: 'none' | 'single' | 'multiple';
  /** A row is chosen without those below it. */
  readonly independent: boolean;
  readonly filter: string;
  readonly columns: readonly Column[];
  readonly sorting: Sorting | undefined;
  readonly language: string;
}

/** Names of the fields that define the hierarchy. */
export interface HierarchyTableFields {
  /** Field with the id of a row. Default: `id`. */
  readonly id?: string;
  /**
   * Field with the id of the parent. An empty value means a root, and so does 0 when no row has the id 0. Default:
   * `parentId`.
   */
  readonly parentId?: string;
  /**
   * Field that is appended to the id with a hyphen to form the key of a row; it is the key of a row without an id.
   * Default: `''`, none.
   */
  readonly optionalId?: string;
  /** Field by which siblings are sorted at first. Default: `''`, the order of the rows. */
  readonly sort?: string;
  /** Field with the list of children of a row. Default: `children`. */
  readonly children?: string;
  /** Field that says whether a row has children that `loadChildren` loads. Default: `hasChildren`. */
  readonly hasChildren?: string;
}

/** A value of `expanded`. */
export const expandedOf = (value: unknown): Expanded | undefined => {
  if (value === 'all' || Array.isArray(value)) return value as Expanded;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** A value of `sorting`. */
export const sortingOf = (value: unknown): Sorting | undefined => {
  const [column, direction] = [readField(value, 'column'), readField(value, 'direction')] as [
    unknown,
    Sorting['direction'],
  ];
  const isOne = typeof column === 'string' && (direction === 'ascending' || direction === 'descending');
  return isOne ? { column, direction } : undefined;
};

/** A value of `columnSettings`. */
export const columnSettingsOf = (value: unknown): readonly HierarchyTableColumnSetting[] | undefined =>
  Array.isArray(value) && value.every((one) => typeof Object(one).name === 'string')
    ? (value as readonly HierarchyTableColumnSetting[])
    : undefined;

/** No rows have come later. One list for all, so that it is the same before and after what loads rows has come. */
export const noneLoaded: readonly LoadedRows[] = [];

const defaultFields = {
  id: 'id',
  parentId: 'parentId',
  optionalId: '',
  sort: '',
  children: 'children',
  hasChildren: 'hasChildren',
};

/** Which fields of a row the application names, those by default among them. */
export function fieldsOf(given: HierarchyTableFields): Readonly<typeof defaultFields> {
  const names = Object.entries(defaultFields).map(([name, byDefault]) => [
    name,
    toText(readField(given, name) ?? byDefault),
  ]);
  return Object.fromEntries(names) as typeof defaultFields;
}

/** What the properties of a table ask for. */
export function settingsOf(
  table: Pick<TreeSettings, 'rows' | 'expanded' | 'selected' | 'selection' | 'independent' | 'filter'> & {
    readonly fields: HierarchyTableFields;
    readonly sorting?: Sorting;
  },
  columns: readonly Column[],
  loaded: readonly LoadedRows[] = noneLoaded,
): TreeSettings {
  const { id, parentId, optionalId, sort, children } = fieldsOf(table.fields);
  const { rows, expanded, selected, selection, independent, filter, sorting } = table;
  return {
    ...{ rows, loaded, expanded, selected, selection, independent, filter, sorting, columns },
    fields: { id, parentId, optionalId, children },
    sortField: sort,
    language: getLanguage(),
  };
}
