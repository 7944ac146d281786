/** A text of 10 MB. */
export const tenMegabytes = 'Algodão cru, tinto em fio; '.repeat(400_000).slice(0, 10_000_000);

/** The length that a native field accepts: all of it, except in WebKit, which cuts at 524,288 characters. */
export const keptInField = Object.assign(document.createElement('input'), { value: tenMegabytes }).value.length;

/** Pastes a text into a field in one event. */
export function pasteInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste' }));
}
