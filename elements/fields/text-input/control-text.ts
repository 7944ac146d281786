import { countCharacters, firstCharacters } from '../../core/text/characters.js';
import type { Edit } from './mask-model.js';

/** A native field to write in. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How far a text may be over its limit and stay whole, for the user to shorten it. */
const tolerance = 10_000;

/** What stands in a field, and where the caret is. */
export const readEdit = ({ value, selectionStart }: TextControl): Edit => ({
  text: value,
  caret: selectionStart ?? value.length,
});

/** Writes a text into a field and puts the caret there. */
export function writeEdit(control: TextControl, { text, caret }: Edit): void {
  if (control.value !== text) control.value = text;
  control.setSelectionRange(caret, caret);
}

/**
 * A text comes in whole, pasted or dropped: of one that is far too long only what fits is inserted, for megabytes would
 * halt the page.
 * @param max how many characters the field takes
 * @returns whether it was cut; otherwise the browser inserts it
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

/** Inserts a text where the caret is, as the user would: it can be undone. */
function insert(control: TextControl, text: string): void {
  control.focus();
  if (!text || document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}
