import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { Tree } from '../../../core/tree/tree.js';
import type { TreeSelection } from '../../../core/tree/tree-selection.js';
import type { DassHierarchyTableSelectRowsDetail } from '../hierarchy-table-events.js';

export interface SelectionHost {
  readonly source: { readonly tree: Tree; readonly selection: TreeSelection | undefined };
  selection(): 'none' | 'single' | 'multiple';
  /** Whether each row stands for itself alone. */
  independent(): boolean;
  /** Renders what is chosen now. */
  rerender(): void;
  emit(type: 'dass-select-rows', detail: DassHierarchyTableSelectRowsDetail): void;
}

/** The user chooses rows: one, a range, a branch, all. */
export class SelectionActions {
  readonly #host: SelectionHost;
  /** Where a range begins: a row by its place in the list. */
  #rangeFrom = -1;

  constructor(host: SelectionHost) {
    this.#host = host;
  }

  get #tree(): Tree {
    return this.#host.source.tree;
  }

  /** The rows are others: what was begun among them is over. */
  forget(): void {
    this.#rangeFrom = -1;
  }

  /** @param withBelow also where each row stands for itself alone */
  select(index: number, isRange: boolean, withBelow: boolean): void {
    const { selection, source } = this.#host;
    const place = this.#tree.rowAt(index);
    const isOn = source.selection?.of(place) === 'all';
    if (selection() === 'single') return this.choose((chosen) => chosen.only(isOn ? -1 : place));
    const from = isRange ? this.#tree.indexOf(this.#rangeFrom) : -1;
    if (from >= 0) return this.selectRange(from, index);
    this.#rangeFrom = place;
    this.choose((chosen) => (withBelow ? chosen.setBranch(place, !isOn) : chosen.set([place], !isOn)));
  }

  /** Chooses from one row to another, as the beginning of the range is; where nothing began one, it is chosen. */
  selectRange(from: number, to: number): void {
    const { visible } = this.#tree;
    const { selection } = this.#host.source;
    const hasBegun = this.#rangeFrom >= 0;
    if (!hasBegun) this.#rangeFrom = visible[from] ?? -1;
    const isOn = !hasBegun || selection?.of(this.#rangeFrom) === 'all';
    this.choose((chosen) => chosen.set(visible.subarray(Math.min(from, to), Math.max(from, to) + 1), isOn));
  }

  /** Chooses all, or none when all are. */
  selectAll(): void {
    this.choose((chosen) => chosen.setAll(chosen.whole !== 'all'));
  }

  /** Where rows stand for themselves alone: whether any row below one is chosen otherwise than it is. */
  differsBelow(place: number): boolean {
    const { selection, source, independent } = this.#host;
    const chosen = source.selection;
    if (!chosen || !independent() || selection() !== 'multiple') return false;
    const tree = this.#tree;
    return tree.branch(place).some((below) => tree.isKept(below) && chosen.of(below) !== chosen.of(place));
  }

  /** Chooses all below a row, or takes it out, as the row itself is. */
  followBelow(place: number): void {
    const { source } = this.#host;
    const isOn = source.selection?.of(place) === 'all';
    this.choose((chosen) => chosen.setBranch(place, isOn));
    announce(treeChosenText(source.selection?.count ?? 0));
  }

  /** Changes what is chosen, and tells the host what has. */
  choose(change: (selection: TreeSelection) => void): void {
    const { source, emit, rerender } = this.#host;
    const { shape } = this.#tree;
    const { selection } = source;
    if (!selection) return;
    const before = selection.copy();
    change(selection);
    const changed = selection.changedSince(before);
    if (changed.length === 0) return;
    rerender();
    const places = selection.places();
    const rowsAt = (at: Uint32Array): object[] => Array.from(at, (place) => shape.rows[place] as object);
    let rows: readonly object[] | undefined;
    let keys: readonly string[] | undefined;
    let others: readonly object[] | undefined;
    emit('dass-select-rows', {
      get rows() {
        return (rows ??= rowsAt(places));
      },
      get keys() {
        return (keys ??= Array.from(places, (place) => shape.keyOf(place)));
      },
      get changed() {
        return (others ??= rowsAt(changed));
      },
    });
  }
}

const treeChosenText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha selecionada`, { id: 'dassTreeChosenOne' }),
    many: msg(str`${formatCount(count)} de linhas selecionadas`, { id: 'dassTreeChosenMany' }),
    other: msg(str`${formatCount(count)} linhas selecionadas`, { id: 'dassTreeChosenOther' }),
  });
