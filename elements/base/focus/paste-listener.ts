import type { ReactiveController, ReactiveElement } from 'lit';
import { holdsFocus } from './focus-return.js';

/**
 * Hears what the user pastes while the focus is in an element. Firefox fires the event at the body of the page unless the focus
 * is in a field.
 */
export class PasteListener implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #handle: (event: ClipboardEvent) => void;

  /** @param handle called with an event that may be prevented already */
  constructor(host: ReactiveElement, handle: (event: ClipboardEvent) => void) {
    this.#host = host;
    this.#handle = handle;
    host.addEventListener('paste', handle);
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('paste', this.#onDocumentPaste);
  }

  hostDisconnected(): void {
    document.removeEventListener('paste', this.#onDocumentPaste);
  }

  readonly #onDocumentPaste = (event: ClipboardEvent): void => {
    if (event.target === document.body && holdsFocus(this.#host)) this.#handle(event);
  };
}
