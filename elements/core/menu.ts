import { safeUrl } from './safe-url.js';
import { toText } from './to-text.js';
import { warnOnce } from './warn-once.js';

/** A menu entry or group as the host passes it (MD-09). It is never changed. */
export interface MenuItem {
  readonly id?: string | number;
  /** A text or a key that starts with `dass`. */
  readonly label?: string;
  readonly url?: string;
  readonly icon?: string;
  /** `false` disables the entry and all below it (MD-07). Default true. */
  readonly active?: boolean;
  readonly items?: readonly MenuItem[];
}

/** A menu entry or group that is ready to be drawn. */
export interface MenuNode {
  /** Unique in its tree, and the same for the same host data: the id where that is unique, else the position. */
  readonly key: string;
  /** Never empty: the label, else the id, else the url. */
  readonly label: string;
  /** Where it leads; `undefined` when nowhere, or when the address may not be followed (MD-10). */
  readonly url: string | undefined;
  /** Empty when there is none. */
  readonly icon: string;
  /** False when it or a group above it is inactive (MD-07). */
  readonly active: boolean;
  /** Empty for an entry. */
  readonly items: readonly MenuNode[];
  /** The host's own object, for events. */
  readonly source: MenuItem;
}

/** A menu is at most this deep; what lies deeper is left out. */
export const deepestMenu = 32;

/** A menu has at most this many nodes; the others are left out. */
export const largestMenu = 50_000;

/** What a label-less entry without id and url shows. */
const noLabel = '–';

/**
 * Makes a tree to draw of a host's menu. Data from outside may be anything: entries that are no objects are left out,
 * and so is a group inside itself; ids may be missing or repeat. Depth and size are bounded ({@link deepestMenu},
 * {@link largestMenu}), because a group that is listed twice on each of 30 levels is a small object and a menu without
 * end. What is left out is said once in the console. The host's objects are not changed.
 */
export function normalizeMenu(items: unknown): readonly MenuNode[] {
  return new MenuReader().read(items, '', true, 1);
}

/** Whether following an entry leads anywhere: it is active and has an address (MD-07, MD-10). */
export function isActivatable(node: MenuNode): boolean {
  return node.active && node.url !== undefined;
}

class MenuReader {
  readonly #keys = new Set<string>();
  /** The host's objects from the root down to the list that is being read. */
  readonly #path = new Set<object>();
  #count = 0;

  read(items: unknown, position: string, isActive: boolean, depth: number): readonly MenuNode[] {
    if (!Array.isArray(items)) return [];
    const nodes: MenuNode[] = [];
    for (const [index, item] of (items as unknown[]).entries()) {
      if (typeof item !== 'object' || item === null || Array.isArray(item)) continue;
      if (this.#isRefused(item, depth)) continue;
      nodes.push(this.#node(item, position === '' ? `${index}` : `${position}.${index}`, isActive, depth));
    }
    return nodes;
  }

  #isRefused(item: object, depth: number): boolean {
    if (this.#path.has(item)) warnOnce('Menu: a group is inside itself; it is left out there');
    else if (depth > deepestMenu) warnOnce(`Menu: more than ${deepestMenu} levels; the deeper ones are left out`);
    else if (this.#count >= largestMenu) warnOnce(`Menu: more than ${largestMenu} entries; the others are left out`);
    else return false;
    return true;
  }

  #node(item: MenuItem, position: string, isParentActive: boolean, depth: number): MenuNode {
    this.#count++;
    const id = toText(item.id).trim();
    const active = isParentActive && item.active !== false;
    const key = this.#key(id, position);
    this.#path.add(item);
    const items = this.read(item.items, position, active, depth + 1);
    this.#path.delete(item);
    return {
      key,
      label: [item.label, id, item.url].map((text) => toText(text).trim()).find((text) => text !== '') ?? noLabel,
      url: safeUrl(item.url),
      icon: toText(item.icon),
      active,
      items,
      source: item,
    };
  }

  #key(id: string, position: string): string {
    const key = id === '' || this.#keys.has(`id:${id}`) ? `at:${position}` : `id:${id}`;
    this.#keys.add(key);
    return key;
  }
}
