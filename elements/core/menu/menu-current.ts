import type { MenuNode } from './menu.js';
import { pageUrl, parseUrl, type PageLocation } from '../urls/page-url.js';

/** The menu entry for the page that is being shown. */
export interface CurrentEntry {
  readonly node: MenuNode;
  /** `aria-current`: `page` for the entry of this very page, `true` for the one that this page lies under. */
  readonly current: 'page' | 'true';
}

/**
 * The menu entry that the page belongs to, for `aria-current`: the one with the page's path and, where the entry names
 * a query, that query too (the most specific, then the first); else the one with the longest path above the page's
 * (`/producao` for `/producao/12`, not for `/producao-antiga`). The root is above everything and so counts only for
 * itself. A fragment counts where a router keeps its path in it (`#/…`).
 *
 * @param location default: the page's own location.
 */
export function currentEntry(tree: readonly MenuNode[], location?: PageLocation): CurrentEntry | undefined {
  const page = pageUrl(location);
  if (page === undefined) return undefined;
  let best: MenuNode | undefined;
  let bestScore = 0;
  const visit = (nodes: readonly MenuNode[]) => {
    for (const node of nodes) {
      const score = node.url === undefined ? 0 : scoreOf(node.url, page);
      if (score > bestScore) {
        best = node;
        bestScore = score;
      }
      visit(node.items);
    }
  };
  visit(tree);
  return best === undefined ? undefined : { node: best, current: bestScore >= samePage ? 'page' : 'true' };
}

const samePage = 1e6;

/** A path that a URL parser gives back as it is: most of a menu. */
const plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/;

/** 0: another page; below `samePage`: above this page, the longer the nearer; from `samePage`: this page. */
function scoreOf(address: string, page: URL): number {
  if (plainPath.test(address)) return scoreOfPlace(withoutEndSlash(address), placeOf(page), 0);
  const url = parseUrl(address, page);
  if (url === undefined || url.origin !== page.origin) return 0;
  const named = [...url.searchParams];
  if (!named.every(([name, value]) => page.searchParams.getAll(name).includes(value))) return 0;
  return scoreOfPlace(placeOf(url), placeOf(page), named.length);
}

function scoreOfPlace(place: string, pagePlace: string, named: number): number {
  if (place === pagePlace) return samePage + named;
  const isAbove = place !== '' && (pagePlace.startsWith(`${place}/`) || pagePlace.startsWith(`${place}#`));
  return isAbove ? place.length : 0;
}

/** The path, and the fragment where a router keeps its path there (`#/…`, `#!/…`). */
function placeOf(url: URL): string {
  return withoutEndSlash(url.pathname) + (/^#!?\//.test(url.hash) ? withoutEndSlash(url.hash) : '');
}

function withoutEndSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
