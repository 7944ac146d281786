import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { currentEntry } from '../../core/menu/menu-current.js';
import { filterMenu, type FilteredMenu } from '../../core/menu/menu-filter.js';
import { normalizeMenu, type MenuItem, type MenuNode } from '../../core/menu/menu.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import { TextQuery } from '../../core/text/text-fold.js';
import { pageUrl, parseUrl } from '../../core/urls/page-url.js';
import { MenuRows } from './menu-rows.js';

/** The menu in the drawer: its rows, the filter result and the mark of the current page. */
export class MenuView {
  /** Undefined until it is first rendered. */
  rows?: MenuRows;
  filtered?: FilteredMenu | undefined;
  #tree: readonly MenuNode[] = [];
  /** Whether items, language or icons have changed since the rows were created. */
  #isStale = true;
  #query = new TextQuery('');
  /** Address of the page whose entry is marked as current. */
  #currentUrl: string | undefined;
  readonly #collapsed = new Set<string>();

  /** Creates new rows at the next rendering. */
  invalidate(): void {
    this.#isStale = true;
  }

  render(items: readonly MenuItem[], filter: string, currentUrl: string): void {
    if (this.#isStale || !this.rows) this.#createRows(items);
    const filtered = filterMenu(this.#tree, filter);
    if (filtered !== this.filtered) {
      this.rows?.show(filtered);
      this.#query = new TextQuery(filter);
    }
    this.filtered = filtered;
    const page = parseUrl(currentUrl || location.href, pageUrl());
    if (page?.href === this.#currentUrl) return;
    this.#currentUrl = page?.href;
    this.rows?.setCurrent(currentEntry(this.#tree, page));
  }

  /** The labels, while the filter matches none of them. */
  get searched(): SearchedList | undefined {
    const { filtered } = this;
    if (!filtered?.isFiltered || filtered.items.length > 0) return undefined;
    const labels = labelsOf(this.#tree);
    return {
      ...{ list: this.#tree, count: labels.length, query: this.#query },
      textAt: (index) => labels[index] as string,
    };
  }

  #createRows(items: readonly MenuItem[]): void {
    this.#isStale = false;
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
    this.#currentUrl = undefined;
  }
}

const labelsOf = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ label, items }) => [label, ...labelsOf(items)]);

/** Returns the menu with translated labels, so that the filter searches the displayed text. */
function withTexts(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.map((node) => ({ ...node, label: resolveText(node.label), items: withTexts(node.items) }));
}
