import { callback, list, property, record } from '../../base/property.js';
import type { Sorting } from '../../core/table/sort-keys.js';
import type { Expanded } from '../../core/tree/tree-table-state.js';
import type { TableColumn } from '../grid/columns/column.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import type { LoadChildren } from './children/load-children.js';
import { acceptSorting } from '../grid/columns/accept-columns.js';
import { GridElement } from '../grid/grid-element.js';
import { acceptExpanded, type HierarchyTableFields } from './property-values.js';

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
  @property({ attribute: false, accept: list as (value: unknown) => readonly TableColumn[] | undefined })
  columns: readonly TableColumn[] = [];

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
   * Filters rows by text in any column, ignoring case and accents. Matching rows are shown with their ancestors, and
   * matches are highlighted. Default: `''`, no filter.
   */
  @property({ type: String })
  filter = '';

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
   * Label of a row whose parent is missing; such a row is shown as a root. A text that starts with `dass` is a message
   * id. Default: `''`, 'Sem pai' in the language of the user.
   */
  @property({ type: String, attribute: 'orphan-label' })
  orphanLabel = '';
}
