import type { TreeTableHost } from '../tree-table-host.js';

/**
 * Remembers which rows are in view before the rows are replaced.
 * @returns restores the view: the first remembered row that still exists is where it was
 */
export function anchorView({ state, virtualRows, stickyAncestors }: TreeTableHost): () => void {
  const first = virtualRows.first + stickyAncestors.count;
  const inView = Array.from({ length: virtualRows.page + 1 }, (_, at) => ({
    rowIndex: state.tree.rowIndexAt(first + at),
    offset: virtualRows.offsetOf(first + at),
  }));
  return () => {
    for (const { rowIndex, offset } of inView) {
      const visibleIndex = state.tree.visibleIndexOf(state.newIndexOf(rowIndex));
      if (visibleIndex >= 0) return virtualRows.reveal(visibleIndex, 'start', offset);
    }
  };
}
