/** A text as long as a file. */
export const tenMegabytes = 'Algodão cru, tinto em fio; '.repeat(400_000).slice(0, 10_000_000);

/** So much of it a native field keeps: all, but for WebKit, which cuts at 524,288 characters. */
export const keptInField = Object.assign(document.createElement('input'), { value: tenMegabytes }).value.length;

/** What the user pastes into a field comes all at once. */
export function pasteInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste' }));
}
