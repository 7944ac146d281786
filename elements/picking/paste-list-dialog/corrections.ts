import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { whenIdle } from '../../base/loading/idle.js';
import { pasteKey } from '../../core/paste-list/paste-list-keys.js';
import type { PasteMatch } from '../../core/paste-list/paste-list-match.js';
import { PasteSuggestions } from '../../core/paste-list/paste-list-suggestions.js';

/** The suggestions for values with a typing error, and those that the user has accepted. */
export class Corrections implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #accepted: ReadonlyMap<string, string> = new Map();
  #match: PasteMatch | undefined;
  #suggestions: PasteSuggestions | undefined;
  #suggested = 0;
  #cancel: (() => void) | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The accepted corrections: the item's value by the key of the pasted value. A new map after each change. */
  get accepted(): ReadonlyMap<string, string> {
    return this.#accepted;
  }

  /** Number of suggestions; while they are searched, the number before. */
  get suggested(): number {
    return this.#suggested;
  }

  /** Whether suggestions are being searched. */
  get isSearching(): boolean {
    return this.#cancel !== undefined;
  }

  /** Accepts a correction. @param value the item's value */
  accept(text: string, value: string): void {
    this.#set(new Map(this.#accepted).set(pasteKey(text), value));
    announce(msg(str`${value} no lugar de ${text}`, { id: 'dassPasteUsed' }));
  }

  /** Accepts all suggestions. @param onRendered called after the next rendering */
  acceptAll(onRendered?: () => void): void {
    this.#set(new Map([...this.#accepted, ...(this.#suggestions?.corrections ?? [])]), onRendered);
  }

  /** Discards a correction. */
  discard(text: string): void {
    const accepted = new Map(this.#accepted);
    accepted.delete(pasteKey(text));
    this.#set(accepted);
  }

  /** Discards all corrections. @param onRendered called after the next rendering */
  discardAll(onRendered?: () => void): void {
    if (this.#accepted.size > 0) this.#set(new Map(), onRendered);
  }

  /**
   * Searches suggestions while the page is idle. Call it in `willUpdate`.
   * @param match the complete match, if there is one
   */
  search(match: PasteMatch | undefined): void {
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

  #set(accepted: ReadonlyMap<string, string>, onRendered?: () => void): void {
    this.#accepted = accepted;
    this.#host.requestUpdate();
    if (onRendered) void this.#host.updateComplete.then(onRendered);
  }
}
