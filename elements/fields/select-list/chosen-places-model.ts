import { Selection } from '../../core/selection.js';
import { toText } from '../../core/to-text.js';
import { without, type KnownOptions, type OptionId, type SelectOptions } from './select-list-model.js';

/** So many ids are looked for one by one; more in one go through all options. */
const FEW = 4;
/** Of all that are chosen in one go so many labels are kept: more are never shown as chips. */
const MOST_REMEMBERED = 20;

/** Which options of a list are chosen, by their places. */
export class ChosenPlaces {
  readonly #known: KnownOptions;
  #selection = new Selection(0);
  #ids: readonly OptionId[] | undefined;
  #options: SelectOptions | undefined;

  constructor(known: KnownOptions) {
    this.#known = known;
  }

  /** Which options have these ids; while neither changes, the same selection. */
  of(ids: readonly OptionId[]): Selection {
    const { options } = this.#known;
    if (this.#ids === ids && this.#options === options) return this.#selection;
    this.#keep(ids);
    return (this.#selection = selectionOf(options, ids));
  }

  /**
   * Chooses options, or takes them out. Their labels are known from now on, as far as a person can see them.
   *
   * @param ids what is chosen now
   * @returns what is chosen then
   */
  choose(ids: readonly OptionId[], places: Uint32Array, isOn: boolean): readonly OptionId[] {
    const { options } = this.#known;
    const changed = Array.from(this.of(ids).set(places, isOn), (place) => options.idOf(place));
    const then = isOn ? together(ids, changed) : without(ids, changed);
    for (const place of places.subarray(0, MOST_REMEMBERED)) this.#known.remember(place);
    this.#keep(then);
    return then;
  }

  #keep(ids: readonly OptionId[]): void {
    this.#ids = ids;
    this.#options = this.#known.options;
  }
}

/** Of two options with the same id the first. */
function selectionOf(options: SelectOptions, ids: readonly OptionId[]): Selection {
  if (ids.length <= FEW) {
    const places = new Set(ids.map((id) => options.placeOf(id)));
    return new Selection(options.count, places.size ? (place) => places.has(place) : undefined);
  }
  const keys = new Set(ids.map(toText));
  return new Selection(options.count, (place) => keys.delete(toText(options.idOf(place))));
}

/** Each id once: two options may have the same. */
function together(ids: readonly OptionId[], added: readonly OptionId[]): readonly OptionId[] {
  const keys = new Set(ids.map(toText));
  return [...ids, ...added.filter((id) => keys.size < keys.add(toText(id)).size)];
}
