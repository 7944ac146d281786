import { isActivatable, type MenuNode } from './menu.js';
import { fold, TextQuery, type TextRange } from '../text/text-fold.js';

/** A menu entry or group that a filter shows. */
export class MenuMatch {
  /** The entry or group. */
  readonly node: MenuNode;
  /** Its children that the filter shows. */
  readonly items: readonly MenuMatch[];
  /** Whether its own label matches. `false` if it is shown because an ancestor or a descendant matches. */
  readonly isOwn: boolean;
  readonly #query: TextQuery;
  #ranges: readonly TextRange[] | undefined;

  constructor(node: MenuNode, items: readonly MenuMatch[], isOwn: boolean, query: TextQuery) {
    this.node = node;
    this.items = items;
    this.isOwn = isOwn;
    this.#query = query;
  }

  /** Match ranges in its label, for highlighting. Computed at the first access, because few entries are visible. */
  get ranges(): readonly TextRange[] {
    return (this.#ranges ??= this.isOwn ? this.#query.ranges(this.node.label) : []);
  }
}

/** Result of filtering a menu. */
export interface FilteredMenu {
  /** The shown entries and groups of the first level. */
  readonly items: readonly MenuMatch[];
  /** `false` if the query is empty and the whole menu is shown. */
  readonly isFiltered: boolean;
  /** Number of entries and groups whose own label matches, for the announcement. */
  readonly count: number;
  /**
   * The entry that Enter in the filter opens. The first entry that can be activated and matches by its own label,
   * otherwise the first shown entry that can be activated. `undefined` if the query is empty or there is none.
   */
  readonly first: MenuNode | undefined;
}

/** Folded labels by node: a menu is folded once, and each key stroke only compares. */
const foldedLabels = new WeakMap<MenuNode, string>();

function foldedLabel(node: MenuNode): string {
  let folded = foldedLabels.get(node);
  if (folded === undefined) foldedLabels.set(node, (folded = fold(node.label)));
  return folded;
}

const EMPTY_QUERY = new TextQuery('');

/** Unfiltered menus by tree: clearing the filter returns the same object. */
const wholeMenus = new WeakMap<readonly MenuNode[], FilteredMenu>();

/**
 * Filters a menu. A group whose own label matches is shown with all its descendants. Any other group is shown with
 * its matching descendants only. Case, accents and special characters are ignored.
 *
 * @param tree the menu, from {@link normalizeMenu}
 * @param query the typed text; an empty text or white space returns the whole menu
 */
export function filterMenu(tree: readonly MenuNode[], query: unknown): FilteredMenu {
  const typed = new TextQuery(query);
  if (typed.isEmpty) {
    let whole = wholeMenus.get(tree);
    if (whole === undefined) {
      const items = tree.map((node) => wholeMatch(node));
      wholeMenus.set(tree, (whole = { items, isFiltered: false, count: 0, first: undefined }));
    }
    return whole;
  }
  const filtering = new MenuFiltering(typed);
  const items = filtering.filter(tree, false);
  return { items, isFiltered: true, count: filtering.count, first: filtering.firstOwn ?? filtering.firstShown };
}

function wholeMatch(node: MenuNode): MenuMatch {
  return new MenuMatch(node, node.items.map(wholeMatch), false, EMPTY_QUERY);
}

class MenuFiltering {
  readonly #query: TextQuery;
  count = 0;
  firstOwn: MenuNode | undefined;
  firstShown: MenuNode | undefined;

  constructor(query: TextQuery) {
    this.#query = query;
  }

  /** @param isInside whether an ancestor matches, so that all descendants are shown */
  filter(nodes: readonly MenuNode[], isInside: boolean): readonly MenuMatch[] {
    const shown: MenuMatch[] = [];
    for (const node of nodes) {
      const isOwn = this.#query.matches(node.label, foldedLabel(node));
      if (isOwn) this.count++;
      // A group that is only shown because of its descendants precedes them in the menu, but does not match itself.
      // So its descendants decide which match is first.
      if (isOwn && isActivatable(node)) this.firstOwn ??= node;
      if ((isOwn || isInside) && isActivatable(node)) this.firstShown ??= node;
      const items = node.items.length === 0 ? noItems : this.filter(node.items, isOwn || isInside);
      if (isOwn || isInside || items.length > 0) shown.push(new MenuMatch(node, items, isOwn, this.#query));
    }
    return shown;
  }
}

const noItems: readonly MenuMatch[] = [];
