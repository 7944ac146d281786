// What the table needs once a person does something in it, or once it is filtered, sorted or chosen from: it is no part
// of what a page waits for.
import { warnOnce } from '../../base/warn.js';
import { toText } from '../../core/to-text.js';
import type { TreeRow } from '../../core/tree-shape.js';
import { dateCell } from '../../core/date-cell.js';
import { dates } from './columns.js';
import { ColumnResize } from './column-resize.js';
import type { ColumnWidths } from './column-widths.js';
import { copyBranch } from './copy-branch.js';
import { LazyChildren, type LoadChildren } from './lazy-children.js';
import { TableActions, type ActionsHost } from './table-actions.js';
import type { TreeSource } from './tree-source.js';

export { ListFilter } from '../../core/list-filter.js';
export { tickStyles } from '../../fields/tick.styles.js';
export { laterPartsStyles } from './later-parts.styles.js';
export { showCell } from './show-cell.js';
export { StuckRows } from './stuck-rows.js';
export { tellProblems } from './tree-problems.js';
export { TreeSelection } from '../../core/tree-selection.js';
export { TreeSorting } from '../../core/tree-sorting.js';

dates.text = dateCell;

/** What of the table these parts work on. */
export interface TableForParts extends Omit<ActionsHost, 'resize' | 'pull' | 'copy' | 'source'> {
  readonly element: HTMLElement;
  readonly root: ParentNode;
  readonly source: TreeSource;
  readonly widths: ColumnWidths;
  loadChildren(): LoadChildren | undefined;
  /** The field that says whether there are rows below one that come later. */
  hasChildrenField(): unknown;
  /** Takes over what has changed. */
  settle(): void;
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
    onChange: table.redraw,
    onLoaded(place) {
      table.settle();
      source.tree.open([place]);
      table.redraw();
    },
    onError: (error) => warnOnce(element.localName, `Rows below another have not come: ${String(error)}`),
  });
  const resize = new ColumnResize({
    widths: table.widths,
    columns,
    isRtl: table.isRtl,
    onResize: (detail) => table.emit('dass-resize-column', detail),
  });
  return new TableActions({
    ...table,
    resize: (at, by) => resize.byKey(at, by, table.root),
    pull: resize.onPointerdown,
    copy: (place) => void copyBranch(source.tree, place, columns(), element),
  });
}
