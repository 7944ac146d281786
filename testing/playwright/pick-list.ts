import type { Locator } from 'playwright';
import { LIST_ROWS, readVirtualRows } from '../shared/virtual-rows.js';
import { pageOf, type Name, type Root } from './root.js';

/** A list of a pick list. */
export type PickSide = 'available' | 'selected';

/** A `dass-pick-list`. */
export class PickList {
  /** The element. */
  readonly element: Locator;

  constructor(root: Root, label: Name) {
    this.element = root.locator('dass-pick-list').filter({ has: pageOf(root).getByRole('group', { name: label }) });
  }

  /** One of the lists, as a listbox. */
  list(side: PickSide): Locator {
    return this.#pane(side).getByRole('listbox');
  }

  /**
   * The labels in a list. Scrolls through it.
   * @param options.limit reads as many items at most. Default: 1,000
   */
  async labels(side: PickSide, { limit }: { readonly limit?: number } = {}): Promise<string[]> {
    const rows = await this.list(side).evaluate(readVirtualRows, { ...LIST_ROWS, limit });
    return rows.map(({ texts }) => texts.join(' '));
  }

  /** Types into the filter of a list; an empty text removes it. */
  async filter(side: PickSide, text: string): Promise<void> {
    await this.#pane(side).getByRole('textbox').fill(text);
  }

  /** Selects items by their labels. */
  add = (...labels: readonly string[]): Promise<void> => this.#move('available', labels);

  /** Removes items from the selection by their labels. */
  remove = (...labels: readonly string[]): Promise<void> => this.#move('selected', labels);

  /** Clicks a button between the lists. */
  async press(button: 'add' | 'add-all' | 'remove' | 'remove-all' | 'undo'): Promise<void> {
    await this.element.locator(`.buttons > button.${button}`).click();
  }

  async #move(from: PickSide, labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      // In a virtual list, an item is rendered when the filter leaves it.
      await this.filter(from, label);
      const item = this.list(from)
        .locator(LIST_ROWS.rows)
        .filter({ has: this.element.page().getByText(label, { exact: true }) });
      await item.first().dblclick();
      await this.filter(from, '');
    }
  }

  #pane(side: PickSide): Locator {
    return this.element.locator(`[data-list=${side}]`);
  }
}

/** A pick list by its label. */
export const pickList = (root: Root, label: Name): PickList => new PickList(root, label);
