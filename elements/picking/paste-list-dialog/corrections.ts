import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { whenIdle } from '../../base/loading/idle.js';
import { pasteKey } from '../../core/paste-list/paste-list-keys.js';
import type { PasteMatch } from '../../core/paste-list/paste-list-match.js';
import { PasteSuggestions } from '../../core/paste-list/paste-list-suggestions.js';

/** Which values that have a slip in them mean which items: what the user has taken, and what all could be. */
export class Corrections implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #taken: ReadonlyMap<string, string> = new Map();
  #match: PasteMatch | undefined;
  #suggestions: PasteSuggestions | undefined;
  #suggested = 0;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** What is taken: by the keys of the values, the values of the items. Another map after each change. */
  get taken(): ReadonlyMap<string, string> {
    return this.#taken;
  }

  /** How many values can be taken at once; while it is looked for, how many could be before. */
  get suggested(): number {
    return this.#suggested;
  }

  /** Whether it is looked for what can be taken at once. */
  get isSeeking(): boolean {
    return this.#cancel !== undefined;
  }

  /** Takes an item for what a value means. */
  take(text: string, value: string): void {
    this.#set(new Map(this.#taken).set(pasteKey(text), value));
    announce(msg(str`${value} no lugar de ${text}`, { id: 'dassPasteUsed' }));
  }

  /** @param done called when it is rendered */
  takeAll(done?: () => void): void {
    this.#set(new Map([...this.#taken, ...(this.#suggestions?.corrections ?? [])]), done);
  }

  /** A value means again what is written. */
  takeBack(text: string): void {
    const taken = new Map(this.#taken);
    taken.delete(pasteKey(text));
    this.#set(taken);
  }

  /** @param done called when it is rendered */
  takeAllBack(done?: () => void): void {
    if (this.#taken.size > 0) this.#set(new Map(), done);
  }

  /**
   * Looks in the pauses of the page for what can be taken at once; for `willUpdate`.
   * @param match what is matched to its end, if so
   */
  seek(match: PasteMatch | undefined): void {
    if (match === this.#match) return;
    this.#stop();
    this.#match = match;
    const suggestions = (this.#suggestions = match && new PasteSuggestions(match));
    if (!suggestions || !suggestions.isLeft) {
      this.#suggested = 0;
      return;
    }
    this.#cancel = whenIdle((hasTime) => {
      if (suggestions.advance(hasTime)) return true;
      this.#cancel = undefined;
      this.#suggested = suggestions.count;
      this.#host.requestUpdate();
      return false;
    });
  }

  hostDisconnected(): void {
    this.#stop();
    this.#match = undefined;
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #set(taken: ReadonlyMap<string, string>, done?: () => void): void {
    this.#taken = taken;
    this.#host.requestUpdate();
    if (done) void this.#host.updateComplete.then(done);
  }
}
