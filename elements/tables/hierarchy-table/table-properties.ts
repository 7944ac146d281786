import { DassElement } from '../../base/dass-element.js';
import { callback, list, oneOf, property, record } from '../../base/property.js';
import type { Sorting } from '../../core/tree/tree-sorting.js';
import type { HierarchyTableColumnSetting } from './columns/column-settings-model.js';
import type { HierarchyTableColumn } from './columns/columns.js';
import type { DassHierarchyTableEvents } from './hierarchy-table-events.js';
import type { LoadChildren } from './tree/lazy-children.js';
import { columnSettingsOf, expandedOf, sortingOf, type Expanded, type HierarchyTableFields } from './settings.js';

/** What a host says of a hierarchy table. */
export abstract class TableProperties extends DassElement<DassHierarchyTableEvents> {
  /**
   * The rows, in any order; none by default. They are read, never changed; what is no object is left out. With
   * other rows it is kept by their keys what is open, what is chosen and where the table is scrolled.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly object[] | undefined })
  rows: readonly object[] = [];

  /** The columns, the first of which shows the tree. Without any it is one that shows the ids. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly HierarchyTableColumn[] | undefined })
  columns: readonly HierarchyTableColumn[] = [];

  /**
   * What a person has made of the columns: `{name, isHidden, width}` in the order in which they stand, as
   * `dass-columns-change` tells. The first column shows the tree and stays. Empty by default: as the columns say.
   */
  @property({ attribute: false, accept: columnSettingsOf })
  columnSettings: readonly HierarchyTableColumnSetting[] = [];

  /** Which fields of a row say where it stands. By default `id`, `parentId` and `children`. */
  @property({ attribute: false, accept: record })
  fields: HierarchyTableFields = {};

  /**
   * What is open: the keys of rows, `'all'`, or a number of levels; nothing by default. A person may open and close
   * others; another value takes the place of it.
   */
  @property({ attribute: false, accept: expandedOf })
  expanded: Expanded = [];

  /**
   * Whether rows can be chosen: `none` (default), `single`, or `multiple`, where each row has a box to tick and one with
   * rows below it stands for them.
   */
  @property({ type: String, accept: oneOf(['none', 'single', 'multiple']) })
  selection: 'none' | 'single' | 'multiple' = 'none';

  /**
   * Where many can be chosen, a row is chosen without those below it: an assembly without its parts. Ctrl with Space or a
   * click chooses it with them; so does the entry in the options in the head, for the row that was clicked or tapped last.
   * By default a row stands for those below it.
   */
  @property({ type: Boolean })
  independent = false;

  /** The keys of the rows that are chosen; none by default. Another list takes the place of what a person has chosen. */
  @property({ attribute: false, accept: list })
  selected: readonly unknown[] = [];

  /**
   * What is looked for in all columns, case and accents aside: rows in which it is found are shown with those above them,
   * and it is marked. Empty by default, which shows all.
   */
  @property({ type: String })
  filter = '';

  /** By which column siblings are sorted, and how: `{column, direction}`. By default as `fields.sort` says. */
  @property({ attribute: false, accept: sortingOf })
  sorting?: Sorting;

  /**
   * Loads the rows below one whose `fields.hasChildren` says that there are some, when it is opened: `(row, {signal})`
   * gives a promise of them. A row that is closed while they load aborts the signal. None by default.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => LoadChildren | undefined })
  loadChildren?: LoadChildren;

  /**
   * Marks a row whose parent is missing, which is shown as a root. A text that starts with `dass` is a key of the
   * catalogue. Empty by default: 'Sem pai', in the user's language.
   */
  @property({ type: String, attribute: 'orphan-label' })
  orphanLabel = '';

  /** Rows are coming: it is told, and shown where there are none yet. */
  @property({ type: Boolean, reflect: true })
  busy = false;

  /** What it shows, for assistive technology. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String })
  label = '';
}
