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
  /** Unique in its tree, and the same for the same host data: the id where that is unique, else the position. */
  readonly key: string;
  /** Never empty: the label, else the id, else the url. */
  readonly label: string;
  /** Where it leads; `undefined` when nowhere, or when the address may not be followed. */
  readonly url: string | undefined;
  /** Whether it has an address that may not be followed. */
  readonly isUnsafe: boolean;
  /** The label as the host gave it: a text or a `dass…` key; empty when there is none. */
  readonly givenLabel: string;
  /** Empty when there is none. */
  readonly icon: string;
  /** False when it or a group above it is inactive. */
  readonly active: boolean;
  /** Empty for an entry. */
  readonly items: readonly MenuNode[];
  /** The host's own object, for events. */
  readonly source: MenuItem;
}

/** A menu has at most this many levels; what lies deeper stands on the last one. */
export const deepestMenu = 32;

/** A menu has at most this many nodes; the others are left out. */
export const largestMenu = 50_000;

/** What a label-less entry without id and url shows. */
const noLabel = '–';

/**
 * Makes a tree to render of a host's menu. Data from outside may be anything: entries that are no objects are left out,
 * and so is a group inside itself; ids may be missing or repeat. What lies deeper than {@link deepestMenu} levels stands
 * on the last one: entries, and groups that lead somewhere. The size is bounded ({@link largestMenu}), because a group
 * that is listed twice on each of 30 levels is a small object and a menu without end. What is left out or flattened is
 * said once in the console. The host's objects are not changed.
 */
export function normalizeMenu(items: unknown): readonly MenuNode[] {
  return new MenuReader().read(items, '', true, 1);
}

/** Whether following an entry leads anywhere: it is active and has an address. */
export function isActivatable(node: MenuNode): boolean {
  return node.active && node.url !== undefined;
}

/** An entry where it stands in the host's data. */
interface Place {
  readonly item: MenuItem;
  readonly position: string;
  /** Whether what is above it is active. */
  readonly isActive: boolean;
}

function placesIn(items: unknown, position: string, isActive: boolean): Place[] {
  const places: Place[] = [];
  readList(items)?.forEach((item, index) => {
    if (isRecord(item))
      places.push({ item, position: position === '' ? `${index}` : `${position}.${index}`, isActive });
  });
  return places;
}

class MenuReader {
  readonly #keys = new Set<string>();
  /** The host's objects from the root down to the list that is being read. */
  readonly #path = new Set<object>();
  #count = 0;

  read(items: unknown, position: string, isActive: boolean, depth: number): readonly MenuNode[] {
    const nodes: MenuNode[] = [];
    for (const place of placesIn(items, position, isActive)) {
      if (this.#isRefused(place.item)) continue;
      const below = readField(place.item, 'items');
      if (depth === deepestMenu && (readList(below)?.length ?? 0) > 0) nodes.push(...this.#flattened(place));
      else nodes.push(this.#node(place, below, depth));
    }
    return nodes;
  }

  #isRefused(item: object): boolean {
    if (this.#path.has(item)) warnOnce('Menu: a group is inside itself; it is left out there');
    else if (this.#count >= largestMenu) warnOnce(`Menu: more than ${largestMenu} entries; the others are left out`);
    else return false;
    return true;
  }

  #node(place: Place, below: unknown, depth: number): MenuNode {
    this.#count++;
    const { item, position } = place;
    const [id, givenLabel, address] = ['id', 'label', 'url'].map((field) => toText(readField(item, field)).trim());
    const active = place.isActive && readField(item, 'active') !== false;
    const key = this.#key(id!, position);
    this.#path.add(item);
    const items = this.read(below, position, active, depth + 1);
    this.#path.delete(item);
    const url = safeUrl(readField(item, 'url'));
    return {
      key,
      label: givenLabel || id || address || noLabel,
      givenLabel: givenLabel!,
      url,
      isUnsafe: url === undefined && address !== '',
      icon: toText(readField(item, 'icon')),
      active,
      items,
      source: item,
    };
  }

  /** A group on the last level and all that is below it, one after the other; without recursion, as it may be endless. */
  #flattened(group: Place): readonly MenuNode[] {
    warnOnce(`Menu: more than ${deepestMenu} levels; what is deeper is shown on the last one`);
    const nodes: MenuNode[] = [];
    const seen = new Set<object>(this.#path);
    const waiting = [group];
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      if (seen.has(place.item) || this.#isRefused(place.item)) continue;
      seen.add(place.item);
      // Positions that grow level by level would be the size of the menu squared.
      const position = `${group.position}+${seen.size}`;
      const node = this.#node({ ...place, position }, undefined, deepestMenu);
      const below = placesIn(readField(place.item, 'items'), '', node.active);
      if (node.url !== undefined || below.length === 0) nodes.push(node);
      waiting.push(...below.reverse());
    }
    return nodes;
  }

  #key(id: string, position: string): string {
    const key = id === '' || this.#keys.has(`id:${id}`) ? `at:${position}` : `id:${id}`;
    this.#keys.add(key);
    return key;
  }
}
