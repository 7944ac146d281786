import type { TextQuery } from '../../../core/text/text-fold.js';
import { readList } from '../../../core/util/read-value.js';
import type { TreeSelection } from '../../../core/tree/tree-selection.js';
import { TreeShape, type TreeFields } from '../../../core/tree/tree-shape.js';
import { Tree } from '../../../core/tree/tree.js';
import type { LazyChildren } from './lazy-children.js';
import type { Expanded, TreeSettings } from '../settings.js';
import type { TreeViews } from './tree-views.js';

/** Whether settings ask for what loads later. */
export const needsLaterParts = ({ sortField, selection, filter, sorting, columns }: TreeSettings): boolean =>
  columns.some(({ type }) => type === 'date') ||
  selection !== 'none' ||
  filter.trim() !== '' ||
  sorting !== undefined ||
  sortField !== '';

/**
 * Makes the tree of what the host has given, anew only as far as something has changed, and keeps what the user has made
 * of it.
 */
export class TreeSource {
  tree = new Tree(new TreeShape([], { id: '', parentId: '', optionalId: '', children: '' }));
  /** Which rows are chosen; undefined where none can be. */
  selection: TreeSelection | undefined;
  /** Rows that come when they are opened; undefined where none do. */
  lazy: LazyChildren | undefined;
  #settings: TreeSettings | undefined;
  #views: TreeViews | undefined;
  /** What the rows stood in before those that were taken last. */
  #before: TreeShape | undefined;

  /** What is looked for; undefined when nothing is. */
  get query(): TextQuery | undefined {
    return this.tree.isFiltered ? this.#views?.query : undefined;
  }

  /**
   * @param views sorts, filters and chooses; it loads later, and without it nothing is
   * @returns whether the rows are others
   */
  take(settings: TreeSettings, views: TreeViews | undefined): boolean {
    const isMet = views !== this.#views && needsLaterParts(settings);
    // What was waited for is there: all is done that could not be.
    const before = isMet ? undefined : this.#settings;
    this.#settings = settings;
    this.#views = views;
    const old = this.tree;
    const isAnother = !this.#isSameTree(before, settings);
    const isFirst = old.count === 0;
    const has = (name: keyof TreeSettings): boolean => before?.[name] !== settings[name];
    this.#before = isAnother ? old.shape : undefined;
    if (isAnother) this.#build(settings);
    if (isFirst ? isAnother || has('expanded') : has('expanded') && !isMet) this.#expand(settings.expanded);
    else if (isAnother) this.#keepOpen(old);
    if (has('selection') || has('independent') || has('selected') || isAnother)
      this.selection = views?.choose(this, this.#before, settings, isFirst || (!isMet && has('selected')));
    const isSame = !isAnother && !has('language') && !has('columns');
    const isSorted = settings.sorting !== undefined;
    const wasSorted = before?.sorting !== undefined;
    if (isSorted ? !isSame || has('sorting') : wasSorted && !isAnother) views?.sort(this.tree, settings, isSame);
    if (isAnother || has('filter') || has('columns')) views?.search(this.tree, settings);
    return isAnother;
  }

  /** Whether anything can be opened, so that there is a toggle for all. */
  get hasToggle(): boolean {
    return this.tree.hasLevels || this.lazy?.isOffered === true;
  }

  /** Whether all is open, and none of it still to come. */
  get isAllOpen(): boolean {
    return this.tree.isAllOpen && !this.lazy?.isAnyWaiting(this.tree.count);
  }

  /** Whether a row is open, or about to be; undefined when nothing is below it. */
  isOpen(place: number): boolean | undefined {
    if (place < 0) return undefined;
    if (this.tree.hasChildren(place)) return this.tree.isOpen(place);
    return this.lazy?.isWaiting(place) ? this.lazy.stateOf(place) === 'loading' : undefined;
  }

  /** Where a row of those before stands now, by its key; -1 when it is gone. */
  placeNow(before: number): number {
    return before < 0 || !this.#before ? -1 : this.tree.shape.placeOf(this.#before.keyOf(before));
  }

  #isSameTree(before: TreeSettings | undefined, { rows, loaded, sortField, fields }: TreeSettings): boolean {
    return (
      before?.rows === rows &&
      before.loaded === loaded &&
      before.sortField === sortField &&
      (Object.keys(fields) as (keyof TreeFields)[]).every((name) => before.fields[name] === fields[name])
    );
  }

  #build({ rows, loaded, fields, sortField, language }: TreeSettings): void {
    this.tree = new Tree(new TreeShape(readList(rows) ?? [], fields, loaded));
    if (sortField) this.#views?.sortAtFirst(this.tree, sortField, language);
  }

  #expand(expanded: Expanded): void {
    const { tree } = this;
    if (expanded === 'all') tree.setAllOpen(true);
    else if (typeof expanded === 'number') tree.openTo(expanded);
    else {
      const keys = readList(expanded) ?? [];
      tree.setAllOpen(false);
      if (keys.length > 0) tree.open(tree.shape.placesOf(keys));
    }
  }

  /** What was open stays so, by its key. */
  #keepOpen(old: Tree): void {
    if (!old.isFiltered && old.isAllOpen && old.hasLevels) this.tree.setAllOpen(true);
    else this.tree.open(this.tree.shape.placesOf(old.shape.keysOf(old.openPlaces())));
  }
}
