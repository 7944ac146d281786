import type { GridHost } from '../grid-host.js';

interface PooledRows {
  renumber(indexOf: (visibleIndex: number, row: { readonly key: string }) => number): void;
  order(): void;
}

/** Keeps the focus of a control in a cell during an update of the table. */
export class FocusedControl {
  readonly #host: GridHost & { readonly virtualRows: PooledRows };
  /** The control that had the focus before an update. */
  #control: Element | null = null;

  constructor(host: GridHost & { readonly virtualRows: PooledRows }) {
    this.#host = host;
  }

  /** Remembers the control, before an update. */
  remember(): void {
    this.#control = this.#current;
  }

  /** While a control has the focus, each pooled row keeps its row, wherever that is now. @param indexOf row index of a key */
  keepRows(indexOf: (key: string) => number): void {
    if (!this.#current?.closest('.custom')) return;
    const { state, virtualRows } = this.#host;
    virtualRows.renumber((visibleIndex, { key }) => {
      const rowIndex = state.rowIndexAt(visibleIndex);
      return rowIndex >= 0 && state.keyOf(rowIndex) === key ? visibleIndex : state.visibleIndexOf(indexOf(key));
    });
  }

  /** Keeps the focus in the table when the control that had it was removed by the update. */
  restore(): void {
    if (!this.#control) return;
    this.#control = null;
    const { virtualRows, scroller, ownerDocument } = this.#host;
    virtualRows.order();
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    const isLost = activeElement
      ? !activeElement.checkVisibility()
      : ownerDocument.activeElement === ownerDocument.body;
    if (isLost) scroller?.focus({ preventScroll: true });
  }

  /** The control in a row that has the focus. */
  get #current(): Element | null {
    const focused = this.#host.shadowRoot?.activeElement;
    return focused?.closest('.row') ? focused : null;
  }
}
