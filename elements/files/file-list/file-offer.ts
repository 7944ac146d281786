import { warnOnce } from '../../base/warn.js';
import type { FileListAnswer } from './file-list-properties.js';

/** A change that is offered to the application, and its answer: at once, or while its promises are pending. */
export class FileOffer implements FileListAnswer {
  readonly #tag: string;
  readonly #promises: Promise<unknown>[] = [];
  #refusal: string | undefined;
  #state: 'offered' | 'waiting' | 'over' = 'offered';

  /** @param tag the tag name of the list, for warnings */
  constructor(tag: string) {
    this.#tag = tag;
  }

  readonly refuse = (reason: unknown): void => {
    if (this.#state === 'over')
      warnOnce(this.#tag, "'refuse()' was called after the change was accepted. Call 'waitFor()' in the event.");
    else this.#refusal = typeof reason === 'string' ? reason : '';
  };

  readonly waitFor = (promise: unknown): void => {
    if (this.#state === 'offered') this.#promises.push(Promise.resolve(promise));
    else warnOnce(this.#tag, "'waitFor()' has to be called in the event.");
  };

  /**
   * The event is over.
   * @param isPrevented whether a listener has prevented it
   * @returns why the change is refused, which may be empty; undefined when it is accepted
   */
  async answer(isPrevented: boolean): Promise<string | undefined> {
    this.#state = 'waiting';
    if (isPrevented) this.#refusal ??= '';
    try {
      if (this.#refusal === undefined) await Promise.all(this.#promises);
    } catch {
      this.#refusal ??= '';
    }
    this.#state = 'over';
    return this.#refusal;
  }
}
