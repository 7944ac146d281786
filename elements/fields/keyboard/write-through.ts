import { holdsFocus } from '../../base/focus/focus-return.js';
import type { Change, Edit } from './keyboard-model.js';
import { changeOf } from './keyboard-model.js';

/** A native field to write in. */
export type NativeField = HTMLInputElement | HTMLTextAreaElement;

/** The native field that is meant: itself, or that of a field of the kit. */
export function nativeField(target: Element | null | undefined): NativeField | undefined {
  const found = target?.shadowRoot?.querySelector('input, textarea') ?? target;
  return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
}

/**
 * Changes the text of a field as the user at a keyboard does: `beforeinput`, which may prevent it, and `input` tell of it,
 * so that masks, counters, forms and React hear of ordinary input. Where the field has the focus, the browser itself
 * writes, and its own undo takes it back.
 * @returns whether it was changed
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

/** Lets the browser write, which tells of it by `input`. @returns whether it did */
function writeUndoably(field: NativeField, from: number, to: number, data: string): boolean {
  field.setSelectionRange(from, to);
  // WebKit tells of it by `beforeinput` as well, which has been told.
  const hush = (event: Event): void => event.stopImmediatePropagation();
  window.addEventListener('beforeinput', hush, true);
  const isWritten = document.execCommand(data ? 'insertText' : 'delete', false, data);
  window.removeEventListener('beforeinput', hush, true);
  return isWritten;
}

/** Does to a field what a key of a keyboard does. @returns whether something changed */
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

/** A field scrolls by itself only for a real keyboard. */
function showCaret(field: NativeField): void {
  if (field.selectionEnd !== field.value.length) return;
  field.scrollLeft = field.scrollWidth;
  field.scrollTop = field.scrollHeight;
}
