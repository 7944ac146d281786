import type { Tree } from './tree.js';

/**
 * Shows the rows that match, those above them, opened, and, when they are opened, those below them.
 *
 * @param matches places; undefined shows all, as open as they were before the first filter
 */
export function filterTree(tree: Tree, matches: Uint32Array | undefined): void {
  if (!matches) return tree.keep();
  const { order, size, count } = tree;
  const { parent } = tree.shape;
  const open = new Uint8Array(count);
  const kept = new Uint8Array(count);
  for (const place of matches) {
    kept[place] = 1;
    for (let above = parent[place] as number; above >= 0 && open[above] === 0; above = parent[above] as number)
      open[above] = 1;
  }
  let end = 0;
  for (let at = 0; at < order.length; at++) {
    const place = order[at] as number;
    if (kept[place] === 1) end = Math.max(end, at + 1 + (size[place] as number));
    if (at < end || open[place] === 1) kept[place] = 1;
  }
  tree.keep(kept, open);
}
