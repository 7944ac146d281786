import type { MenuNode } from './menu.js';
import { pageUrl, parseUrl, type PageLocation } from '../urls/page-url.js';

/** The menu entry of the current page. */
export interface CurrentEntry {
  /** The entry. */
  readonly node: MenuNode;
  /** Value for `aria-current`: `page` if the entry links to the page itself, `true` if it links to an ancestor path. */
  readonly current: 'page' | 'true';
}

/**
 * Returns the menu entry of the current page, for `aria-current`.
 *
 * An entry with the path of the page takes precedence. If it has a query, the page must have it, too; the entry with the most
 * parameters takes precedence, then the first. Otherwise the entry with the longest ancestor path applies: `/producao` for
 * `/producao/12`, not for `/producao-antiga`. The root path only matches itself. A fragment counts if a router keeps
 * its path there (`#/…`).
 *
 * @param tree the menu, from {@link normalizeMenu}
 * @param location address of the page. Default: the page's own location
 * @returns `undefined` if no entry matches or there is no page
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
  return best === undefined ? undefined : { node: best, current: bestScore >= SAME_PAGE ? 'page' : 'true' };
}

const SAME_PAGE = 1e6;

/** A path that the URL parser would return unchanged, as most menu entries have. */
const plainPath = /^\/(?:[\w~-][\w.~-]*(?:\/|$))*$/;

/**
 * Returns 0 for another page, the length of an ancestor path (below `SAME_PAGE`), or at least `SAME_PAGE` for this
 * page.
 */
function scoreOf(address: string, page: URL): number {
  if (plainPath.test(address)) return scoreOfPath(withoutEndSlash(address), pathOf(page), 0);
  const url = parseUrl(address, page);
  if (url === undefined || url.origin !== page.origin) return 0;
  const parameters = [...url.searchParams];
  if (!parameters.every(([name, value]) => page.searchParams.getAll(name).includes(value))) return 0;
  return scoreOfPath(pathOf(url), pathOf(page), parameters.length);
}

function scoreOfPath(path: string, pagePath: string, parameterCount: number): number {
  if (path === pagePath) return SAME_PAGE + parameterCount;
  const isAbove = path !== '' && (pagePath.startsWith(`${path}/`) || pagePath.startsWith(`${path}#`));
  return isAbove ? path.length : 0;
}

/** The path, and the fragment where a router keeps its path there (`#/…`, `#!/…`). */
function pathOf(url: URL): string {
  return withoutEndSlash(url.pathname) + (/^#!?\//.test(url.hash) ? withoutEndSlash(url.hash) : '');
}

function withoutEndSlash(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end--;
  return path.slice(0, end);
}
