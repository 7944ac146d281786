import { holdDraft } from '../../app/drafts.js';
import { newId } from '../../app/new-id.js';
import { removeDraft, writeDraft, type DraftContent } from './draft-store.js';

/** Time in milliseconds from a change to the draft that contains it. */
const DELAY_MS = 500;

/** Keeps the unsaved changes of one form in this browser: soon after a change, and at once when the page may close. */
export class DraftKeeper {
  readonly #read: () => { readonly prefix: string; readonly content: DraftContent } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** There are changes that are not in the draft. */
  #isPending = false;
  #draft: { readonly key: string; readonly release: () => void } | undefined;

  /** @param read returns the prefix of the key and the content; undefined while there is nothing to keep */
  constructor(read: () => { readonly prefix: string; readonly content: DraftContent } | undefined) {
    this.#read = read;
  }

  changed(): void {
    this.#isPending = true;
    this.#timer ??= setTimeout(this.flush, DELAY_MS);
  }

  /** Writes the draft when something has changed. A blocked or full storage keeps nothing, or the draft before. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#isPending) return;
    const read = this.#read();
    if (!read) return;
    this.#isPending = false;
    if (!this.#draft) this.#hold(`${read.prefix}${newId()}`);
    writeDraft(this.#draft!.key, read.content);
  };

  /** Removes the draft: it was saved or discarded. */
  discard(): void {
    if (this.#draft) removeDraft(this.#draft.key);
    this.release();
  }

  /** Stops keeping. The draft stays stored. */
  release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#isPending = false;
    this.#draft?.release();
    this.#draft = undefined;
  }

  /** Writes another form's draft from now on. */
  adopt(key: string): void {
    this.discard();
    this.#hold(key);
  }

  #hold(key: string): void {
    this.#draft = { key, release: holdDraft(key) };
  }
}
