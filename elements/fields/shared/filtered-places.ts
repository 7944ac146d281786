import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { getLanguage } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { whenIdle } from '../../base/loading/idle.js';
import { debounce } from '../../core/util/debounce.js';
import { ListFilter } from '../../core/text/list-filter.js';
import type { TextQuery } from '../../core/text/text-fold.js';

/** A pause in typing after which the number of results is said. In milliseconds. */
const announceAfter = 500;

/** What the user has asked for comes first. In milliseconds. */
const prepareAfter = 60;

/** Which items of a long list are shown, by their places: all of them or those that a filter finds. */
export class FilteredPlaces implements ReactiveController {
  readonly #filter = new ListFilter({ whenIdle });
  /** Those that are shown; undefined for all. */
  #found: Uint32Array | undefined;
  #count = 0;
  #list: unknown;
  #language = '';
  readonly #announce = debounce((nothing: () => string) => this.announceNow(nothing), announceAfter);
  readonly #prepareSoon = debounce(() => this.#filter.prepare(), prepareAfter);

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** How many are shown. */
  get count(): number {
    return this.#found?.length ?? this.#count;
  }

  /** Whether it is all of the list. */
  get isWhole(): boolean {
    return this.#found === undefined;
  }

  /** The places of those that are shown, in the order of the list; to be read. */
  get places(): Uint32Array {
    return this.#found ?? this.#filter.filter('');
  }

  /** The places from one index to another, in whichever order, both included. */
  range(from: number, to: number): Uint32Array {
    return this.places.subarray(Math.min(from, to), Math.max(from, to) + 1);
  }

  /** What is typed, to mark where the labels match. */
  get query(): TextQuery {
    return this.#filter.query;
  }

  /**
   * Takes a list, once: until it, or the language in force, is another.
   *
   * @param list what makes it another list
   * @returns whether it is another
   */
  take(list: unknown, count: number, labelOf: (place: number) => string): boolean {
    if (this.#list === list && this.#language === getLanguage()) return false;
    this.#list = list;
    this.#language = getLanguage();
    this.#count = count;
    this.#found = undefined;
    this.#filter.setList(count, labelOf);
    return true;
  }

  /** Shows those that match what is typed, and of them those that are wanted. */
  show(typed: string, isWanted?: (place: number) => boolean): void {
    if (typed.trim() === '' && !isWanted) {
      // All: nothing is to be looked at.
      this.#filter.clear();
      this.#found = undefined;
      return;
    }
    const found = this.#filter.filter(typed);
    this.#found = isWanted ? found.filter(isWanted) : found;
  }

  /** The place of the item at an index of what is shown; -1 outside. */
  at(index: number): number {
    if (this.#found) return this.#found[index] ?? -1;
    return index >= 0 && index < this.#count ? index : -1;
  }

  /** Where an item is shown; -1 when it is not. */
  indexOf(place: number): number {
    if (!this.#found) return place >= 0 && place < this.#count ? place : -1;
    let low = 0;
    let high = this.count - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.at(middle);
      if (found === place) return middle;
      if (found < place) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** The user is about to type: what is still to be made ready is, in the pauses. */
  prepare(): void {
    this.#prepareSoon();
  }

  /** Says how many were found, once the typing has paused. @param nothing what is said when it is none */
  announce(nothing: () => string): void {
    this.#announce(nothing);
  }

  /** The same, at once. */
  announceNow(nothing: () => string): void {
    this.#announce.cancel();
    announce(this.count ? choicesFoundText(this.count) : nothing());
  }

  hostDisconnected(): void {
    this.#filter.stop();
    this.#prepareSoon.cancel();
    this.#announce.cancel();
  }
}

const choicesFoundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item encontrado`, { id: 'dassChoicesFoundOne' }),
    many: msg(str`${formatCount(count)} de itens encontrados`, { id: 'dassChoicesFoundMany' }),
    other: msg(str`${formatCount(count)} itens encontrados`, { id: 'dassChoicesFoundOther' }),
  });
