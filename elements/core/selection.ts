/**
 * Which items of a list are chosen, by their places: a byte each and a count, so that choosing all of 100,000 is one
 * fill. Each change answers with the places that it changed.
 */
export class Selection {
  readonly #bytes: Uint8Array;
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
    const to = isChosen ? 1 : 0;
    return this.#change(places, () => to);
  }

  /** Chooses those of some places that are not chosen, and takes out the others. @returns those that have changed */
  invert(places: Uint32Array): Uint32Array {
    return this.#change(places, (from) => 1 - from);
  }

  /** The places that are chosen, in the order of the list. */
  places(): Uint32Array {
    const places = new Uint32Array(this.#count);
    for (let place = 0, at = 0; at < places.length; place++) if (this.#bytes[place] === 1) places[at++] = place;
    return places;
  }

  #change(places: Uint32Array, change: (from: number) => number): Uint32Array {
    const changed = new Uint32Array(places.length);
    let count = 0;
    for (let at = 0; at < places.length; at++) {
      const place = places[at] as number;
      const from = this.#bytes[place];
      if (from === undefined) continue;
      const to = change(from);
      if (to === from) continue;
      this.#bytes[place] = to;
      this.#count += to - from;
      changed[count++] = place;
    }
    return count === changed.length ? changed : changed.slice(0, count);
  }
}
