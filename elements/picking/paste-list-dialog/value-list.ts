import { html, nothing, type ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { RovingRows } from '../../base/rows/roving-rows.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import {
  renderValueRow,
  createValueRow,
  textOfValueRow,
  type ValueRowView,
  type ValueAction,
  type ValueRow,
} from './value-row.js';

export interface ValueListOptions {
  /** Number of values. */
  count(): number;
  /** Returns a value. */
  at(index: number): ValueRowView;
  /** The action of the last value has removed it: the focus has to move elsewhere. */
  onEmptied(): void;
}

/**
 * The list of values. Its rows have roving focus: the arrow keys move it from row to row, Enter performs the first action of
 * a row, and Tab leads to its buttons.
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
      alwaysRendered: () => this.#roving.index,
      createRow: createValueRow,
      renderRow: (row, index) => {
        renderValueRow(row, options.at(index));
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

  /** Other values are listed: scrolls to the first. */
  reset(): void {
    this.#roving.index = 0;
    this.#rows.reveal(0);
  }

  render(label: string, isBusy: boolean) {
    const count = this.#options.count();
    if (count > 0) this.#wholeText.loadOnce();
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
    if (row && at >= 0) void this.#perform(row.actions[at]);
  };

  #onKeydown = (event: KeyboardEvent): void => {
    const row = this.#rows.rowOf(this.#rows.indexOf(event));
    if (this.#roving.onKeydown(event) || event.key !== 'Enter' || event.target !== row?.element) return;
    event.preventDefault();
    void this.#perform(row.actions[0]);
  };

  /** Moves the focus to a row, or elsewhere when there are none. */
  focus(index = this.#roving.index): void {
    const count = this.#options.count();
    if (count > 0) this.#roving.focus(Math.min(index, count - 1));
    else this.#options.onEmptied();
  }

  /** Performs an action. The focus stays at the same index of the list. */
  async #perform(action: ValueAction | undefined): Promise<void> {
    if (!action) return;
    const { index } = this.#roving;
    this.#rows.rowOf(index)?.element.focus({ preventScroll: true });
    action.act();
    await this.#host.updateComplete;
    this.focus(index);
  }
}
