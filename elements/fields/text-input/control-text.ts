import { countCharacters, firstCharacters } from '../../core/text/characters.js';
import type { Edit } from './mask-model.js';

/** A native text field. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Number of characters over the maximum that a pasted text may have before it is truncated. */
const tolerance = 10_000;

/** The text of a field and its caret. */
export const readEdit = ({ value, selectionStart }: TextControl): Edit => ({
  text: value,
  caret: selectionStart ?? value.length,
});

/** Sets the text and the caret of a field. */
export function writeEdit(control: TextControl, { text, caret }: Edit): void {
  if (control.value !== text) control.value = text;
  control.setSelectionRange(caret, caret);
}

/**
 * Truncates a pasted or dropped text that is far too long, because megabytes would freeze the page.
 * @param max maximum number of characters of the field
 * @returns whether the text was truncated and inserted; otherwise the browser inserts it
 */
export function insertWhatFits(event: ClipboardEvent | DragEvent, control: TextControl, max: number): boolean {
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  const text = data?.getData('text/plain') ?? '';
  const { value, selectionStart, selectionEnd } = control;
  const rest = value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length);
  if (rest.length + text.length <= max + tolerance) return false;
  const fits = firstCharacters(text, Math.max(0, max - countCharacters(rest)));
  if (fits === text) return false;
  event.preventDefault();
  insert(control, fits);
  return true;
}

/** Returns the text of a paste or a drop that replaces the whole text of a field; undefined for any other. */
export function replacingText(event: ClipboardEvent | DragEvent, control: TextControl): string | undefined {
  const isWhole = control.selectionStart === 0 && control.selectionEnd === control.value.length;
  const data = 'clipboardData' in event ? event.clipboardData : event.dataTransfer;
  return isWhole ? data?.getData('text/plain') : undefined;
}

/**
 * Whether a key is the one for the decimal separator of a number pad. It sends the sign of the keyboard, not of the
 * language.
 */
export const isPadDecimal = ({ code, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  code === 'NumpadDecimal' && !((ctrlKey || metaKey) && !altKey) && /^(?:[.,]|Decimal|Separator)$/.test(key);

/** Inserts a text at the caret like typing, so that the user can undo it. */
export function insert(control: TextControl, text: string): void {
  control.focus();
  if (!text || document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}
