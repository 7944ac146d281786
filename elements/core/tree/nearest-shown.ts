import type { Tree } from './tree.js';

/** The row nearest to one that is shown: itself, or the closest of those above it that no closed one hides. */
export function nearestShown(tree: Tree, place: number): number {
  let shown = place;
  for (let above = place; above >= 0; above = tree.parentOf(above))
    if ((above !== place && !tree.isOpen(above)) || !tree.isKept(above)) shown = above;
  return tree.isKept(shown) ? shown : tree.parentOf(shown);
}
