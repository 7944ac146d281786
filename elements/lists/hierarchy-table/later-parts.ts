// What the table needs once a person does something in it, or once it is filtered, sorted or chosen from: it is no part
// of what a page waits for.
import { warnOnce } from '../../base/warn.js';
import { toText } from '../../core/to-text.js';
import type { TreeRow } from '../../core/tree-shape.js';
import { dateCell } from '../../core/date-cell.js';
import { dates } from './columns.js';
import { nameOf, type HierarchyTableColumnSetting } from './column-settings-model.js';
import { ColumnResize } from './column-resize.js';
import type { ColumnsHost } from './columns-dialog.js';
import type { ColumnWidths } from './column-widths.js';
import { copyBranch } from './copy-branch.js';
import { LazyChildren, type LoadChildren } from './lazy-children.js';
import { showOptions, type OptionsHost } from './table-options.js';
import { TableActions, type ActionsHost } from './table-actions.js';
import type { TreeSource } from './tree-source.js';

export { tickStyles } from '../../fields/tick.styles.js';
export { keepInView } from './keep-in-view.js';
export { laterPartsStyles } from './later-parts.styles.js';
export { showCell } from './show-cell.js';
export { StuckRows } from './stuck-rows.js';
export { renderOptions } from './table-options.js';
export { tellProblems } from './tree-problems.js';
export { TreeViews } from './tree-views.js';

dates.text = dateCell;

/** What of the table these parts work on. */
export interface TableForParts
  extends
    Omit<ActionsHost, 'resize' | 'pull' | 'copy' | 'source' | 'showOptions'>,
    Pick<ColumnsHost, 'arranged' | 'arrange'> {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly source: TreeSource;
  readonly widths: ColumnWidths;
  columnSettings(): readonly HierarchyTableColumnSetting[];
  loadChildren(): LoadChildren | undefined;
  /** The field that says whether there are rows below one that come later. */
  hasChildrenField(): unknown;
  /** Takes over what has changed. */
  settle(): void;
}

/** With other rows, those that have come later come anew. @returns the keys of the open ones among their owners */
export function forgetLoaded(source: TreeSource): readonly string[] {
  const keys = openOwners(source, source.tree.openPlaces());
  source.lazy?.reset();
  return keys;
}

/** The keys of the rows among some that are open and whose own have come later. */
function openOwners({ tree, lazy }: TreeSource, places: Iterable<number>): string[] {
  const open: string[] = [];
  for (const place of places) if (lazy?.hasCome(place) && tree.isOpen(place)) open.push(tree.shape.keyOf(place));
  return open;
}

/** Asks for the rows below those with these keys, as far as they are to come. */
export function loadAgain({ tree, lazy }: TreeSource, keys: readonly string[]): void {
  for (const key of keys) {
    const place = tree.shape.placeOf(key);
    if (place >= 0) void lazy?.load(place);
  }
}

/** Asks once more for the rows below one. @returns whether others have come */
export async function reloadBranch(source: TreeSource, key: unknown): Promise<boolean> {
  const { tree, lazy } = source;
  const place = tree.shape.placeOf(key);
  if (place < 0 || !lazy) return false;
  const below = tree.branch(place).slice(1);
  const rows = Array.from(below, (one) => tree.shape.rows[one] as TreeRow);
  return lazy.reload(place, rows, openOwners(source, below));
}

function tellColumns({ arranged, widths, emit, columnSettings }: TableForParts): void {
  const isKept = columnSettings().length === 0 && !arranged().some((column) => widths.ownOf(nameOf(column)));
  const settings = arranged().map((column) => {
    const name = nameOf(column);
    return { name, isHidden: column.isHidden === true, width: widths.ownOf(name) ?? column.width };
  });
  emit('dass-columns-change', { settings: isKept ? [] : settings });
}

/** Gives the table its gestures, and what comes later its place. */
export function makeActions(table: TableForParts): TableActions {
  const { source, element, columns } = table;
  source.lazy = new LazyChildren({
    load: table.loadChildren,
    rowAt: (place) => source.tree.shape.rows[place] as TreeRow,
    hasBelow(place) {
      const { shape } = source.tree;
      return shape.countBelow(place) === 0 && Boolean(shape.rows[place]?.[toText(table.hasChildrenField())]);
    },
    keyOf: (place) => source.tree.shape.keyOf(place),
    onChange: table.redraw,
    onLoaded(key, again) {
      table.settle();
      if (again) loadAgain(source, again);
      else source.tree.open([source.tree.shape.placeOf(key)]);
      table.redraw();
    },
    onError: (error) => warnOnce(element.localName, `Rows below another have not come: ${String(error)}`),
  });
  const resize = new ColumnResize({
    widths: table.widths,
    columns,
    isRtl: table.isRtl,
    onResize(detail) {
      table.emit('dass-resize-column', detail);
      tellColumns(table);
    },
  });
  const options: OptionsHost = {
    root: table.root,
    scroller: () => table.root.querySelector<HTMLElement>('.rows'),
    tree: () => source.tree,
    openTo: (level) => actions.openTo(level),
    below: () => actions.below,
    arranged: table.arranged,
    arrange(settings) {
      if (settings.length === 0) table.widths.forget();
      table.arrange(settings);
      tellColumns(table);
    },
  };
  const actions = new TableActions({
    ...table,
    resize: (at, by) => resize.byKey(at, by, table.root),
    pull: resize.onPointerdown,
    copy: (place) => void copyBranch(source.tree, place, columns(), element),
    showOptions: (isByKey) => void showOptions(options, isByKey),
  });
  return actions;
}
