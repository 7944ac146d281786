import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';
import { TextQuery } from 'dass-elements/text.js';
import { resolveText } from 'dass-elements/language.js';

/** Somewhere the user can go. */
export interface Place {
  readonly key: string;
  readonly url: string;
  /** As the menu has it: a text or a key. */
  readonly label: string;
  /** The groups above it, joined. */
  readonly area: string;
  readonly icon: string;
}

/** All places of a menu in its order; inactive ones and those without an address are left out. */
export function placesOf(menu: unknown): readonly Place[] {
  const places: Place[] = [];
  const add = (nodes: readonly MenuNode[], area: string): void => {
    for (const node of nodes) {
      const { key, label, url, icon, items } = node;
      if (items.length) add(items, [area, resolveText(label)].filter(Boolean).join(' › '));
      else if (isActivatable(node) && url !== undefined) places.push({ key, url, label, area, icon });
    }
  };
  add(normalizeMenu(menu), '');
  return places;
}

/** More than anybody reads; who wants another one types on. */
const most = 50;

export interface FoundPlaces {
  readonly places: readonly Place[];
  /** The number of `places`, from the first one on, that were visited recently. */
  readonly recent: number;
  /** The number of all places that match. */
  readonly total: number;
}

/**
 * The places that match every word of a query in their label or area, ignoring case and accents. Recently visited ones
 * come first, then those whose label matches, then the others.
 * @param visited the addresses of the history, the newest first
 */
export function findPlaces(places: readonly Place[], query: string, visited: readonly string[]): FoundPlaces {
  const words = query.split(/\s+/).flatMap((word) => (word ? [new TextQuery(word)] : []));
  const age = new Map(visited.map((url, index) => [url, index]));
  const found = places.flatMap((place, index) => {
    const label = resolveText(place.label);
    const text = `${label}\n${place.area}`;
    if (!words.every((word) => word.matches(text))) return [];
    const isRecent = age.has(place.url);
    const group = isRecent ? 0 : words.every((word) => word.matches(label)) ? 1 : 2;
    return [{ place, group, order: age.get(place.url) ?? index }];
  });
  found.sort((a, b) => a.group - b.group || a.order - b.order);
  return {
    places: found.slice(0, most).map(({ place }) => place),
    recent: found.filter(({ group }) => group === 0).length,
    total: found.length,
  };
}
