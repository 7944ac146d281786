import { warnOnce } from '../../base/warn.js';
import { whenIdle } from '../../base/idle.js';
import { ListFilter } from '../../core/list-filter.js';
import { TreeKeys, type Direction } from '../../core/tree-keys.js';
import { TreeSelection } from '../../core/tree-selection.js';
import { problem, TreeShape, type TreeFields } from '../../core/tree-shape.js';
import { Tree } from '../../core/tree.js';
import type { Column } from './columns.js';

/** Which rows are open at first: those with these keys, all of them, or so many levels. */
export type Expanded = readonly unknown[] | 'all' | number;

/** What the data are and how they are to be shown, as the host says. */
export interface TreeSettings {
  readonly rows: readonly unknown[];
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

export interface Sorting {
  readonly column: string;
  readonly direction: Direction;
}

/** Keys of rows with something wrong (HT-05). */
export interface TreeProblems {
  /** Roots whose parent is not there. */
  readonly orphans: readonly string[];
  /** Roots whose parents went in a circle. */
  readonly cycles: readonly string[];
  /** Rows whose key another has, too. */
  readonly duplicates: readonly string[];
  /** Rows without an id. */
  readonly missingIds: readonly string[];
}

/** So many keys are named in the console. */
const MOST_NAMED = 5;

const listOf = (keys: Expanded): readonly unknown[] => (Array.isArray(keys) ? (keys as readonly unknown[]) : []);

/** Makes the tree of what the host has given, anew only as far as something has changed, and keeps what a person has made of it. */
export class TreeSource {
  tree = new Tree(new TreeShape([], { id: '', parentId: '', optionalId: '', children: '' }));
  selection = new TreeSelection(this.tree);
  readonly filter = new ListFilter({ whenIdle });
  readonly #tag: string;
  #before: TreeShape | undefined;
  #settings: TreeSettings | undefined;
  #keys = new TreeKeys(this.tree.shape, '', () => {});
  /** What the texts are folded of. */
  #searched: readonly unknown[] = [];

  constructor(tag: string) {
    this.#tag = tag;
  }

  /** @returns whether the rows are others */
  take(settings: TreeSettings): boolean {
    const before = this.#settings;
    this.#settings = settings;
    const isAnother =
      !before ||
      before.rows !== settings.rows ||
      before.sortField !== settings.sortField ||
      Object.entries(settings.fields).some(([name, field]) => before.fields[name as keyof TreeFields] !== field);
    const old = this.tree;
    this.#before = undefined;
    if (isAnother) this.#build(settings);
    const isFirst = old.count === 0;
    if (!before || before.expanded !== settings.expanded || (isAnother && isFirst)) this.#expand(settings.expanded);
    else if (isAnother) this.#keepOpen(old);
    if (
      !before ||
      before.selected !== settings.selected ||
      before.selection !== settings.selection ||
      (isAnother && isFirst)
    )
      this.#select(settings.selected);
    const isSpokenOtherwise = before?.language !== settings.language;
    if (isAnother || isSpokenOtherwise || before.columns !== settings.columns)
      this.#keys = new TreeKeys(this.tree.shape, settings.language, (text) => warnOnce(this.#tag, text));
    const mustSort = before?.columns !== settings.columns || before.sorting !== settings.sorting || isSpokenOtherwise;
    if (settings.sorting ? isAnother || mustSort : !isAnother && before.sorting) this.#sort(settings.sorting);
    if (isAnother || before.filter !== settings.filter || before.columns !== settings.columns) this.#filter(settings);
    return isAnother;
  }

  /** Where a row of those before stands now, by its key; -1 when it is gone. */
  placeNow(before: number): number {
    return before < 0 || !this.#before ? -1 : this.tree.shape.placeOf(this.#before.keyOf(before));
  }

  /** The rows with something wrong; undefined when there are none. */
  get problems(): TreeProblems | undefined {
    const { shape } = this.tree;
    const { problems } = shape;
    if (!problems) return undefined;
    const keysOf = (what: number): string[] => {
      const keys: string[] = [];
      problems.forEach((bits, place) => {
        if (bits & what) keys.push(shape.keyOf(place));
      });
      return keys;
    };
    return {
      orphans: keysOf(problem.orphan),
      cycles: keysOf(problem.cycle),
      duplicates: keysOf(problem.duplicate),
      missingIds: keysOf(problem.missingId),
    };
  }

