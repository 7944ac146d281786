import type { DataRow } from '../table/data-row.js';
import type { StateColumn } from '../table/state-column.js';
import { ListFilter, type WhenIdle } from '../text/list-filter.js';
import type { TextQuery } from '../text/text-fold.js';
import { trimmedText } from '../text/visible-text.js';
import type { Tree } from './tree.js';

/**
 * Shows only the rows that match, their ancestors, expanded, and their descendants, collapsed.
 * @param matches the matching rows; undefined removes the filter
 */
export function filterTree(tree: Tree, matches: Uint32Array | undefined): void {
  if (!matches) return tree.setFilter();
  const { order, descendantCounts, count } = tree;
  const { parent } = tree.shape;
  const expanded = new Uint8Array(count);
  const included = new Uint8Array(count);
  for (const match of matches) {
    included[match] = 1;
    for (
      let ancestor = parent[match] as number;
      ancestor >= 0 && expanded[ancestor] === 0;
      ancestor = parent[ancestor] as number
    )
      expanded[ancestor] = 1;
  }
  let endOfMatch = 0;
  for (let at = 0; at < order.length; at++) {
    const rowIndex = order[at] as number;
    if (included[rowIndex] === 1) endOfMatch = Math.max(endOfMatch, at + 1 + (descendantCounts[rowIndex] as number));
    if (at < endOfMatch || expanded[rowIndex] === 1) included[rowIndex] = 1;
  }
  tree.setFilter(included, expanded);
}

/** @returns the row itself when no collapsed ancestor hides it, else the nearest visible ancestor; -1 when there is none */
export function nearestVisible(tree: Tree, rowIndex: number): number {
  let visible = rowIndex;
  for (let ancestor = rowIndex; ancestor >= 0; ancestor = tree.parentOf(ancestor))
    if ((ancestor !== rowIndex && !tree.isExpanded(ancestor)) || !tree.isIncluded(ancestor)) visible = ancestor;
  return tree.isIncluded(visible) ? visible : tree.parentOf(visible);
}

const noRows = new Uint32Array(0);

/** Finds the rows of a tree by their texts. */
export class TreeTextFilter {
  /** The rows that match. */
  matches: Uint32Array = noRows;
  readonly #whenIdle: WhenIdle | undefined;
  #list: ListFilter | undefined;
  /** The input from which the texts were computed. */
  #sources: readonly unknown[] = [];

  constructor({ whenIdle }: { readonly whenIdle?: WhenIdle }) {
    this.#whenIdle = whenIdle;
  }

  get query(): TextQuery | undefined {
    return this.#list?.query;
  }

  /** Shows only the rows that match, their ancestors and their descendants. */
  apply(
    tree: Tree,
    { filter, columns, language }: { filter: string; columns: readonly StateColumn[]; language: string },
  ): void {
    this.matches = noRows;
    if (trimmedText(filter) === '') {
      if (tree.isFiltered) filterTree(tree, undefined);
      this.#list?.clear();
      return;
    }
    const list = (this.#list ??= new ListFilter({
      readsOnce: true,
      ...(this.#whenIdle && { whenIdle: this.#whenIdle }),
    }));
    const sources = [tree.shape, columns, language];
    if (sources.some((source, at) => source !== this.#sources[at])) {
      this.#sources = sources;
      const { rows } = tree.shape;
      list.setList(tree.count, (at) => columns.map((column) => column.text(rows[at] as DataRow, language)));
    }
    this.matches = list.filter(filter);
    filterTree(tree, this.matches);
  }

  /** Texts of rows have changed: the next filter reads them anew. */
  textsChanged(): void {
    this.#sources = [];
  }

  /** Ends what is computed in idle time. */
  stop(): void {
    this.#list?.stop();
  }
}
