import { toText } from '../text/to-text.js';
import { Selection } from '../util/selection.js';
import { without, type KnownOptions, type OptionId, type SelectOptions } from './select-options.js';

/** Up to this number of ids are looked up one by one; more need one pass over all options. */
const MAX_SINGLE_LOOKUPS = 4;
/** Up to this number of indexes are stored in a set; more use one byte per option. */
const MAX_SET_SIZE = 64;
/** Maximum number of labels that are remembered of one selection; more are never shown as chips. */
const MAX_REMEMBERED_LABELS = 20;

/** The indexes of the selected options. */
export type SelectedIndexes = Pick<Selection, 'count' | 'has' | 'countIn' | 'set' | 'indexes'>;

/** A few indexes, without one byte for each of 100,000 options. */
class IndexSet implements SelectedIndexes {
  readonly #indexes: Set<number>;

  constructor(indexes: Iterable<number>) {
    this.#indexes = new Set(indexes);
  }

  get count(): number {
    return this.#indexes.size;
  }

  has(index: number): boolean {
    return this.#indexes.has(index);
  }

  countIn(indexes: Uint32Array): number {
    return this.indexes().filter((index) => indexes.includes(index)).length;
  }

  set(indexes: Uint32Array, isSelected: boolean): Uint32Array {
    const changed = indexes.filter((index) => this.#indexes.has(index) !== isSelected);
    for (const index of changed) {
      if (isSelected) this.#indexes.add(index);
      else this.#indexes.delete(index);
    }
    return changed;
  }

  indexes(): Uint32Array {
    return Uint32Array.from(this.#indexes).sort();
  }

  toSelection(size: number): Selection {
    return new Selection(size, (index) => this.#indexes.has(index));
  }
}

/** The selected options of a list, by index. */
export class SelectedOptions {
  readonly #known: KnownOptions;
  #selected: SelectedIndexes = new Selection(0);
  #ids: readonly OptionId[] | undefined;
  #options: SelectOptions | undefined;

  constructor(known: KnownOptions) {
    this.#known = known;
  }

  /** Returns the options with these ids. Returns the same object while ids and options are the same. */
  of(ids: readonly OptionId[]): SelectedIndexes {
    const { options } = this.#known;
    if (this.#ids === ids && this.#options === options) return this.#selected;
    this.#keep(ids);
    return (this.#selected = selectedOf(options, ids));
  }

  /**
   * Selects or deselects options and remembers their labels for the chips.
   *
   * @param ids the selected ids
   * @returns the ids selected afterwards
   */
  select(ids: readonly OptionId[], indexes: Uint32Array, isOn: boolean): readonly OptionId[] {
    const { options } = this.#known;
    let selected = this.of(ids);
    if (selected instanceof IndexSet && selected.count + indexes.length > MAX_SET_SIZE)
      selected = this.#selected = selected.toSelection(options.count);
    const changed = Array.from(selected.set(indexes, isOn), (index) => options.idOf(index));
    // Until the ids are known to be unique, an option that is being selected may have the id of a selected one.
    const added = options.hasUniqueIds ? changed : without(unique(changed), ids);
    const then = isOn ? [...ids, ...added] : without(ids, changed);
    for (const index of indexes.subarray(0, MAX_REMEMBERED_LABELS)) this.#known.remember(index);
    this.#keep(then);
    return then;
  }

  #keep(ids: readonly OptionId[]): void {
    this.#ids = ids;
    this.#options = this.#known.options;
  }
}

/** Returns each id once: `5` and `'5'` are the same id. */
function unique(ids: readonly OptionId[]): readonly OptionId[] {
  const texts = new Set<string>();
  return ids.filter((id) => {
    const { size } = texts;
    return texts.add(toText(id)).size > size;
  });
}

function selectedOf(options: SelectOptions, ids: readonly OptionId[]): SelectedIndexes {
  if (ids.length <= MAX_SINGLE_LOOKUPS)
    return new IndexSet(ids.map((id) => options.indexOf(id)).filter((index) => index >= 0));
  const keys = new Set(ids.map(toText));
  return new Selection(options.count, (index) => keys.has(toText(options.idOf(index))));
}
