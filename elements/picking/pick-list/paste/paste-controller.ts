import { LazyImport } from '../../../base/loading/lazy-import.js';
import type { PickListHost } from '../pick-list-host.js';
import type * as PasteItems from './paste-items.js';

/** Opens the paste dialog by its button or by Ctrl+V, and adds the items that the user confirms. */
export class PasteController {
  readonly #host: PickListHost;
  readonly #dialog: LazyImport<typeof PasteItems>;

  constructor(host: PickListHost) {
    this.#host = host;
    this.#dialog = new LazyImport(host, async () => {
      const module = await import('./paste-items.js');
      await module.pasteListDialog.import();
      return module;
    });
  }

  /** Handles Ctrl+V anywhere in the pick list but in a filter field. */
  readonly onPaste = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLInputElement || !this.#host.isEditable) return;
    event.preventDefault();
    this.open(event.clipboardData?.getData('text/plain'));
  };

  /** Opens the dialog. @param text the pasted text */
  open(text = ''): void {
    const host = this.#host;
    if (!host.isEditable) return;
    this.#dialog.load(({ openPasteDialog }) => {
      if (!host.isEditable) return;
      void host.withDialog(() => openPasteDialog(host, text, (pasted) => host.moves.addPasted(pasted)));
    });
  }
}
