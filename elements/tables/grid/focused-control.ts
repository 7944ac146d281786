import type { ReactiveElement } from 'lit';
import type { VirtualRows } from '../../base/rows/virtual-rows.js';
import type { IndexedRows } from '../../core/table/indexed-rows.js';
import type { GridRow } from './grid-row.js';

/** Keeps the focus of a control in a cell during an update of the table. */
export class FocusedControl {
  readonly #element: ReactiveElement;
  readonly #virtualRows: VirtualRows<GridRow>;
  /** The control that had the focus before an update. */
  #control: Element | null = null;

  constructor(element: ReactiveElement, virtualRows: VirtualRows<GridRow>) {
    this.#element = element;
    this.#virtualRows = virtualRows;
  }

  /** Remembers the control, before an update. */
  remember(): void {
    this.#control = this.#current;
  }

  /** While a control has the focus, each pooled row keeps its row, wherever that is now. @param indexOf row index of a key */
  keepRows(rows: IndexedRows, indexOf: (key: string) => number): void {
    if (!this.#current?.closest('.custom')) return;
    this.#virtualRows.renumber((visibleIndex, { key }) => {
      const rowIndex = rows.rowIndexAt(visibleIndex);
      return rowIndex >= 0 && rows.keyOf(rowIndex) === key ? visibleIndex : rows.visibleIndexOf(indexOf(key));
    });
  }

  /** Keeps the focus in the table when the control that had it was removed by the update. */
  restore(scroller: HTMLElement | null): void {
    if (!this.#control) return;
    this.#control = null;
    this.#virtualRows.order();
    const { ownerDocument, renderRoot } = this.#element;
    const { activeElement } = renderRoot as ShadowRoot;
    const isLost = activeElement
      ? !activeElement.checkVisibility()
      : ownerDocument.activeElement === ownerDocument.body;
    if (isLost) scroller?.focus({ preventScroll: true });
  }

  /** The control in a row that has the focus. */
  get #current(): Element | null {
    const focused = this.#element.shadowRoot?.activeElement;
    return focused?.closest('.row') ? focused : null;
  }
}
