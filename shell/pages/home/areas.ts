import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';

/** A business area as its card shows it: a group of the menu, and the first places in it. */
export interface Area {
  readonly node: MenuNode;
  readonly entries: readonly MenuNode[];
  /** How many places it has in all. */
  readonly count: number;
}

/** The areas of a menu; groups that lead nowhere are left out, and single entries stand as areas of their own. */
export function areasOf(menu: unknown, shown: number): readonly Area[] {
  return normalizeMenu(menu).flatMap((node) => {
    const entries = placesIn(node);
    return entries.length ? [{ node, entries: entries.slice(0, shown), count: entries.length }] : [];
  });
}

function placesIn(node: MenuNode): readonly MenuNode[] {
  if (node.items.length === 0) return isActivatable(node) ? [node] : [];
  return node.items.flatMap(placesIn);
}
