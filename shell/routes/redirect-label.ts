import { currentEntry, normalizeMenu } from 'dass-elements/menu.js';
import type { MenuItem } from '../platform/platform.js';
import type { Redirect } from './redirects.js';

/**
 * The label of a visited address in the history: the label of its menu entry. For an address below an entry (an order
 * below the orders) the numbers follow. Without an entry it is the address itself.
 */
export function labelOfRedirect({ visited, route }: Redirect, menu: readonly MenuItem[], origin: string): string {
  const tree = normalizeMenu(menu);
  const prefix = route.project && `/${route.project}`;
  const bare = prefix && visited.toLowerCase().startsWith(`${prefix}/`) ? visited.slice(prefix.length) : visited;
  for (const address of new Set([visited, bare])) {
    const found = currentEntry(tree, new URL(address, origin));
    if (!found) continue;
    const { label, url = '' } = found.node;
    if (found.current === 'page') return label;
    const below = new URL(address, origin).pathname.slice(new URL(url, origin).pathname.replace(/\/+$/, '').length + 1);
    return `${label} ${below.replace(/\/+$/, '')}`;
  }
  return visited;
}
