import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';
import { TextQuery } from 'dass-elements/text.js';
import { resolveText } from 'dass-elements/language.js';

/** A screen that the user can open. */
export interface ScreenEntry {
  readonly key: string;
  readonly url: string;
  /** Label from the menu: a text or a message id. */
  readonly label: string;
  /** Labels of the ancestor groups, joined. */
  readonly area: string;
  readonly icon: string;
}

/** Returns all screens of a menu in menu order, without inactive ones and those without an address. */
export function screensOf(menu: unknown): readonly ScreenEntry[] {
  const screens: ScreenEntry[] = [];
  const add = (nodes: readonly MenuNode[], area: string): void => {
    for (const node of nodes) {
      const { key, label, url, icon, items } = node;
      if (items.length) add(items, [area, resolveText(label)].filter(Boolean).join(' › '));
      else if (isActivatable(node) && url !== undefined) screens.push({ key, url, label, area, icon });
    }
  };
  add(normalizeMenu(menu), '');
  return screens;
}

/** The user types more to find other screens. */
const MAX_RESULTS = 50;

export interface FoundScreens {
  readonly screens: readonly ScreenEntry[];
  /** Number of entries at the start of `screens` that were visited recently. */
  readonly recent: number;
  /** Number of all screens that match. */
  readonly total: number;
}

/**
 * Returns the screens whose label or area contains every word of a query, ignoring case and accents. Recently visited
 * screens come first, then those whose label matches, then the others.
 * @param visited addresses from the history, newest first
 */
export function findScreens(screens: readonly ScreenEntry[], query: string, visited: readonly string[]): FoundScreens {
  const typed = new TextQuery(query);
  const age = new Map(visited.map((url, index) => [url, index]));
  const found = screens.flatMap((screen, index) => {
    const label = resolveText(screen.label);
    const text = `${label}\n${screen.area}`;
    if (!typed.matches(text)) return [];
    const isRecent = age.has(screen.url);
    const group = isRecent ? 0 : typed.matches(label) ? 1 : 2;
    return [{ screen, group, order: age.get(screen.url) ?? index }];
  });
  found.sort((a, b) => a.group - b.group || a.order - b.order);
  return {
    screens: found.slice(0, MAX_RESULTS).map(({ screen }) => screen),
    recent: found.filter(({ group }) => group === 0).length,
    total: found.length,
  };
}
