import { warnOnce } from '../../base/warn.js';
import { whenIdle } from '../../base/idle.js';
import type { ListFilter } from '../../core/list-filter.js';
import type { TextQuery } from '../../core/text-fold.js';
import type { Sorting, TreeSorting } from '../../core/tree-sorting.js';
import type { TreeSelection } from '../../core/tree-selection.js';
import { TreeShape, type LoadedRows, type TreeFields } from '../../core/tree-shape.js';
import { Tree } from '../../core/tree.js';
import type { Column } from './columns.js';
import type { LazyChildren } from './lazy-children.js';

/** Which rows are open at first: those with these keys, all of them, or so many levels. */
export type Expanded = readonly unknown[] | 'all' | number;

/** What the data are and how they are to be shown, as the host says. */
export interface TreeSettings {
  readonly rows: readonly unknown[];
  /** Rows that have come later, below others. */
  readonly loaded: readonly LoadedRows[];
  readonly fields: TreeFields;
  /** The field by which siblings are ordered at first; none by default. */
  readonly sortField: string;
  readonly expanded: Expanded;
  readonly selected: readonly unknown[];
  readonly selection: 'none' | 'single' | 'multiple';
  readonly filter: string;
  readonly columns: readonly Column[];
  readonly sorting: Sorting | undefined;
  readonly language: string;
}

/** What loads later. */
export interface SourceParts {
  readonly ListFilter: typeof ListFilter;
  readonly TreeSelection: typeof TreeSelection;
  readonly TreeSorting: typeof TreeSorting;
}

const noPlaces = new Uint32Array(0);

/** Whether settings ask for what loads later. */
export const needsLaterParts = ({ sortField, selection, filter, sorting, columns }: TreeSettings): boolean =>
  columns.some(({ type }) => type === 'date') ||
  selection !== 'none' ||
  filter.trim() !== '' ||
  sorting !== undefined ||
  sortField !== '';

/**
 * Makes the tree of what the host has given, anew only as far as something has changed, and keeps what a person has made
 * of it.
 */
export class TreeSource {
  tree = new Tree(new TreeShape([], { id: '', parentId: '', optionalId: '', children: '' }));
  /** Which rows are chosen; undefined where none can be. */
  selection: TreeSelection | undefined;
  /** Rows that come when they are opened; undefined where none do. */
  lazy: LazyChildren | undefined;
  /** The rows that the filter has found. */
  matches: Uint32Array = noPlaces;
  readonly #tag: string;
  #settings: TreeSettings | undefined;
  #parts: SourceParts | undefined;
  /** What the rows stood in before those that were taken last. */
  #before: TreeShape | undefined;
  #sorting: TreeSorting | undefined;
  #filter: ListFilter | undefined;
  /** What the texts are folded of. */
  #searched: readonly unknown[] = [];

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** What is looked for; undefined when nothing is. */
  get query(): TextQuery | undefined {
    return this.tree.isFiltered ? this.#filter?.query : undefined;
  }

  /**
   * @param parts what loads later; without it nothing is sorted, filtered or chosen
   * @returns whether the rows are others
   */
  take(settings: TreeSettings, parts: SourceParts | undefined): boolean {
    const hasParts = parts !== this.#parts && needsLaterParts(settings);
    // What was waited for is there: all is done that could not be.
    const before = hasParts ? undefined : this.#settings;
    this.#settings = settings;
    this.#parts = parts;
    const old = this.tree;
    const isAnother = !this.#isSameTree(before, settings);
    const isFirst = old.count === 0;
    const has = (name: keyof TreeSettings): boolean => before?.[name] !== settings[name];
    this.#before = isAnother ? old.shape : undefined;
    if (isAnother) this.#build(settings);
    if (isFirst ? isAnother || has('expanded') : has('expanded') && !hasParts) this.#expand(settings.expanded);
    else if (isAnother) this.#keepOpen(old);
    if (has('selection') || has('selected') || isAnother)
      this.#choose(settings, isFirst || (!hasParts && has('selected')));
    if (isAnother || has('language') || has('columns')) this.#sorting = undefined;
    const isSortedBefore = before?.sorting !== undefined;
    const isSorted = settings.sorting !== undefined;
    if (isSorted ? isAnother || has('sorting') || has('columns') || has('language') : isSortedBefore && !isAnother)
      this.#sort();
    if (isAnother || has('filter') || has('columns')) this.#search(settings);
    return isAnother;
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

  /** Ends what is done while nobody waits. */
  stop(): void {
    this.#filter?.stop();
  }

  #isSameTree(before: TreeSettings | undefined, { rows, loaded, sortField, fields }: TreeSettings): boolean {
    return (
      before?.rows === rows &&
      before.loaded === loaded &&
      before.sortField === sortField &&
      (Object.keys(fields) as (keyof TreeFields)[]).every((name) => before.fields[name] === fields[name])
    );
  }

