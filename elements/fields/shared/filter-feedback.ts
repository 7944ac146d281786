import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { announce } from '../../base/announce.js';
import type { VisibleIndexes } from '../../core/text/visible-indexes.js';
import { debounce } from '../../core/util/debounce.js';

/** The number of results is announced after a pause in typing. */
const ANNOUNCE_DELAY_MS = 500;

/** The field is rendered with its focus before the texts are prepared. */
const PREPARE_DELAY_MS = 60;

/** A list whose filter can be prepared. */
type Prepared = Pick<VisibleIndexes, 'prepare' | 'release' | 'stop'>;

/** Announces the number of results of a filter field, and prepares the list for the first key. */
export class FilterFeedback implements ReactiveController {
  readonly #list: Prepared;
  readonly #announce = debounce((text: () => string) => announce(text()), ANNOUNCE_DELAY_MS);
  readonly #prepare = debounce(() => this.#list.prepare(), PREPARE_DELAY_MS);

  constructor(host: ReactiveControllerHost, list: Prepared) {
    this.#list = list;
    host.addController(this);
  }

  /** Announces a text after a pause in typing. */
  announce(text: () => string): void {
    this.#announce(text);
  }

  /** Announces a text at once, and cancels a pending announcement. */
  announceNow(text: () => string): void {
    this.#announce.cancel();
    announce(text());
  }

  /** The user is about to type: prepares the list while the page is idle. */
  prepare(): void {
    this.#prepare();
  }

  /** The user has left an empty field: releases what was prepared, which takes as much memory as the texts. */
  release(): void {
    this.#prepare.cancel();
    this.#list.release();
  }

  hostDisconnected(): void {
    this.#announce.cancel();
    this.#prepare.cancel();
    this.#list.stop();
  }
}
