import { isRecord, readField, readList } from '../util/read-value.js';
import { safeUrl } from '../urls/safe-url.js';
import { toText } from '../text/to-text.js';
import { warnOnce } from '../util/warn-once.js';

/** A menu entry or a group, as the application sets it. It is not changed. */
export interface MenuItem {
  /** Identifies the entry; unique in the menu. Without one, its position identifies it. */
  readonly id?: string | number;
  /** Text of the entry. A text that starts with `dass` is a message id. Default: the id, or else the address. */
  readonly label?: string;
  /** Address of the link. An unsafe address is not followed. Default: none, for a group. */
  readonly url?: string;
  /** Name of a registered icon. Default: none. */
  readonly icon?: string;
  /** `false` disables the entry and its descendants. Default: `true`. */
  readonly active?: boolean;
  /** The entries of a group. Default: none. */
  readonly items?: readonly MenuItem[];
}

/** A menu entry or group that is ready to be rendered. */
export interface MenuNode {
  /** Unique in the menu and stable for the same data: the id if it is unique, otherwise the position. */
  readonly key: string;
  /** Text to show, never empty: the label, the id or the url. */
  readonly label: string;
  /** Address of the link. `undefined` if there is none or it is unsafe. */
  readonly url: string | undefined;
  /** Whether it has an unsafe address. */
  readonly isUnsafe: boolean;
  /** The label as the application set it: a text or a message id that starts with `dass`. Empty if there is none. */
  readonly givenLabel: string;
  /** Name of the icon. Empty if there is none. */
  readonly icon: string;
  /** `false` if the entry or one of its ancestors is inactive. */
  readonly active: boolean;
  /** The entries of a group. Empty for an entry. */
  readonly items: readonly MenuNode[];
  /** The application's own object, for events. */
  readonly source: MenuItem;
}

/** Maximum number of levels of a menu. Deeper entries are shown on the last level. */
export const deepestMenu = 32;

/** Maximum number of nodes of a menu. Further nodes are left out. */
export const MAX_MENU_NODES = 50_000;

/** Text of an entry without label, id and url. */
const NO_LABEL = '–';

/**
 * Converts the menu of an application to a tree that can be rendered. Does not change the application's objects and
 * never throws.
 *
 * - Values that are not objects, and a group inside itself, are left out.
 * - Missing and repeated ids get a key from the position.
 * - Entries below level {@link deepestMenu}, and groups with an address, are moved to the last level.
 * - A menu has at most 50,000 nodes: small objects that are shared between groups can make an endless menu.
 *
 * Logs one warning for what is left out or moved.
 *
 * @param items the entries of the menu; any other value than an array gives an empty menu
 * @returns the entries of the first level
 */
export function normalizeMenu(items: unknown): readonly MenuNode[] {
  return new MenuReader().read(items, '', true, 1);
}

/** Whether the user can activate an entry: it is active and has a safe address. */
export function isActivatable(node: MenuNode): boolean {
  return node.active && node.url !== undefined;
}

/** An entry and its position in the application's data. */
interface Positioned {
  readonly item: MenuItem;
  readonly position: string;
  /** Whether all its ancestors are active. */
  readonly isActive: boolean;
}

function positionedIn(items: unknown, position: string, isActive: boolean): Positioned[] {
  const entries: Positioned[] = [];
  readList(items)?.forEach((item, index) => {
    if (isRecord(item))
      entries.push({ item, position: position === '' ? `${index}` : `${position}.${index}`, isActive });
  });
  return entries;
}

class MenuReader {
  readonly #keys = new Set<string>();
  /** The application's objects from the root down to the list that is being read. */
  readonly #path = new Set<object>();
  #count = 0;

  read(items: unknown, position: string, isActive: boolean, depth: number): readonly MenuNode[] {
    const nodes: MenuNode[] = [];
    for (const entry of positionedIn(items, position, isActive)) {
      if (this.#isRefused(entry.item)) continue;
      const children = readField(entry.item, 'items');
      if (depth === deepestMenu && (readList(children)?.length ?? 0) > 0) nodes.push(...this.#flattened(entry));
      else nodes.push(this.#node(entry, children, depth));
    }
    return nodes;
  }

  #isRefused(item: object): boolean {
    if (this.#path.has(item)) warnOnce('Menu: a group is inside itself; it is left out there');
    else if (this.#count >= MAX_MENU_NODES)
      warnOnce(`Menu: more than ${MAX_MENU_NODES} entries; the others are left out`);
    else return false;
    return true;
  }

  #node(entry: Positioned, children: unknown, depth: number): MenuNode {
    this.#count++;
    const { item, position } = entry;
    const [id, givenLabel, address] = ['id', 'label', 'url'].map((field) => toText(readField(item, field)).trim());
    const active = entry.isActive && readField(item, 'active') !== false;
    const key = this.#key(id!, position);
    this.#path.add(item);
    const items = this.read(children, position, active, depth + 1);
    this.#path.delete(item);
    const url = safeUrl(readField(item, 'url'));
    return {
      key,
      label: givenLabel || id || address || NO_LABEL,
      givenLabel: givenLabel!,
      url,
      isUnsafe: url === undefined && address !== '',
      icon: toText(readField(item, 'icon')),
      active,
      items,
      source: item,
    };
  }

  /**
   * Returns a group on the last level and all its descendants as one list. Iterative, because the descendants may be
   * endless.
   */
  #flattened(group: Positioned): readonly MenuNode[] {
    warnOnce(`Menu: more than ${deepestMenu} levels; what is deeper is shown on the last one`);
    const nodes: MenuNode[] = [];
    const seen = new Set<object>(this.#path);
    const pending = [group];
    for (let entry = pending.pop(); entry; entry = pending.pop()) {
      if (seen.has(entry.item) || this.#isRefused(entry.item)) continue;
      seen.add(entry.item);
      // Positions that grow with each level would need memory quadratic in the size of the menu.
      const position = `${group.position}+${seen.size}`;
      const node = this.#node({ ...entry, position }, undefined, deepestMenu);
      const children = positionedIn(readField(entry.item, 'items'), '', node.active);
      if (node.url !== undefined || children.length === 0) nodes.push(node);
      pending.push(...children.reverse());
    }
    return nodes;
  }

  #key(id: string, position: string): string {
    const key = id === '' || this.#keys.has(`id:${id}`) ? `at:${position}` : `id:${id}`;
    this.#keys.add(key);
    return key;
  }
}
