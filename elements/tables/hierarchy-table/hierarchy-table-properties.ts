import { callback, list, property, record } from '../../base/property.js';
import { acceptSource, type DataSource } from '../../core/data/data-source.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import { toText } from '../../core/text/to-text.js';
import type { Expanded } from '../../core/tree/tree-table-state.js';
import type { FieldName } from '../../core/util/field-name.js';
import { readField } from '../../core/util/read-value.js';
import type { FilterableTableColumn } from '../filters/filterable-columns.js';
import { acceptSorting } from '../grid/columns/grid-columns-model.js';
import { GridElement } from '../grid/grid-element.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';

/** Names of the fields that define the hierarchy. */
export interface HierarchyTableFields<Row = unknown> {
  /** Field with the id of a row. Default: `id`. */
  readonly id?: FieldName<Row>;
  /**
   * Field with the id of the parent. An empty value means a root, and so does 0 when no row has the id 0. Default:
   * `parentId`.
   */
  readonly parentId?: FieldName<Row>;
  /**
   * Field that is appended to the id with a hyphen to form the key of a row; it is the key of a row without an id.
   * Default: `''`, none.
   */
  readonly optionalId?: FieldName<Row>;
  /** Field by which siblings are sorted at first. Default: `''`, the order of the rows. */
  readonly sort?: FieldName<Row>;
  /** Field with the list of children of a row. Default: `children`. */
  readonly children?: FieldName<Row>;
  /** Field that says whether a row has children that `loadChildren` loads. Default: `hasChildren`. */
  readonly hasChildren?: FieldName<Row>;
}

const defaultFields = {
  id: 'id',
  parentId: 'parentId',
  optionalId: '',
  sort: '',
  children: 'children',
  hasChildren: 'hasChildren',
};

/** The names of all fields, with their defaults. */
export function completeFields(fields: HierarchyTableFields): Readonly<typeof defaultFields> {
  const entries = Object.entries(defaultFields).map(([name, fallback]) => [
    name,
    toText(readField(fields, name) ?? fallback),
  ]);
  return Object.fromEntries(entries) as typeof defaultFields;
}

/** Accepts a value of `expanded`. */
export const acceptExpanded = (value: unknown): Expanded | undefined => {
  if (value === 'all' || Array.isArray(value)) return value as Expanded;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** Loads the children of a row. Stop loading when the signal aborts. */
export type LoadChildren<Row extends object = object> = (
  row: Row,
  options: { signal: AbortSignal },
) => Promise<readonly Row[]>;

/** The public properties of the hierarchy table. */
export abstract class HierarchyTableProperties extends GridElement<DassHierarchyTableEvents> {
  /**
   * The rows, in any order: a flat list with parent ids, nested `children`, or both. Entries that are not objects are
   * left out. The rows are not changed. When they are replaced, expanded and selected rows and the scroll position are
   * kept by the keys. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly object[] | undefined })
  rows: readonly object[] = [];

  /** The columns. The first one shows the tree. Default: `[]`, one column with the ids. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly FilterableTableColumn[] | undefined })
  columns: readonly FilterableTableColumn[] = [];

  /** Names of the fields that define the hierarchy. Default: `{}`, the names `id`, `parentId` and `children`. */
  @property({ attribute: false, accept: record })
  fields: HierarchyTableFields = {};

  /**
   * The expanded rows: a list of keys, `'all'`, or a number of visible levels. The user can expand and collapse rows;
   * setting another value replaces that state. Default: `[]`.
   */
  @property({ attribute: false, accept: acceptExpanded })
  expanded: Expanded = [];

  /**
   * With `multiple` selection: selecting a row does not select its descendants. Ctrl+Space, or a click on the
   * checkbox with Ctrl, selects them, too, as does an entry in the options menu for the row that was last clicked. Default: `false`.
   */
  @property({ type: Boolean })
  independent = false;

  /** Keys of the selected rows. Setting another list replaces the selection of the user. Default: `[]`. */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /**
   * Column and direction by which siblings are sorted: `{column, direction}`. Default: `undefined`, as `fields.sort`
   * says.
   */
  @property({ attribute: false, accept: acceptSorting })
  sorting?: Sorting;

  /**
   * Loads the children of a row when it is expanded, for rows whose field `fields.hasChildren` is true: `(row,
   * {signal})` returns a promise of the children. Collapsing the row while they load aborts the signal. Default:
   * `undefined`, no lazy loading.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => LoadChildren | undefined })
  loadChildren?: LoadChildren;

  /**
   * A source of rows that stay where they are, for example on a server: `{load(request)}`, as `arraySource()` and
   * `httpSource()` create it. Without `parent`, it is asked for the roots, and with the key of a row for its children, when
   * the user expands a row whose field `fields.hasChildren` is true. The table loads blocks of rows in view. `filter`, `filters`
   * and `sorting` are then up to the source, which gets them as `search`, `filters` and `sorting`: a search and filters find
   * roots, which are shown as a list, and their children are not searched. `rows` and `loadChildren` are ignored. Rows are selected without
   * their descendants, all rows only when all visible ones are loaded. `reveal()` finds loaded rows. An edited
   * value lasts until its row brings another one. Setting another source
   * shows the earlier rows until it answers. An invalid value is ignored with a warning. Default: `undefined`, the rows
   * are those of `rows`.
   */
  @property({ attribute: false, accept: acceptSource })
  dataSource?: DataSource;

  /**
   * Label of a row whose parent is missing; such a row is shown as a root. A text that starts with `dass` is a message
   * id. Default: `''`, 'Sem pai' in the language of the user.
   */
  @property({ type: String, attribute: 'orphan-label' })
  orphanLabel = '';
}
