import type { ReactiveController, ReactiveElement } from 'lit';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { TableRow } from './table-row.js';

/** On paper are no more: 40 pages of it. */
const MAX_PRINTED_ROWS = 2_000;

export interface PrintedRowsOptions {
  /** The number of rows that are shown. */
  count(): number;
  fill(row: TableRow, index: number): void;
}

/** While the page is printed: all rows, not just those in view. Of very many the first, and how many they are. */
export class PrintedRows implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: PrintedRowsOptions;
  readonly #media = matchMedia('print');
  #box: HTMLElement | undefined;

  constructor(host: ReactiveElement, options: PrintedRowsOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('beforeprint', this.#show);
    window.addEventListener('afterprint', this.#remove);
    this.#media.addEventListener('change', this.#onMedia);
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
    const count = this.#options.count();
    const printed = Math.min(count, MAX_PRINTED_ROWS);
    const box = document.createElement('div');
    box.className = 'printed';
    // Assistive technology finds the rows where they are on the screen.
    box.ariaHidden = 'true';
    for (let index = 0; index < printed; index++) {
      const row = new TableRow();
      this.#options.fill(row, index);
      box.append(row.element);
    }
    if (printed < count) {
      const note = document.createElement('p');
      note.className = 'printed-note';
      note.textContent = msg(
        str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre ou recolha linhas para imprimir as outras.`,
        { id: 'dassTreePrinted' },
      );
      box.append(note);
    }
    this.#host.renderRoot.querySelector('.rows')?.append(box);
    this.#box = box;
  };

  #remove = (): void => {
    this.#box?.remove();
    this.#box = undefined;
  };
}
