import type { VirtualRows } from '../../../base/rows/virtual-rows.js';
import type { StuckRows } from './stuck-rows.js';
import type { TableRow } from './table-row.js';
import type { TreeSource } from '../tree/tree-source.js';

/**
 * Looks at what is in view before the rows are replaced.
 *
 * @returns keeps, after that, the first row that was in view and is still there where it is
 */
export function keepInView(source: TreeSource, rows: VirtualRows<TableRow>, stuck: StuckRows | undefined): () => void {
  const first = rows.first + (stuck?.count ?? 0);
  const inView = Array.from({ length: rows.page + 1 }, (_, at) => ({
    place: source.tree.rowAt(first + at),
    offset: rows.offsetOf(first + at),
  }));
  return () => {
    for (const { place, offset } of inView) {
      const index = source.tree.indexOf(source.placeNow(place));
      if (index >= 0) return rows.reveal(index, 'start', offset);
    }
  };
}
