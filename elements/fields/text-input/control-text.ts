import { countCharacters, firstCharacters } from '../../core/characters.js';
import type { Edit } from './mask-model.js';

/** A native field to write in. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** How far a text may be over its limit and stay whole, for a person to shorten it. */
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
 * What of a pasted or dropped text fits, when all of it would be far too long: megabytes would halt the page.
 * @returns undefined when the browser may insert it as it is
 */
export function whatFits(pasted: string, control: TextControl, most: number): string | undefined {
  const { value, selectionStart, selectionEnd } = control;
  const rest = value.slice(0, selectionStart ?? value.length) + value.slice(selectionEnd ?? value.length);
  if (rest.length + pasted.length <= most + tolerance) return undefined;
  const fits = firstCharacters(pasted, Math.max(0, most - countCharacters(rest)));
  return fits === pasted ? undefined : fits;
}

/** Inserts a text where the caret is, as a person would: it can be undone. */
export function insertText(control: TextControl, text: string): void {
  control.focus();
  if (!text || document.execCommand('insertText', false, text)) return;
  control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
}
