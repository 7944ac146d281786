import { holdsFocus } from '../../base/focus/focus-return.js';
import type { Change, Edit } from './keyboard-model.js';
import { changeOf } from './keyboard-model.js';

/** A native text field. */
export type NativeField = HTMLInputElement | HTMLTextAreaElement;

/** Returns the native field: the element itself, or the one in a field of the kit. */
export function nativeField(target: Element | null | undefined): NativeField | undefined {
  const found = target?.shadowRoot?.querySelector('input, textarea') ?? target;
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
}

/**
 * Edits the text of a field like a keyboard: fires `beforeinput`, which may be canceled, and `input`, so that masks,
 * counters, forms and React work. In a focused field the browser inserts the text, so that its undo works.
 *
 * @returns whether the text was changed
 */
export function writeThrough(field: NativeField, { from, to, insert }: Change, inputType: string): boolean {
  if (field.readOnly || field.matches(':disabled')) return false;
  const { value, maxLength } = field;
  const room = maxLength < 0 ? insert.length : Math.max(0, maxLength - (value.length - (to - from)));
  const data = insert.slice(0, room);
  if (data !== insert && !data && from === to) return false;
  const init = { inputType, data: data || null, bubbles: true, composed: true };
  if (!field.dispatchEvent(new InputEvent('beforeinput', { ...init, cancelable: true }))) return false;
  const isWritten = field.selectionStart !== null && holdsFocus(field) && writeUndoably(field, from, to, data);
  if (!isWritten) {
    if (field.selectionStart === null) field.value = value.slice(0, from) + data + value.slice(to);
    else field.setRangeText(data, from, to, 'end');
    field.dispatchEvent(new InputEvent('input', init));
  }
  showCaret(field);
  return true;
}

/**
 * Lets the browser insert the text, which fires `input`.
 *
 * @returns whether it did
 */
function writeUndoably(field: NativeField, from: number, to: number, data: string): boolean {
  field.setSelectionRange(from, to);
  // WebKit also fires `beforeinput`, which was fired already.
  const stopEvent = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener('beforeinput', stopEvent, true);
  const isWritten = document.execCommand(data ? 'insertText' : 'delete', false, data);
  window.removeEventListener('beforeinput', stopEvent, true);
  return isWritten;
}

/**
 * Performs the edit of a keyboard key in a field.
 *
 * @returns whether something changed
 */
export function editField(field: NativeField, edit: Edit): boolean {
  const { value } = field;
  const start = field.selectionStart ?? value.length;
  const end = field.selectionEnd ?? value.length;
  const change = changeOf(value, start, end, edit);
  if (!change) return false;
  if ('caret' in change) {
    if (field.selectionStart !== null) field.setSelectionRange(change.caret, change.caret);
    showCaret(field);
    return false;
  }
  const isForward = 'action' in edit && edit.action === 'delete';
  const deletes = isForward ? 'deleteContentForward' : 'deleteContentBackward';
  return writeThrough(
    field,
    change,
    change.insert ? (change.insert === '\n' ? 'insertLineBreak' : 'insertText') : deletes,
  );
}

/** Scrolls to the caret; browsers do so only for a hardware keyboard. */
function showCaret(field: NativeField): void {
  if (field.selectionEnd !== field.value.length) return;
  field.scrollLeft = field.scrollWidth;
  field.scrollTop = field.scrollHeight;
}
