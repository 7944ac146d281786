import { announce } from '../../base/announce.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import { anchor } from '../../base/overlay/anchored.js';
import type { OptionId } from '../../core/select/select-options.js';
import { focusField, typeInto, valueIn, type EditorField, type EditorFields } from './editor-field.js';
import type { EditableColumn } from './editable-grid.js';

/** A cell, whatever its position is. */
export interface CellTarget {
  readonly key: string;
  /** The name of the column. */
  readonly column: string;
}

/** The field over a cell that is edited, and why its value is refused. */
export class CellEditor {
  readonly target: CellTarget;
  readonly box = document.createElement('div');
  readonly #note = document.createElement('div');
  /** What is typed until the field has the focus; undefined keeps the value. */
  #typed: string | undefined;
  /** The column: it may be hidden while the cell is edited. */
  column: EditableColumn | undefined;
  #field: EditorField | undefined;
  #unanchor: (() => void) | undefined;
  #isOpen = true;
  /** Whether the user has entered anything. */
  isChanged = false;
  /** Resolves when the field is shown. */
  started: Promise<void> | undefined;

  /** @param text what was typed: it replaces the value */
  constructor(target: CellTarget, text: string | undefined) {
    this.target = target;
    this.#typed = text;
    this.box.className = 'cell-editor';
    this.#note.className = 'cell-problem';
    // The field announces its error, and describes itself by it.
    this.#note.ariaHidden = 'true';
    this.#note.popover = 'manual';
    this.box.append(this.#note);
    this.box.addEventListener('input', () => {
      this.isChanged = true;
      this.clearProblem();
    });
    this.box.addEventListener('change', () => (this.isChanged = true));
  }

  /** Whether the field can be used: its module is loaded and it has had the focus. */
  get isReady(): boolean {
    return this.#field !== undefined;
  }

  get hasFocus(): boolean {
    return this.#field !== undefined && holdsFocus(this.#field);
  }

  /** Shows the field and moves the focus into it. @param rowName the text that names the row */
  start(fields: EditorFields, column: EditableColumn, value: unknown, rowName: string): Promise<void> {
    return (this.started = this.#start(fields, column, value, rowName));
  }

  async #start(fields: EditorFields, column: EditableColumn, value: unknown, rowName: string): Promise<void> {
    this.column = column;
    if (!column.editor || column.editor === 'flag') return;
    await fields.load(column.editor);
    if (!this.#isOpen) return;
    const field = fields.prepare(column, column.editor, value, rowName);
    this.box.prepend(field);
    await field.updateComplete;
    if (!this.#isOpen) return;
    this.#field = field;
    focusField(field, this.#typed);
  }

  /** What is typed before the field has the focus. */
  type(text: string): void {
    if (this.#field) typeInto(this.#field, text);
    else this.#typed = (this.#typed ?? '') + text;
  }

  focus(): void {
    this.#field?.focus({ preventScroll: true });
  }

  /** The value, as of `fieldValueOf()`. */
  get value(): OptionId {
    return this.#field ? valueIn(this.#field) : '';
  }

  /** Why the field does not accept its own text; '' when it does. */
  get ownProblem(): string {
    return this.#field && !this.#field.validity.valid ? this.#field.validationMessage : '';
  }

  set isBusy(isBusy: boolean) {
    if (this.#field) this.#field.readOnly = isBusy;
    this.box.toggleAttribute('aria-busy', isBusy);
  }

  /** Shows why the value is refused. The text stays. @param takesFocus whether the focus moves to it */
  showProblem(reason: string, takesFocus: boolean): void {
    const field = this.#field;
    if (!field) return;
    if (!this.ownProblem) field.customValidity = reason;
    if (takesFocus) field.reportValidity();
    else announce(reason, 'assertive');
    this.#showNote(reason, 'cell-problem');
  }

  clearProblem(): void {
    if (this.#field?.customValidity) this.#field.customValidity = '';
    this.#hideNote();
  }

  /** Shows a text below the field that is no error. */
  showNote(text: string): void {
    if (this.#note.textContent !== text) this.#showNote(text, 'cell-problem note');
  }

  close(): void {
    this.#isOpen = false;
    this.#hideNote();
  }

  #showNote(text: string, className: string): void {
    this.#hideNote();
    this.#note.className = className;
    this.#note.textContent = text;
    this.#note.showPopover();
    this.#unanchor = anchor(this.#note, this.box, 'bottom-start');
  }

  #hideNote(): void {
    this.#unanchor?.();
    this.#unanchor = undefined;
    this.#note.textContent = '';
    if (this.#note.matches(':popover-open')) this.#note.hidePopover();
  }
}
