import { Selection } from '../../core/util/selection.js';
import { toText } from '../../core/text/to-text.js';
import { without, type KnownOptions, type OptionId, type SelectOptions } from './select-list-model.js';

/** So many ids are looked for one by one; more in one go through all options. */
const FEW = 4;
/** So many places are kept as such; of more there is a byte for each option. */
const HANDFUL = 64;
/** Of all that are chosen in one go so many labels are kept: more are never shown as chips. */
const MOST_REMEMBERED = 20;

/** Which places are chosen. */
export type Chosen = Pick<Selection, 'count' | 'has' | 'countIn' | 'set' | 'indexes'>;

/** A few places, without a byte for each of 100,000. */
class Handful implements Chosen {
  readonly #places: Set<number>;

  constructor(places: Iterable<number>) {
    this.#places = new Set(places);
  }

  get count(): number {
    return this.#places.size;
  }

  has(place: number): boolean {
    return this.#places.has(place);
  }

  countIn(places: Uint32Array): number {
    return this.indexes().filter((place) => places.includes(place)).length;
  }

  set(places: Uint32Array, isChosen: boolean): Uint32Array {
    const changed = places.filter((place) => this.#places.has(place) !== isChosen);
    for (const place of changed) {
      if (isChosen) this.#places.add(place);
      else this.#places.delete(place);
    }
    return changed;
  }

  indexes(): Uint32Array {
    return Uint32Array.from(this.#places).sort();
  }

  toSelection(size: number): Selection {
    return new Selection(size, (place) => this.#places.has(place));
  }
}

/** Which options of a list are chosen, by their places. */
export class ChosenPlaces {
  readonly #known: KnownOptions;
  #chosen: Chosen = new Selection(0);
  #ids: readonly OptionId[] | undefined;
  #options: SelectOptions | undefined;

  constructor(known: KnownOptions) {
    this.#known = known;
  }

  /** Which options have these ids; while neither changes, the same answer. */
  of(ids: readonly OptionId[]): Chosen {
    const { options } = this.#known;
    if (this.#ids === ids && this.#options === options) return this.#chosen;
    this.#keep(ids);
    return (this.#chosen = chosenOf(options, ids));
  }

  /**
   * Chooses options, or takes them out. Their labels are known from now on, as far as the user can see them.
   *
   * @param ids what is chosen now
   * @returns what is chosen then
   */
  choose(ids: readonly OptionId[], places: Uint32Array, isOn: boolean): readonly OptionId[] {
    const { options } = this.#known;
    let chosen = this.of(ids);
    if (chosen instanceof Handful && chosen.count + places.length > HANDFUL)
      chosen = this.#chosen = chosen.toSelection(options.count);
    const changed = Array.from(chosen.set(places, isOn), (place) => options.idOf(place));
    const then = isOn ? [...ids, ...changed] : without(ids, changed);
    for (const place of places.subarray(0, MOST_REMEMBERED)) this.#known.remember(place);
    this.#keep(then);
    return then;
  }

  #keep(ids: readonly OptionId[]): void {
    this.#ids = ids;
    this.#options = this.#known.options;
  }
}

function chosenOf(options: SelectOptions, ids: readonly OptionId[]): Chosen {
  if (ids.length <= FEW) return new Handful(ids.map((id) => options.placeOf(id)).filter((place) => place >= 0));
  const keys = new Set(ids.map(toText));
  return new Selection(options.count, (place) => keys.has(toText(options.idOf(place))));
}
