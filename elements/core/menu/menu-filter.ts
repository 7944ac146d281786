import { isActivatable, type MenuNode } from './menu.js';
import { fold, TextQuery, type TextRange } from '../text/text-fold.js';

/** A menu entry or group that a filter kept. */
export class MenuMatch {
  readonly node: MenuNode;
  /** What is kept of its children. */
  readonly items: readonly MenuMatch[];
  /** Whether its own label matches; false for what is kept because of a group above or an entry below. */
  readonly isOwn: boolean;
  readonly #query: TextQuery;
  #ranges: readonly TextRange[] | undefined;

  constructor(node: MenuNode, items: readonly MenuMatch[], isOwn: boolean, query: TextQuery) {
    this.node = node;
    this.items = items;
    this.isOwn = isOwn;
    this.#query = query;
  }

  /** Where its label matches, for highlighting; worked out when first asked for, as few entries are in sight. */
  get ranges(): readonly TextRange[] {
    return (this.#ranges ??= this.isOwn ? this.#query.ranges(this.node.label) : []);
  }
}

/** A menu under a filter. */
export interface FilteredMenu {
  readonly items: readonly MenuMatch[];
  /** False when nothing was typed, and the whole menu is there. */
  readonly isFiltered: boolean;
  /** How many entries and groups match by their own label, to be announced. */
  readonly count: number;
  /**
   * What Enter in the filter opens: the first entry that can be activated and matches by its own label, else the
   * first that can be activated at all. `undefined` when nothing was typed or none can be.
   */
  readonly first: MenuNode | undefined;
}

/** Folded labels by node: a menu is folded once, then each key stroke only compares. */
const foldedLabels = new WeakMap<MenuNode, string>();

function foldedLabel(node: MenuNode): string {
  let folded = foldedLabels.get(node);
  if (folded === undefined) foldedLabels.set(node, (folded = fold(node.label)));
  return folded;
}

const nothingTyped = new TextQuery('');

/** Whole menus by tree: clearing the filter gives back the very same one. */
const wholeMenus = new WeakMap<readonly MenuNode[], FilteredMenu>();

/**
 * Narrows a menu to what was typed: a group whose own label matches is kept with all below it; any
 * other group only with what matches below it, at any depth. Special characters and case do not count.
 *
 * @param query what was typed; empty or only white space gives the whole menu.
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
  const items = filtering.keep(tree, false);
  return { items, isFiltered: true, count: filtering.count, first: filtering.firstOwn ?? filtering.firstShown };
}

function wholeMatch(node: MenuNode): MenuMatch {
  return new MenuMatch(node, node.items.map(wholeMatch), false, nothingTyped);
}

class MenuFiltering {
  readonly #query: TextQuery;
  count = 0;
  firstOwn: MenuNode | undefined;
  firstShown: MenuNode | undefined;

  constructor(query: TextQuery) {
    this.#query = query;
  }

  /** @param isInside whether a group above matches, so that all is kept. */
  keep(nodes: readonly MenuNode[], isInside: boolean): readonly MenuMatch[] {
    const kept: MenuMatch[] = [];
    for (const node of nodes) {
      const isOwn = this.#query.matches(node.label, foldedLabel(node));
      if (isOwn) this.count++;
      // A group that turns out to be kept only for what is below it comes before that in the menu, but does not match:
      // what is below it does, and so decides which is first.
      if (isOwn && isActivatable(node)) this.firstOwn ??= node;
      if ((isOwn || isInside) && isActivatable(node)) this.firstShown ??= node;
      const items = node.items.length === 0 ? noItems : this.keep(node.items, isOwn || isInside);
      if (isOwn || isInside || items.length > 0) kept.push(new MenuMatch(node, items, isOwn, this.#query));
    }
    return kept;
  }
}

const noItems: readonly MenuMatch[] = [];
