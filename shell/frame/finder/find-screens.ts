import { isActivatable, normalizeMenu, type MenuNode } from 'dass-elements/menu.js';
import { TextQuery } from 'dass-elements/text.js';
import { resolveText } from 'dass-elements/language.js';

/** A screen that the user can open, or a record that he has opened. */
export interface ScreenEntry {
  readonly key: string;
  readonly url: string;
  /** Label from the menu or the history: a text or a message id. */
  readonly label: string;
  /** Labels of the ancestor groups, joined. Of a record the label of its screen. */
  readonly area: string;
  readonly icon: string;
  /** A page that the menu does not have, such as a record: it is found only as a recent one, by its label. */
  readonly isRecord?: boolean;
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

/** A visited page of the history. */
interface VisitedPage {
  readonly url: string;
  readonly label: string;
}

const pathOf = (url: string): string => /^[^?#]*/.exec(url)![0];

/** Returns the screen at the path of an address, whatever its parameters. */
export function screenAt(screens: readonly ScreenEntry[], url: string): ScreenEntry | undefined {
  const path = pathOf(url);
  return screens.find((screen) => screen.url === path);
}

/**
 * Returns the visited pages that are no screens of the menu themselves, but opened by one of them, such as records. A
 * page of a screen that the user's menu no longer has is left out.
 */
export const recordsOf = (screens: readonly ScreenEntry[], visited: readonly VisitedPage[]): readonly ScreenEntry[] =>
  visited.flatMap(({ url, label }) => {
    const screen = screenAt(screens, url);
    if (!screen || screens.some((one) => one.url === url)) return [];
    return [{ key: `visited ${url}`, url, label, area: resolveText(screen.label), icon: screen.icon, isRecord: true }];
  });

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
 * ones whose label matches come first, then the others whose label matches, then the rest.
 * @param visited addresses from the history, newest first
 */
export function findScreens(screens: readonly ScreenEntry[], query: string, visited: readonly string[]): FoundScreens {
  const typed = new TextQuery(query);
  const age = new Map(visited.map((url, index) => [url, index]));
  const found = screens.flatMap((screen, index) => {
    const label = resolveText(screen.label);
    const isLabel = typed.matches(label);
    if (!isLabel && (screen.isRecord || !typed.matches(`${label}\n${screen.area}`))) return [];
    const visit = isLabel ? age.get(screen.url) : undefined;
    const group = visit !== undefined ? 0 : isLabel ? 1 : 2;
    return [{ screen, group, order: visit ?? index }];
  });
  found.sort((a, b) => a.group - b.group || a.order - b.order);
  return {
    screens: found.slice(0, MAX_RESULTS).map(({ screen }) => screen),
    recent: found.filter(({ group }) => group === 0).length,
    total: found.length,
  };
}