  #build({ rows, fields, sortField }: TreeSettings): void {
    const selected = this.selection.places();
    const old = this.tree.shape;
    const shape = new TreeShape(rows, fields);
    this.#before = old;
    this.tree = new Tree(shape);
    if (sortField) this.#sortAtFirst(sortField);
    this.selection = new TreeSelection(this.tree);
    this.selection.replace([...selected].map((place) => shape.placeOf(old.keyOf(place))).filter((place) => place >= 0));
    this.#report();
  }

  /** By numbers where the first value is one, else by text. */
  #sortAtFirst(field: string): void {
    const { tree } = this;
    const first = tree.shape.rows.find((row) => row[field] != null)?.[field];
    const type = typeof first === 'number' ? 'number' : 'text';
    const keys = new TreeKeys(tree.shape, this.#settings?.language ?? '', () => {});
    const { keys: values, tie } = keys.of({ key: field, type, value: (row) => row[field] }, 'ascending');
    tree.sort(values, tie);
    tree.settleOrder();
  }

  #expand(expanded: Expanded): void {
    const { tree } = this;
    if (expanded === 'all') tree.setAllOpen(true);
    else if (typeof expanded === 'number') tree.openTo(expanded);
    else {
      const keys = listOf(expanded);
      tree.setAllOpen(false);
      if (keys.length > 0) tree.open(keys.map((key) => tree.shape.placeOf(key)).filter((place) => place >= 0));
    }
  }

  /** What was open stays so, by its key. */
  #keepOpen(old: Tree): void {
    const { tree } = this;
    if (old.isAllOpen && old.hasLevels) return tree.setAllOpen(true);
    const places = Array.from(old.openPlaces(), (place) => tree.shape.placeOf(old.shape.keyOf(place)));
    tree.open(places.filter((place) => place >= 0));
  }

  #select(keys: readonly unknown[]): void {
    const places = keys.map((key) => this.tree.shape.placeOf(key)).filter((place) => place >= 0);
    if (this.#settings?.selection === 'single') this.selection.only(places[0] ?? -1);
    else if (places.length > 0 || this.selection.count > 0) this.selection.replace(places);
  }

  #sort(sorting: Sorting | undefined): void {
    const column = sorting && this.#settings?.columns.find(({ name }) => name === sorting.column);
    if (!sorting || !column) return this.tree.sort();
    const { keys, tie } = this.#keys.of(column, sorting.direction);
    this.tree.sort(keys, tie);
  }

  #filter({ filter, columns, rows, language }: TreeSettings): void {
    const { tree } = this;
    if (filter.trim() === '') {
      if (tree.isFiltered) tree.filter(undefined);
      this.filter.clear();
      return;
    }
    const searched = [rows, columns, language];
    if (searched.some((part, at) => part !== this.#searched[at])) {
      this.#searched = searched;
      this.filter.setList(tree.count, (place) =>
        columns.map((column) => column.text(tree.shape.rows[place] as never, language)),
      );
    }
    tree.filter(this.filter.filter(filter));
  }

  /** Says once in the console what was wrong with the rows. */
  #report(): void {
    const { problems } = this;
    if (!problems) return;
    const named = (keys: readonly string[], what: string): string =>
      keys.length === 0
        ? ''
        : ` ${keys.length} ${what} (${keys.slice(0, MOST_NAMED).join(', ')}${keys.length > MOST_NAMED ? ', …' : ''}).`;
    const { orphans, cycles, duplicates, missingIds } = problems;
    warnOnce(
      this.#tag,
      `Some rows do not fit into the tree; all of them are shown.${named(orphans, 'whose parent is not there are roots')}${named(
        cycles,
        'whose parents go in a circle are roots',
      )}${named(duplicates, 'have a key that another has, too')}${named(missingIds, 'have no id')}`,
    );
  }
}
