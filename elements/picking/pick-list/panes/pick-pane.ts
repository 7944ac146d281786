import { VirtualRows } from '../../../base/rows/virtual-rows.js';
import type { PickSide } from '../../../core/pick-list/pick-list-state.js';
import type { VisibleIndexes } from '../../../core/text/visible-indexes.js';
import { FilterController } from '../filter/filter-controller.js';
import type { PickListHost, PickListPane } from '../pick-list-host.js';
import { PanePointer } from './pane-pointer.js';
import { PaneSelection } from './pane-selection.js';
import { noteText } from './pane-texts.js';
import { createPickRow, renderPickRow, type PickRow } from './pick-row.js';

/**
 * One of the two lists with its rows, selection, pointer and filter.
 *
 * Two numbers name an item in it: `rowIndex` is its index among the visible rows, `index` its index in the list, filtered
 * or not (`PickListState`: an item index in the available list, a position in the selected one).
 */
export class PickPane implements PickListPane {
  readonly side: PickSide;
  readonly filter: FilterController;
  readonly selection: PaneSelection;
  readonly pointer: PanePointer;
  readonly rows: VirtualRows<PickRow>;
  readonly #host: PickListHost;

  constructor(host: PickListHost, side: PickSide) {
    this.#host = host;
    this.side = side;
    this.pointer = new PanePointer(host, this);
    this.filter = new FilterController(host, this);
    // Before the rows: it reveals the active item, and the rows then render once for both.
    this.selection = new PaneSelection(host, this);
    this.rows = new VirtualRows<PickRow>(host, {
      scroller: () => this.scroller,
      count: () => this.visible.count,
      idPrefix: `${side}-`,
      keepsSize: true,
      alwaysRendered: () => this.selection.active.index,
      createRow: createPickRow,
      renderRow: (row, rowIndex) => this.#renderRow(row, rowIndex),
    });
  }

  get isAvailable(): boolean {
    return this.side === 'available';
  }

  /** The indexes of the visible items. */
  get visible(): VisibleIndexes {
    return this.#host.state.visible[this.side];
  }

  get scroller(): HTMLElement | null {
    return this.#host.renderRoot.querySelector(`[data-list=${this.side}] .rows`);
  }

  labelOf(index: number): string {
    const { state } = this.#host;
    return state.labelOf(state.itemIndexOf(this.side, index));
  }

  isDisabled(index: number): boolean {
    const { state } = this.#host;
    return state.items.isDisabled(state.itemIndexOf(this.side, index));
  }

  #renderRow(row: PickRow, rowIndex: number): void {
    const { state } = this.#host;
    const index = this.visible.at(rowIndex);
    const itemIndex = state.itemIndexOf(this.side, index);
    const view = {
      label: state.labelOf(itemIndex),
      code: state.items.codeOf(itemIndex),
      note: noteText(state, itemIndex),
      isSelected: this.selection.has(index),
      isActive: rowIndex === this.selection.active.index,
      isDisabled: state.items.isDisabled(itemIndex),
    };
    renderPickRow(row, view, this.visible.query);
  }
}