  #build({ rows, loaded, fields, sortField }: TreeSettings): void {
    this.tree = new Tree(new TreeShape(rows, fields, loaded));
    if (sortField) this.#sortAtFirst(sortField);
  }

  /** By numbers where the first value is one, else by text. */
  #sortAtFirst(field: string): void {
    const { tree } = this;
    const first = tree.shape.rows.find((row) => row[field] != null)?.[field];
    const type = typeof first === 'number' ? 'number' : 'text';
    tree.sort(this.#makeSorting()?.by({ key: field, type, value: (row) => row[field] }, 'ascending'));
    tree.settleOrder();
  }

  #expand(expanded: Expanded): void {
    const { tree } = this;
    if (expanded === 'all') tree.setAllOpen(true);
    else if (typeof expanded === 'number') tree.openTo(expanded);
    else {
      tree.setAllOpen(false);
      if (expanded.length > 0) tree.open(this.#placesOf(expanded));
    }
  }

  /** What was open stays so, by its key. */
  #keepOpen(old: Tree): void {
    if (!old.isFiltered && old.isAllOpen && old.hasLevels) this.tree.setAllOpen(true);
    else this.tree.open(this.#placesOf(Array.from(old.openPlaces(), (place) => old.shape.keyOf(place))));
  }

  #placesOf(keys: readonly unknown[]): number[] {
    const { shape } = this.tree;
    return keys.map((key) => shape.placeOf(key)).filter((place) => place >= 0);
  }

  /** @param asTold as the host says, else as a person has left it */
  #choose({ selection, selected }: TreeSettings, asTold: boolean): void {
    const before = this.selection;
    const shape = this.#before ?? this.tree.shape;
    if (selection === 'none' || !this.#parts) {
      this.selection = undefined;
      return;
    }
    const keys = asTold || !before ? selected : Array.from(before.places(), (place) => shape.keyOf(place));
    const places = this.#placesOf(keys);
    this.selection = new this.#parts.TreeSelection(this.tree);
    if (selection === 'single') this.selection.only(places[0] ?? -1);
    else if (places.length > 0) this.selection.replace(places);
  }

  #makeSorting(): TreeSorting | undefined {
    const { shape } = this.tree;
    const language = this.#settings?.language ?? '';
    return this.#parts && new this.#parts.TreeSorting(shape, language, (text) => warnOnce(this.#tag, text));
  }

  #sort(): void {
    const { columns, sorting } = this.#settings as TreeSettings;
    const column = columns.find(({ name }) => name === sorting?.column);
    this.#sorting ??= this.#makeSorting();
    this.tree.sort(column && sorting && this.#sorting?.by(column, sorting.direction));
  }

  #search({ filter, columns, language }: TreeSettings): void {
    const { tree } = this;
    this.matches = noPlaces;
    if (filter.trim() === '' || !this.#parts) {
      if (tree.isFiltered) tree.filter(undefined);
      this.#filter?.clear();
      return;
    }
    const list = (this.#filter ??= new this.#parts.ListFilter({ whenIdle }));
    const searched = [tree.shape, columns, language];
    if (searched.some((part, at) => part !== this.#searched[at])) {
      this.#searched = searched;
      const { rows: all } = tree.shape;
      list.setList(tree.count, (place) => columns.map((column) => column.text(all[place] as never, language)));
    }
    this.matches = list.filter(filter);
    tree.filter(this.matches);
  }
}
