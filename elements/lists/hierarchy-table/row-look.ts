import { getLanguage } from '../../../locales/index.js';
import { t } from '../../../locales/trees.js';
import { problem, type TreeRow } from '../../core/tree-shape.js';
import type { RowLook } from './table-row.js';
import type { TreeSource } from './tree-source.js';

/** What is wrong with a row: that it has lost its parent (HT-05), or that those below it have not come. */
function noteOf({ tree, lazy }: TreeSource, place: number): string {
  const failed = lazy?.noteOf(place);
  if (failed) return failed;
  const what = tree.shape.problems?.[place] ?? 0;
  if (what & problem.orphan) return t('dassTreeOrphan');
  return what & problem.cycle ? t('dassTreeCycle') : '';
}

/**
 * What the row at an index shows.
 *
 * @param active where the keyboard is in it; undefined when it is elsewhere
 * @param needsKey whether a column does
 */
export function lookAt(source: TreeSource, index: number, active: number | undefined, needsKey: boolean): RowLook {
  const { tree, selection, lazy, query } = source;
  const place = tree.rowAt(index);
  const { position, size } = tree.positionOf(place);
  return {
    row: tree.shape.rows[place] as TreeRow,
    key: needsKey ? tree.shape.keyOf(place) : '',
    level: tree.depthOf(place) + 1,
    position,
    size,
    isOpen: source.isOpen(place),
    chosen: selection?.of(place),
    active,
    note: noteOf(source, place),
    state: lazy?.stateOf(place) ?? '',
    query,
    language: getLanguage(),
  };
}
