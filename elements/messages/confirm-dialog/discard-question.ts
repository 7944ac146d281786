import type { ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type * as Confirm from './confirm.js';

/** The question of a dialog before the user's changes are discarded. It loads at first use. */
export class DiscardQuestion {
  readonly #confirmDialog: LazyImport<typeof Confirm>;
  #isOpen = false;

  constructor(dialog: ReactiveElement) {
    this.#confirmDialog = new LazyImport(dialog, async () => {
      const module = await import('./confirm.js');
      await module.confirmDialog.import();
      return module;
    });
  }

  /**
   * Asks the user, unless the question is already open.
   * @param changes what would be discarded
   * @param discard called when the user discards it
   */
  ask(changes: string, discard: () => void): void {
    if (this.#isOpen) return;
    this.#confirmDialog.load(async ({ confirm }) => {
      this.#isOpen = true;
      try {
        const isDiscarded = await confirm({
          heading: msg('Descartar as alterações?', { id: 'dassDiscardHeading' }),
          text: changes,
          confirmLabel: msg('Descartar', { id: 'dassDiscardConfirm' }),
          cancelLabel: msg('Continuar', { id: 'dassDiscardCancel' }),
          tone: 'warning',
        });
        if (isDiscarded) discard();
      } finally {
        this.#isOpen = false;
      }
    });
  }
}
