import type { Locator } from 'playwright';
import { pageOf, type Name, type Root } from './root.js';

/** A field with a list of options: a select list or a lookup. */
export class OptionField {
  /** The element. */
  readonly element: Locator;
  /** The control that has the focus. */
  readonly control: Locator;

  constructor(root: Root, tag: string, label: Name) {
    const combobox = pageOf(root).getByRole('combobox', { name: label });
    this.element = root.locator(tag).filter({ has: combobox });
    this.control = this.element.getByRole('combobox', { name: label });
  }

  /** Selects options by their labels: types each one as far as the field filters, and clicks the option. */
  async choose(...labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      await this.control.click();
      if (await this.control.evaluate((control) => control.localName === 'input')) await this.control.fill(label);
      const options = this.element.getByRole('option');
      const named = options.and(this.element.getByRole('option', { name: label, exact: true }));
      const withText = options.filter({ has: this.element.page().getByText(label, { exact: true }) });
      await named.or(withText).first().click();
    }
    if ((await this.control.getAttribute('aria-expanded')) === 'true') await this.control.press('Escape');
  }

  /** The labels of the selected options. */
  async selected(): Promise<string[]> {
    const chips = await this.element
      .locator('dass-chip')
      .evaluateAll((all) => all.map((chip) => (chip as unknown as { label: string }).label));
    if (chips.length > 0) return chips;
    const text = await this.control.evaluate((control) =>
      control instanceof HTMLInputElement ? control.value : control.textContent.trim(),
    );
    return text === '' ? [] : [text];
  }
}

/** A `dass-select-list` by its label. */
export const selectList = (root: Root, label: Name): OptionField => new OptionField(root, 'dass-select-list', label);

/** A `dass-lookup` by its label. */
export const lookup = (root: Root, label: Name): OptionField => new OptionField(root, 'dass-lookup', label);
