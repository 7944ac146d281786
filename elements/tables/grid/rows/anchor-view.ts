import type { ReplacedRows } from '../../../core/table/indexed-rows.js';
import type { GridHost } from '../grid-host.js';

/**
 * Remembers which rows are in view before the rows are replaced.
 * @returns restores the view: the first remembered row that still exists is where it was
 */
export function anchorView({ state, virtualRows, coveredRows }: GridHost): (replaced: ReplacedRows) => void {
  const first = virtualRows.first + coveredRows;
  const inView = Array.from({ length: virtualRows.page + 1 }, (_, at) => ({
    rowIndex: state.rowIndexAt(first + at),
    offset: virtualRows.offsetOf(first + at),
  }));
  return (replaced) => {
    for (const { rowIndex, offset } of inView) {
      const visibleIndex = state.visibleIndexOf(replaced.newIndexOf(rowIndex));
      if (visibleIndex >= 0) return virtualRows.reveal(visibleIndex, 'start', offset);
    }
  };
}
