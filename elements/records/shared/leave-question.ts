import type { ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { confirm } from '../../messages/confirm-dialog/confirm.js';

/** Asks before changes are discarded. */
export class LeaveQuestion {
  readonly #confirmDialog: LazyImport<{ confirm: typeof confirm }>;
  #isAsking = false;

  constructor(host: ReactiveElement) {
    this.#confirmDialog = new LazyImport(host, async () => {
      const module = await import('../../messages/confirm-dialog/confirm.js');
      await module.confirmDialog.import();
      return module;
    });
  }

  /** @param leave called when the user discards the changes */
  ask(leave: () => void): void {
    if (!this.#isAsking) this.#confirmDialog.load((modules) => void this.#ask(modules.confirm, leave));
  }

  async #ask(ask: typeof confirm, leave: () => void): Promise<void> {
    this.#isAsking = true;
    try {
      const leaves = await ask({
        heading: msg('Descartar as alterações?', { id: 'dassLookupLeave' }),
        text: msg('O que foi alterado neste registro não foi salvo.', { id: 'dassLookupLeaveText' }),
        confirmLabel: msg('Descartar', { id: 'dassLookupDiscard' }),
        cancelLabel: msg('Continuar editando', { id: 'dassLookupStay' }),
        tone: 'warning',
      });
      if (leaves) leave();
    } finally {
      this.#isAsking = false;
    }
  }
}
