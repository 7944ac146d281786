import { warnOnce } from '../../../base/warn.js';
import { whenIdle } from '../../../base/loading/idle.js';
import { ListFilter } from '../../../core/text/list-filter.js';
import { readField, readList } from '../../../core/util/read-value.js';
import type { TextQuery } from '../../../core/text/text-fold.js';
import type { Tree } from '../../../core/tree/tree.js';
import { filterTree } from '../../../core/tree/tree-filter.js';
import { TreeSelection } from '../../../core/tree/tree-selection.js';
import type { TreeRow, TreeShape } from '../../../core/tree/tree-shape.js';
import { TreeSorting } from '../../../core/tree/tree-sorting.js';
import type { TreeSettings } from '../settings.js';

const noPlaces = new Uint32Array(0);

/** How a tree is sorted, searched and chosen from; what is worked out once is kept. */
export class TreeViews {
  /** The rows that the filter has found. */
  matches: Uint32Array = noPlaces;
  readonly #tag: string;
  #sorting: TreeSorting | undefined;
  #filter: ListFilter | undefined;
  /** What the texts are folded of. */
  #searched: readonly unknown[] = [];

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** What is looked for. */
  get query(): TextQuery | undefined {
    return this.#filter?.query;
  }

  /** Ends what is done while nobody waits. */
  stop(): void {
    this.#filter?.stop();
  }

  /** Puts siblings where a field says, as at first: by numbers where the first value is one, else by text. */
  sortAtFirst(tree: Tree, field: string, language: string): void {
    const value = (row: TreeRow): unknown => readField(row, field);
    const first = value(tree.shape.rows.find((row) => value(row) != null) ?? {});
    const type = typeof first === 'number' ? 'number' : 'text';
    const sorting = this.#makeSorting(tree, language);
    const order = sorting.by({ key: field, type, value }, 'ascending');
    for (let group = 0; group <= tree.count; group++) order.ensure(group);
    tree.shape.kids = order.kids;
    tree.sort();
  }

  /** @param isSame whether rows, columns and language are as they were */
  sort(tree: Tree, { columns, sorting, language }: TreeSettings, isSame: boolean): void {
    const column = columns.find(({ name }) => name === sorting?.column);
    if (!isSame) this.#sorting = undefined;
    this.#sorting ??= this.#makeSorting(tree, language);
    tree.sort(column && sorting && this.#sorting.by(column, sorting.direction));
  }

  /**
   * @param before what the rows stood in before, where they are others
   * @param asTold as the host says, else as the user has left it
   * @returns which rows are chosen; undefined where none can be
   */
  choose(
    { tree, selection: last }: { readonly tree: Tree; readonly selection: TreeSelection | undefined },
    before: TreeShape | undefined,
    { selection, selected, independent }: TreeSettings,
    asTold: boolean,
  ): TreeSelection | undefined {
    if (selection === 'none') return undefined;
    const keys = asTold || !last ? (readList(selected) ?? []) : (before ?? tree.shape).keysOf(last.places());
    const places = tree.shape.placesOf(keys);
    const chosen = new TreeSelection(tree, independent);
    if (selection === 'single') chosen.only(places[0] ?? -1);
    else if (places.length > 0) chosen.replace(places);
    return chosen;
  }

  search(tree: Tree, { filter, columns, language }: TreeSettings): void {
    this.matches = noPlaces;
    if (filter.trim() === '') {
      if (tree.isFiltered) filterTree(tree, undefined);
      this.#filter?.clear();
      return;
    }
    const list = (this.#filter ??= new ListFilter({ whenIdle, readsOnce: true }));
    const searched = [tree.shape, columns, language];
    if (searched.some((part, at) => part !== this.#searched[at])) {
      this.#searched = searched;
      const { rows: all } = tree.shape;
      list.setList(tree.count, (place) => columns.map((column) => column.text(all[place] as never, language)));
    }
    this.matches = list.filter(filter);
    filterTree(tree, this.matches);
  }

  #makeSorting({ shape }: Tree, language: string): TreeSorting {
    return new TreeSorting(shape, language, (text) => warnOnce(this.#tag, text));
  }
}
