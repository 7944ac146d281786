import { currentEntry, normalizeMenu } from 'dass-elements/menu.js';
import type { MenuItem } from '../platform/platform.js';
import type { Redirect } from '../routes/redirects.js';

/**
 * What the history calls a visited address: as the menu does. Of an address below an entry (an order below the orders)
 * the entry's label and the numbers; the address itself where the menu has nothing like it.
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
