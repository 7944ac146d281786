import { getLanguage, resolveText } from '../../../../locales/index.js';
import { msg } from '../../../../locales/localize.js';
import { problem, type TreeRow } from '../../../core/tree/tree-shape.js';
import type { RowLook } from './table-row.js';
import type { TreeSource } from '../tree/tree-source.js';

/** What is wrong with a row: that it has lost its parent (HT-05), or that those below it have not come. */
function noteOf({ tree, lazy }: TreeSource, place: number, orphanLabel: string): string {
  const failed = lazy?.noteOf(place);
  if (failed) return failed;
  const what = tree.shape.problems?.[place] ?? 0;
  if (what & problem.orphan) return resolveText(orphanLabel) || msg('Sem pai', { id: 'dassTreeOrphan' });
  return what & problem.cycle ? msg('Ciclo', { id: 'dassTreeCycle' }) : '';
}

export interface LookOptions {
  /** Where the keyboard is in the row; undefined when it is elsewhere. */
  readonly active: number | undefined;
  /** Whether a column needs the key of the row. */
  readonly needsKey: boolean;
  readonly orphanLabel: string;
}

/** What the row at an index shows. */
export function lookAt(source: TreeSource, index: number, { active, needsKey, orphanLabel }: LookOptions): RowLook {
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
    note: noteOf(source, place, orphanLabel),
    state: lazy?.stateOf(place) ?? '',
    query,
    language: getLanguage(),
  };
}
