import type { FilteredRows, RowFilter } from '../table/row-filter.js';
import type { Tree } from './tree.js';

const allFields: readonly string[] = [];

/** Shows only the rows that match the text and the filters of columns, their ancestors and their descendants. */
export function filterRows(
  tree: Tree,
  rowFilter: RowFilter,
  { filter, columns, language, rowTests }: Omit<FilteredRows, 'rows' | 'filterFields'> & { readonly filter: string },
): void {
  rowFilter.apply(filter, { rows: tree.shape.rows, columns, language, rowTests, filterFields: allFields }, true);
  const { matches } = rowFilter;
  if (matches || tree.isFiltered) filterTree(tree, matches);
}

/**
 * Shows only the rows that match, their ancestors, expanded, and their descendants, collapsed.
 * @param matches the matching rows; undefined removes the filter
 */
export function filterTree(tree: Tree, matches: Uint32Array | undefined): void {
  if (!matches) return tree.setFilter();
  const { order, descendantCounts, count } = tree;
  const { parent } = tree.shape;
  const expanded = new Uint8Array(count);
  const included = new Uint8Array(count);
  for (const match of matches) {
    included[match] = 1;
    for (
      let ancestor = parent[match] as number;
      ancestor >= 0 && expanded[ancestor] === 0;
      ancestor = parent[ancestor] as number
    )
      expanded[ancestor] = 1;
  }
  let endOfMatch = 0;
  for (let at = 0; at < order.length; at++) {
    const rowIndex = order[at] as number;
    if (included[rowIndex] === 1) endOfMatch = Math.max(endOfMatch, at + 1 + (descendantCounts[rowIndex] as number));
    if (at < endOfMatch || expanded[rowIndex] === 1) included[rowIndex] = 1;
  }
  tree.setFilter(included, expanded);
}

/** @returns the row itself when no collapsed ancestor hides it, else the nearest visible ancestor; -1 when there is none */
export function nearestVisible(tree: Tree, rowIndex: number): number {
  let visible = rowIndex;
  for (let ancestor = rowIndex; ancestor >= 0; ancestor = tree.parentOf(ancestor))
    if ((ancestor !== rowIndex && !tree.isExpanded(ancestor)) || !tree.isIncluded(ancestor)) visible = ancestor;
  return tree.isIncluded(visible) ? visible : tree.parentOf(visible);
}
