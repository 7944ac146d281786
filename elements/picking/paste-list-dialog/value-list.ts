import { html, nothing, type ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { RovingRows } from '../../base/rows/roving-rows.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import {
  fillValueRow,
  makeValueRow,
  textOfValueRow,
  type ShownValue,
  type ValueAction,
  type ValueRow,
} from './value-row.js';

export interface ValueListOptions {
  /** How many values are listed. */
  count(): number;
  /** A value of them. */
  at(index: number): ShownValue;
  /** The last value has gone by what the user did in its row: the focus wants another place. */
  onEmptied(): void;
}

/**
 * The list of values. Its rows take the focus, one tab stop among them: the arrow keys go from row to row, Enter does what
 * the first button of a row does, and Tab leads to its buttons.
 */
export class ValueList {
  readonly #host: ReactiveElement;
  readonly #options: ValueListOptions;
  readonly #rows: VirtualRows<ValueRow>;
  readonly #roving: RovingRows<ValueRow>;
  readonly #wholeText: LazyImport;

  constructor(host: ReactiveElement, options: ValueListOptions) {
    this.#host = host;
    this.#options = options;
    this.#rows = new VirtualRows<ValueRow>(host, {
      scroller: () => host.renderRoot.querySelector<HTMLElement>('.rows'),
      count: options.count,
      idPrefix: 'value-',
      pinned: () => this.#roving.index,
      make: makeValueRow,
      fill: (row, index) => {
        fillValueRow(row, options.at(index));
        this.#roving.mark(row, index);
      },
    });
    this.#wholeText = new LazyImport(
      host,
      async () => {
        const { WholeText } = await import('../../base/whole-text.js');
        new WholeText(host, { unit: '.row', textOf: textOfValueRow });
      },
      { silent: true },
    );
    this.#roving = new RovingRows(this.#rows, {
      count: options.count,
      stops: ({ element, buttons }) => [element, ...buttons],
    });
  }

  /** Other values are listed: it begins at the first. */
  begin(): void {
    this.#roving.index = 0;
    this.#rows.reveal(0);
  }

  render(label: string, isBusy: boolean) {
    const count = this.#options.count();
    if (count > 0) this.#wholeText.load();
    if (this.#roving.index >= count) this.#roving.index = Math.max(0, count - 1);
    return html`<div
      class="rows"
      role="list"
      tabindex="-1"
      aria-label=${label}
      aria-busy=${isBusy ? 'true' : nothing}
      ?hidden=${count === 0}
      @click=${this.#onClick}
      @keydown=${this.#onKeydown}
      @focusin=${this.#roving.onFocusin}
    ></div>`;
  }

  #onClick = (event: MouseEvent): void => {
    const row = this.#rows.rowOf(this.#rows.indexOf(event));
    const at = row?.buttons.indexOf((event.target as Element).closest('button') as HTMLButtonElement) ?? -1;
    if (row && at >= 0) void this.#do(row.actions[at]);
  };

  #onKeydown = (event: KeyboardEvent): void => {
    const row = this.#rows.rowOf(this.#rows.indexOf(event));
    if (this.#roving.onKeydown(event) || event.key !== 'Enter' || event.target !== row?.element) return;
    event.preventDefault();
    void this.#do(row.actions[0]);
  };

  /** Moves the focus to the list; without values it goes elsewhere. */
  focus(index = this.#roving.index): void {
    const count = this.#options.count();
    if (count > 0) this.#roving.focus(Math.min(index, count - 1));
    else this.#options.onEmptied();
  }

  /** The focus stays in the list: at what stands in the same place then. */
  async #do(action: ValueAction | undefined): Promise<void> {
    if (!action) return;
    const { index } = this.#roving;
    this.#rows.rowOf(index)?.element.focus({ preventScroll: true });
    action.act();
    await this.#host.updateComplete;
    this.focus(index);
  }
}
