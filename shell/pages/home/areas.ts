import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';

/** A business area on its card: a group of the menu, and its first entries. */
export interface Area {
  readonly node: MenuNode;
  readonly entries: readonly MenuNode[];
  /** Number of all entries in the area. */
  readonly count: number;
}

/** The areas of a menu. Groups without an active entry are left out; a single entry is an area of its own. */
export function areasOf(menu: unknown, shown: number): readonly Area[] {
  return normalizeMenu(menu).flatMap((node) => {
    const entries = entriesIn(node);
    return entries.length ? [{ node, entries: entries.slice(0, shown), count: entries.length }] : [];
  });
}

function entriesIn(node: MenuNode): readonly MenuNode[] {
  if (node.items.length === 0) return isActivatable(node) ? [node] : [];
  return node.items.flatMap(entriesIn);
}
