import { readEdit, writeEdit, type TextControl } from './control-text.js';
import { edited, type Edit, type Mask } from './mask-model.js';

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 200;

/** Applies a mask while the user types, with its own undo history. */
export class MaskedTyping {
  /** Text and caret before the current change. */
  #before: Edit = { text: '', caret: 0 };
  #past: Edit[] = [];
  #future: Edit[] = [];

  /** Stores the text before a change. */
  expect(control: TextControl): void {
    this.#before = readEdit(control);
  }

  /** Reformats the text after a change. @param inputType of the `input` event */
  format(control: TextControl, mask: Mask, inputType: string): void {
    this.#past = [...this.#past.slice(1 - MAX_UNDO_STEPS), this.#before];
    this.#future = [];
    writeEdit(control, edited(mask, readEdit(control), inputType, mask.keep(this.#before.text)));
  }

  /** Handles undo and redo keys; setting the text clears the browser's own history. @returns whether the text changed */
  onCommand(event: KeyboardEvent, control: TextControl): boolean {
    if (!/^[zy]$/i.test(event.key)) return false;
    event.preventDefault();
    return !control.readOnly && this.#step(control, /z/i.test(event.key) && !event.shiftKey);
  }

  /** Clears the undo history. */
  clearHistory(): void {
    this.#past = [];
    this.#future = [];
  }

  #step(control: TextControl, back: boolean): boolean {
    const [from, to] = back ? [this.#past, this.#future] : [this.#future, this.#past];
    const edit = from.pop();
    if (!edit) return false;
    to.push(readEdit(control));
    writeEdit(control, edit);
    return true;
  }
}
