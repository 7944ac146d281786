import { find, rendered } from './find.js';

/** Selects options of a select list or a lookup by their labels. */
export async function chooseOptions(field: Element, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    const control = await find(field, '[role=combobox]');
    control.focus();
    control.click();
    if (control instanceof HTMLInputElement) {
      control.value = label;
      control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
    await rendered(field);
    (await find(field, '[role=option]:not([hidden])', (option) => option.textContent?.trim() === label)).click();
    await rendered(field);
  }
}
