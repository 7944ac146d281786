import { LazyImport } from '../../../base/loading/lazy-import.js';
import type { DassPickList } from '../pick-list.js';
import type * as PasteItems from './paste-items.js';

/** Opens the paste dialog by its button or by Ctrl+V, and adds the items that the user confirms. */
export class PasteController {
  readonly #element: DassPickList;
  readonly #dialog: LazyImport<typeof PasteItems>;

  constructor(element: DassPickList) {
    this.#element = element;
    this.#dialog = new LazyImport(element, async () => {
      const module = await import('./paste-items.js');
      await module.pasteListDialog.import();
      return module;
    });
  }

  /** Handles Ctrl+V anywhere in the pick list but in a filter field. */
  readonly onPaste = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLInputElement || !this.#element.isEditable) return;
    event.preventDefault();
    this.open(event.clipboardData?.getData('text/plain'));
  };

  /** Opens the dialog. @param text the pasted text */
  open(text = ''): void {
    const element = this.#element;
    if (!element.isEditable) return;
    this.#dialog.load(({ openPasteDialog }) => {
      if (!element.isEditable) return;
      void element.withDialog(() => openPasteDialog(element, text, (pasted) => element.moves.addPasted(pasted)));
    });
  }
}
