import { rendered, until } from './find.js';
import { chooseOptions } from './options.js';

/** Clicks an element as with a mouse: with all events of a click, near its start. */
export function click(target: Element, detail = 1): void {
  const { left, top } = target.getBoundingClientRect();
  const options = { bubbles: true, composed: true, cancelable: true, button: 0, clientX: left + 1, clientY: top + 1 };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    target.dispatchEvent(
      type.startsWith('pointer')
        ? new PointerEvent(type, { ...options, detail, pointerType: 'mouse', isPrimary: true })
        : new MouseEvent(type, { ...options, detail }),
    );
}

/** Clicks an element twice. */
export function doubleClick(target: Element): void {
  for (const detail of [1, 2]) click(target, detail);
  const { left, top } = target.getBoundingClientRect();
  const options = { bubbles: true, composed: true, cancelable: true, clientX: left + 1, clientY: top + 1 };
  target.dispatchEvent(new MouseEvent('dblclick', { ...options, detail: 2 }));
}

/** Presses a key. */
export function press(target: Element, key: string, modifiers: { readonly ctrlKey?: boolean } = {}): void {
  for (const type of ['keydown', 'keyup'])
    target.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true, ...modifiers }),
    );
}

/** Replaces the text of a native control as typing does. */
export function typeInto(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.focus();
  control.value = text;
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Enters a value into a field of the kit: a text as typed, the label of an option, or whether a switch is on. */
export async function enterValue(field: Element, value: string | boolean): Promise<void> {
  const control = await until(`<${field.localName}> has a control`, () =>
    field.shadowRoot?.querySelector<HTMLElement>('#control, [role=switch], [role=combobox]'),
  );
  if (typeof value === 'boolean') {
    if (control.getAttribute('aria-checked') !== String(value)) control.click();
  } else if (control.getAttribute('role') === 'combobox') await chooseOptions(field, value);
  else {
    typeInto(control as HTMLInputElement, value);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await rendered(field);
}
