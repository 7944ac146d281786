import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { currentEntry } from '../../core/menu/menu-current.js';
import { filterMenu, type FilteredMenu } from '../../core/menu/menu-filter.js';
import { normalizeMenu, type MenuItem, type MenuNode } from '../../core/menu/menu.js';
import { pageUrl, parseUrl } from '../../core/urls/page-url.js';
import { MenuRows } from './menu-rows.js';

/** A menu as it stands in the drawer: its rows, what a filter keeps of them, and the mark of the page that is shown. */
export class MenuView {
  /** Undefined until it is first rendered. */
  rows?: MenuRows;
  filtered?: FilteredMenu | undefined;
  #tree: readonly MenuNode[] = [];
  /** The rows are of other items, of another language, or lack icons. */
  #stale = true;
  /** The page whose entry is marked as the current one. */
  #markedPage: string | undefined;
  readonly #collapsed = new Set<string>();

  /** The rows are made anew when they are next rendered. */
  renew(): void {
    this.#stale = true;
  }

  render(items: readonly MenuItem[], filter: string, currentUrl: string): void {
    if (this.#stale || !this.rows) this.#make(items);
    const filtered = filterMenu(this.#tree, filter);
    if (filtered !== this.filtered) this.rows?.show(filtered);
    this.filtered = filtered;
    const page = parseUrl(currentUrl || location.href, pageUrl());
    if (page?.href === this.#markedPage) return;
    this.#markedPage = page?.href;
    this.rows?.setCurrent(currentEntry(this.#tree, page));
  }

  #make(items: readonly MenuItem[]): void {
    this.#stale = false;
    this.#tree = withTexts(normalizeMenu(items));
    this.rows?.finish();
    this.rows = new MenuRows(
      this.#tree,
      {
        inactive: msg('Inativo', { id: 'dassMenuInactive' }),
        unsafe: msg('Endereço não permitido', { id: 'dassMenuUnsafe' }),
      },
      this.#collapsed,
    );
    this.filtered = undefined;
    this.#markedPage = undefined;
  }
}

/** The menu with the labels that the user reads: what is filtered is what is shown. */
function withTexts(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.map((node) => ({ ...node, label: resolveText(node.label), items: withTexts(node.items) }));
}
