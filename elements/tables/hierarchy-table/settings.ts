import type { Sorting } from '../../core/tree/tree-sorting.js';
import { getLanguage } from '../../../locales/index.js';
import { readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import type { LoadedRows, TreeFields } from '../../core/tree/tree-shape.js';
import type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
import type { Column } from './columns/columns.js';

/** Which rows are open at first: those with these keys, all of them, or so many levels. */
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

/** Which fields of a row say where it stands. */
export interface HierarchyTableFields {
  /** Its id, `id` by default. */
  readonly id?: string;
  /** The id of its parent, `parentId` by default; empty, or 0 where no row has it, at the top. */
  readonly parentId?: string;
  /** What is joined to the id, by a hyphen, to make the row's key, and is the key where the id is missing. */
  readonly optionalId?: string;
  /** What siblings are ordered by at first; by default they stand as they come. */
  readonly sort?: string;
  /** Rows below it, as a list in the row itself; `children` by default. */
  readonly children?: string;
  /** Whether there are rows below it that come when it is opened; `hasChildren` by default. */
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
