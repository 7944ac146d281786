import type { ReactiveController } from 'lit';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import type { TreeTableHost } from '../tree-table-host.js';
import { printStyles } from './printed-rows.styles.js';
import { TableRow } from './table-row.js';

/** About 40 pages. */
const MAX_PRINTED_ROWS = 2_000;

/** While the page is printed, the table shows all rows, not just those in view, up to a limit. */
export class PrintedRows implements ReactiveController {
  readonly #host: TreeTableHost;
  readonly #media = matchMedia('print');
  #container: HTMLElement | undefined;

  constructor(host: TreeTableHost) {
    this.#host = host;
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
    const count = this.#host.state.tree.visibleCount;
    const printed = Math.min(count, MAX_PRINTED_ROWS);
    const container = document.createElement('div');
    container.className = 'printed';
    // Assistive technology finds the rows on the screen.
    container.ariaHidden = 'true';
    for (let visibleIndex = 0; visibleIndex < printed; visibleIndex++) {
      const row = new TableRow();
      this.#host.renderRow(row, visibleIndex);
      container.append(row.element);
    }
    if (printed < count) {
      const note = document.createElement('p');
      note.className = 'printed-note';
      note.textContent = msg(
        str`Impressas as primeiras ${formatCount(printed)} de ${formatCount(count)} linhas. Filtre ou recolha linhas para imprimir as outras.`,
        { id: 'dassTreePrinted' },
      );
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
