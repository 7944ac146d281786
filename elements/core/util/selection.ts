/**
 * Which items of a list are chosen, by their places: a byte each and a count, so that choosing all of 100,000 is one
 * fill. Each change answers with the places that it changed.
 */
export class Selection {
  #bytes: Uint8Array;
  #count = 0;

  /** @param isChosen asked once for each place; by default none is chosen. */
  constructor(size: number, isChosen?: (place: number) => boolean) {
    this.#bytes = new Uint8Array(size);
    if (!isChosen) return;
    for (let place = 0; place < size; place++) {
      if (!isChosen(place)) continue;
      this.#bytes[place] = 1;
      this.#count++;
    }
  }

  /** How many are chosen. */
  get count(): number {
    return this.#count;
  }

  has(place: number): boolean {
    return this.#bytes[place] === 1;
  }

  /** How many of some places are chosen. */
  countIn(places: Uint32Array): number {
    if (this.#count === 0) return 0;
    let count = 0;
    for (let at = 0; at < places.length; at++) count += this.#bytes[places[at] as number] ?? 0;
    return count;
  }

  /** Chooses places, or takes them out; a place outside of the list is passed over. @returns those that have changed */
  set(places: Uint32Array, isChosen: boolean): Uint32Array {
    return this.#change(places, isChosen ? 1 : 0);
  }

  /** Chooses all from one place to another, both included, which are in the list. */
  chooseRange(from: number, to: number): void {
    let chosen = 0;
    if (this.#count > 0) for (let place = from; place <= to; place++) chosen += this.#bytes[place] as number;
    this.#bytes.fill(1, from, to + 1);
    this.#count += to - from + 1 - chosen;
  }

  /** Chooses all, or none. */
  setAll(isChosen: boolean): void {
    this.#bytes.fill(isChosen ? 1 : 0);
    this.#count = isChosen ? this.#bytes.length : 0;
  }

  /** The same as it is now, which does not change with this one. */
  copy(): Selection {
    const copy = new Selection(0);
    copy.#bytes = this.#bytes.slice();
    copy.#count = this.#count;
    return copy;
  }

  /** Whether others are chosen. */
  differsFrom(other: Selection): boolean {
    return this.#count !== other.#count || this.#bytes.some((byte, place) => byte !== other.#bytes[place]);
  }

  /** The places that are chosen here or there, and not in both. */
  differing(other: Selection): Uint32Array {
    const places: number[] = [];
    for (let place = 0; place < this.#bytes.length; place++)
      if (this.has(place) !== other.has(place)) places.push(place);
    return Uint32Array.from(places);
  }

  /** Chooses those of some places that are not chosen, and takes out the others. @returns those that have changed */
  invert(places: Uint32Array): Uint32Array {
    return this.#change(places, undefined);
  }

  /** The places that are chosen, in the order of the list. */
  places(): Uint32Array {
    const places = new Uint32Array(this.#count);
    for (let place = 0, at = 0; at < places.length; place++) if (this.#bytes[place] === 1) places[at++] = place;
    return places;
  }

  /** @param wanted 1 or 0; undefined for the other of what each is */
  #change(places: Uint32Array, wanted: number | undefined): Uint32Array {
    const changed = new Uint32Array(places.length);
    let count = 0;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      const from = this.#bytes[place];
      if (from === undefined) continue;
      const to = wanted ?? 1 - from;
      if (to === from) continue;
      this.#bytes[place] = to;
      this.#count += to - from;
      changed[count++] = place;
    }
    return count === changed.length ? changed : changed.slice(0, count);
  }
}
