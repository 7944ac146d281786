import type { ReactiveControllerHost } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { getLanguage } from '../../../locales/index.js';
import { whenIdle } from '../../base/loading/idle.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import type { TextQuery } from '../../core/text/text-fold.js';
import { VisibleIndexes } from '../../core/text/visible-indexes.js';
import { FilterFeedback } from './filter-feedback.js';

/** The visible options of a list: all options, or those that match the typed text. */
export class FilteredIndexes {
  readonly #visible = new VisibleIndexes({ whenIdle });
  readonly #feedback: FilterFeedback;
  #list: unknown;
  #language = '';

  constructor(host: ReactiveControllerHost) {
    this.#feedback = new FilterFeedback(host, this.#visible);
  }

  /** Number of visible options. */
  get count(): number {
    return this.#visible.count;
  }

  /** Whether all options are visible. */
  get isWhole(): boolean {
    return this.#visible.isWhole;
  }

  /** The indexes of the visible options, in order. Read-only. */
  get indexes(): Uint32Array {
    return this.#visible.indexes;
  }

  /** The searched list, while the typed text is in none of its options. */
  get searched(): SearchedList | undefined {
    return this.#visible.searched;
  }

  /** The query of the typed text, which finds the match ranges of a label. */
  get query(): TextQuery {
    return this.#visible.query;
  }

  /** Returns the indexes between two visible positions, in any order, both included. */
  range(from: number, to: number): Uint32Array {
    return this.#visible.range(from, to);
  }

  /**
   * Sets the list, unless it and the language are the same as before.
   * @param list identifies the list
   * @returns whether it was set
   */
  setList(list: unknown, count: number, labelOf: (index: number) => string): boolean {
    if (this.#list === list && this.#language === getLanguage()) return false;
    this.#list = list;
    this.#language = getLanguage();
    this.#visible.setList(count, labelOf);
    return true;
  }

  /** Filters the list. @param isIncluded whether an option can be visible at all; by default all can */
  show(typed: string, isIncluded?: (index: number) => boolean): void {
    this.#visible.show({ typed, chips: [] }, isIncluded);
  }

  /** Returns the index at a visible position; -1 outside. */
  at(position: number): number {
    return this.#visible.at(position);
  }

  /** Returns the visible position of an option; -1 when it is not visible. */
  indexOf(index: number): number {
    return this.#visible.indexOf(index);
  }

  /** The user is about to type: prepares the list while the page is idle. */
  prepare(): void {
    this.#feedback.prepare();
  }

  /** Announces the number of results after a pause in typing. @param emptyText announced when there are none */
  announce(emptyText: () => string): void {
    this.#feedback.announce(() => this.#resultText(emptyText));
  }

  /** Announces the number of results at once. */
  announceNow(emptyText: () => string): void {
    this.#feedback.announceNow(() => this.#resultText(emptyText));
  }

  #resultText(emptyText: () => string): string {
    return this.count > 0 ? foundText(this.count) : emptyText();
  }
}

/** The text with the number of items that were found. */
export const foundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item encontrado`, { id: 'dassChoicesFoundOne' }),
    many: msg(str`${formatCount(count)} de itens encontrados`, { id: 'dassChoicesFoundMany' }),
    other: msg(str`${formatCount(count)} itens encontrados`, { id: 'dassChoicesFoundOther' }),
  });
