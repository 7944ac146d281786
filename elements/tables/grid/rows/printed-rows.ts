import type { ReactiveController } from 'lit';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import type { GridHost } from '../grid-host.js';
import { printStyles } from './printed-rows.styles.js';

/** About 40 pages. */
const MAX_PRINTED_ROWS = 2_000;

export interface PrintedRowsOptions {
  /** Renders the row at a visible index into a new element. */
  renderRow(visibleIndex: number): HTMLElement;
  /** The text that says that not all rows are printed. */
  limitText(printed: number, count: number): string;
}

/** While the page is printed, the table shows all rows, not just those in view, up to a limit. */
export class PrintedRows implements ReactiveController {
  readonly #host: GridHost;
  readonly #options: PrintedRowsOptions;
  readonly #media = matchMedia('print');
  #container: HTMLElement | undefined;

  constructor(host: GridHost, options: PrintedRowsOptions) {
    this.#host = host;
    this.#options = options;
    adoptStyles(host.renderRoot, printStyles);
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.#show);
    window.addEventListener('afterprint', this.#remove);
    this.#media.addEventListener('change', this.#onMedia);
    // This module may have loaded while the page is shown as printed.
    if (this.#media.matches) this.#show();
  }

  hostDisconnected(): void {
    window.removeEventListener('beforeprint', this.#show);
    window.removeEventListener('afterprint', this.#remove);
    this.#media.removeEventListener('change', this.#onMedia);
    this.#remove();
  }

  #onMedia = ({ matches }: MediaQueryListEvent): void => (matches ? this.#show() : this.#remove());

  #show = (): void => {
    this.#remove();
    const count = this.#host.state.visibleCount;
    const printed = Math.min(count, MAX_PRINTED_ROWS);
    const container = document.createElement('div');
    container.className = 'printed';
    // Assistive technology finds the rows on the screen.
    container.ariaHidden = 'true';
    for (let visibleIndex = 0; visibleIndex < printed; visibleIndex++)
      container.append(this.#options.renderRow(visibleIndex));
    if (printed < count) {
      const note = document.createElement('p');
      note.className = 'printed-note';
      note.textContent = this.#options.limitText(printed, count);
      container.append(note);
    }
    this.#host.scroller?.append(container);
    this.#container = container;
  };

  #remove = (): void => {
    this.#container?.remove();
    this.#container = undefined;
  };
}
