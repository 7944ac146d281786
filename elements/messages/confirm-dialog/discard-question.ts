import type { ReactiveController, ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type * as Confirm from './confirm.js';

/**
 * The question of a dialog before the user's changes are discarded. It loads at first use. It closes with the dialog:
 * then there is nothing left to discard.
 */
export class DiscardQuestion implements ReactiveController {
  readonly #dialog: ReactiveElement & { readonly open: boolean };
  readonly #confirmDialog: LazyImport<typeof Confirm>;
  /** Closes the open question. */
  #question?: AbortController | undefined;

  constructor(dialog: ReactiveElement & { readonly open: boolean }) {
    this.#dialog = dialog;
    dialog.addController(this);
    this.#confirmDialog = new LazyImport(dialog, async () => {
      const module = await import('./confirm.js');
      await module.confirmDialog.import();
      return module;
    });
  }

  hostUpdated(): void {
    if (!this.#dialog.open) this.#question?.abort();
  }

  hostDisconnected(): void {
    this.#question?.abort();
  }

  /**
   * Asks the user, unless the question is already open.
   * @param changes what would be lost
   * @param discard called when the user discards it
   */
  ask(changes: string, discard: () => void): void {
    if (this.#question) return;
    this.#confirmDialog.load(async ({ confirmDiscard }) => {
      if (!this.#dialog.open) return;
      const question = (this.#question = new AbortController());
      try {
        const isDiscarded = await confirmDiscard({ text: changes, signal: question.signal });
        if (isDiscarded) discard();
      } finally {
        this.#question = undefined;
      }
    });
  }
}
