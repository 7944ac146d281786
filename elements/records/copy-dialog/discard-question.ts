import type { ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { confirm } from '../../messages/confirm-dialog/confirm.js';

/** Asks before the choice of the user is discarded. */
export class DiscardQuestion {
  readonly #confirmDialog: LazyImport<{ confirm: typeof confirm }>;
  #isAsking = false;

  constructor(host: ReactiveElement) {
    this.#confirmDialog = new LazyImport(host, async () => {
      const module = await import('../../messages/confirm-dialog/confirm.js');
      await module.confirmDialog.import();
      return module;
    });
  }

  /**
   * @param text what is discarded
   * @param discard called when the user discards it
   */
  ask(text: string, discard: () => void): void {
    if (!this.#isAsking) this.#confirmDialog.load((modules) => void this.#ask(modules.confirm, text, discard));
  }

  async #ask(ask: typeof confirm, text: string, discard: () => void): Promise<void> {
    this.#isAsking = true;
    try {
      const leaves = await ask({
        heading: msg('Descartar as alterações?', { id: 'dassPickDialogLeave' }),
        text,
        confirmLabel: msg('Descartar', { id: 'dassPickDialogDiscard' }),
        cancelLabel: msg('Continuar', { id: 'dassPickDialogStay' }),
        tone: 'warning',
      });
      if (leaves) discard();
    } finally {
      this.#isAsking = false;
    }
  }
}
