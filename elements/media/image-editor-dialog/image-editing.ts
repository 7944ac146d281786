import type { ReactiveController, ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type * as EditImage from './edit-image.js';

/**
 * Lets the user edit an image that an element has, such as a photo or a pasted image. The image editor loads at first
 * use, and closes with the element.
 */
export class ImageEditing implements ReactiveController {
  readonly #host: ReactiveElement & { readonly open?: boolean };
  readonly #editor: LazyImport<typeof EditImage>;
  /** Closes the open editor. */
  #editing?: AbortController | undefined;

  constructor(host: ReactiveElement & { readonly open?: boolean }) {
    this.#host = host;
    host.addController(this);
    this.#editor = new LazyImport(host, async () => {
      const module = await import('./edit-image.js');
      await module.imageEditorDialog.import();
      return module;
    });
  }

  hostUpdated(): void {
    if (this.#host.open === false) this.#editing?.abort();
  }

  hostDisconnected(): void {
    this.#editing?.abort();
  }

  /**
   * Opens the image editor, unless it is already open.
   * @param edited called with the edited image when the user confirms
   */
  edit(image: File, options: EditImage.EditImageOptions, edited: (image: File) => void): void {
    if (this.#editing) return;
    this.#editor.load(async ({ editImage }) => {
      if (this.#host.open === false || !this.#host.isConnected) return;
      const editing = (this.#editing = new AbortController());
      try {
        const result = await editImage(image, { ...options, signal: editing.signal });
        if (result) edited(result.file);
      } finally {
        this.#editing = undefined;
      }
    });
  }
}
