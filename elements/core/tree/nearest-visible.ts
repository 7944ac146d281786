import type { Tree } from './tree.js';

/** @returns the row itself when no collapsed ancestor hides it, else the nearest visible ancestor; -1 when there is none */
export function nearestVisible(tree: Tree, rowIndex: number): number {
  let visible = rowIndex;
  for (let ancestor = rowIndex; ancestor >= 0; ancestor = tree.parentOf(ancestor))
    if ((ancestor !== rowIndex && !tree.isExpanded(ancestor)) || !tree.isIncluded(ancestor)) visible = ancestor;
  return tree.isIncluded(visible) ? visible : tree.parentOf(visible);
}
