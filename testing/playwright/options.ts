import type { Locator } from 'playwright';
import { pageOf, type Name, type Root } from './root.js';

/** A field with a list of options. */
export class OptionField {
  /** The element. */
  readonly element: Locator;
  /** The control that has the focus. */
  readonly control: Locator;
  /** The options that are rendered while the list is open: those in view and a few more. */
  readonly options: Locator;

  constructor(root: Root, tag: string, label: Name) {
    const combobox = pageOf(root).getByRole('combobox', { name: label });
    this.element = root.locator(tag).filter({ has: combobox });
    this.control = this.element.getByRole('combobox', { name: label });
    this.options = this.element.getByRole('option');
  }

  /** Selects options by their labels: types each one as far as the field filters, and clicks the option. */
  async choose(...labels: readonly string[]): Promise<void> {
    for (const label of labels) {
      await this.control.click();
      if (await this.control.evaluate((control) => control.localName === 'input')) await this.control.fill(label);
      const named = this.element.getByRole('option', { name: label, exact: true });
      const withText = this.options.filter({ has: this.element.page().getByText(label, { exact: true }) });
      await named.or(withText).first().click();
    }
    // The option may have changed the label, or have led to another page.
    const openControl = this.control.and(this.element.page().locator('[aria-expanded=true]'));
    if ((await openControl.count()) > 0) await openControl.press('Escape');
  }

  /** The labels of the selected options, as the field shows them: after its last chip, it shows a number such as `+3`. */
  async selected(): Promise<string[]> {
    if ((await this.element.locator('.box.lines').count()) > 0)
      return this.element
        .locator('.box.lines dass-chip')
        .evaluateAll((chips) => chips.map((chip) => (chip as unknown as { label: string }).label));
    const text = await this.control.evaluate((control) =>
      control instanceof HTMLInputElement ? control.value : control.textContent.trim(),
    );
    return text === '' ? [] : [text];
  }
}

/** A `dass-select-list` by its label. */
export const selectList = (root: Root, label: Name): OptionField => new OptionField(root, 'dass-select-list', label);

/** A `dass-language-picker` by its label. Its options are the names of the languages in themselves. */
export const languagePicker = (root: Root, label: Name): OptionField =>
  new OptionField(root, 'dass-language-picker', label);
