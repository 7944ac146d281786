import { html, nothing, type TemplateResult } from 'lit';
import { getLanguage, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { afterPointer, isPointerDown, trackPointer } from '../../base/pointer-press.js';
import { search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { CharacterCount } from '../../core/text/characters.js';
import { decimalSign } from '../../core/text/number-text.js';
import { AutoHeight } from '../text-input/auto-height.js';
import { insert, isPadDecimal, type TextControl } from '../text-input/control-text.js';
import { insertPasted } from '../text-input/insert-pasted.js';
import { fromHost, masks } from '../text-input/mask-model.js';
import { MaskedTyping } from '../text-input/masked-typing.js';
import { renderClear, renderCounter, renderReveal } from '../text-input/render-text.js';
import { findTextProblem } from '../text-input/text-problems.js';
import { trimmed, valueOf, writtenText, type TextKind } from '../text-input/text-value.js';
import type { KeyboardDialogProperties } from './keyboard-dialog-properties.js';

/**
 * The text of a keyboard dialog: a native field that reads, formats, counts and checks its text as a text input does.
 * It is not a text input, which opens this dialog.
 */
export class KeyboardText {
  readonly #dialog: KeyboardDialogProperties;
  readonly #masking = new MaskedTyping();
  readonly #characters = new CharacterCount();
  /** The text in the field. */
  #draft = '';
  #isReadOnly = false;
  #isRevealed = false;
  /** The user has left the field: its problem is shown. */
  #wasLeft = false;
  /** Whether the text was too long before the current change. */
  #wasOver = false;
  /** Message below the field until the next change. */
  #note = '';

  constructor(dialog: KeyboardDialogProperties) {
    this.#dialog = dialog;
    new AutoHeight(dialog, () => (this.#isMultiline ? (this.control as HTMLTextAreaElement | null) : null));
  }

  /** The native field. Null while the dialog is closed. */
  get control(): TextControl | null {
    return this.#dialog.renderRoot?.querySelector<TextControl>('#control') ?? null;
  }

  /** The value of the text. */
  get value(): string {
    return valueOf(this.#draft, this.#kind);
  }

  /** Starts with the value of the dialog, before it is rendered. */
  begin(): void {
    const { mask, value } = this.#dialog;
    trackPointer(this.#dialog.ownerDocument.defaultView);
    this.#masking.clearHistory();
    this.#isRevealed = this.#wasLeft = false;
    this.#note = '';
    this.#draft = writtenText(mask ? fromHost(masks[mask], value) : value, this.#kind);
  }

  /** Shows the text after rendering. */
  updated(): void {
    const { control } = this;
    if (control && control.value !== this.#draft) control.value = this.#draft;
  }

  /** @param onKeydown called after the field has handled a key */
  render(isReadOnly: boolean, onKeydown: (event: KeyboardEvent) => void): TemplateResult {
    this.#isReadOnly = isReadOnly;
    const { label, type, maxLength } = this.#dialog;
    const error = this.#wasLeft && !isReadOnly ? this.#problem : '';
    const message = html`<span id="message" class=${error ? 'message' : 'message none'}
      ><span class="error" aria-live="polite" .textContent=${error}></span
    ></span>`;
    return html`<div class="text" @keydown=${onKeydown}>
      <label class="label visually-hidden" for="control"
        >${textOr(label, msg('Texto', { id: 'dassKeyboardText' }))}</label
      ><span
        class=${`box${this.#isMultiline ? ' lines' : ''}${isReadOnly ? ' readonly' : ''}${error ? ' invalid' : ''}`}
        @pointerdown=${this.#onPointerdown}
        @beforeinput=${this.#onBeforeInput}
        @input=${this.#onInput}
        @compositionend=${this.#onInput}
        @keydown=${this.#onKeydown}
        @paste=${this.#onInsert}
        @drop=${this.#onInsert}
        @focusout=${this.#onFocusout}
        >${type === 'search' ? html`<span class="affix">${renderIcon(search)}</span>` : nothing}${this.#renderControl(
          error !== '',
        )}${type === 'search' && !isReadOnly && this.#draft ? renderClear(() => this.#clear()) : nothing}${
          type === 'password' ? renderReveal(this.#isRevealed, false, () => this.#reveal()) : nothing
        }</span
      >${
        maxLength === undefined
          ? message
          : html`<span class="below">${message}${renderCounter(this.#count, maxLength)}</span>`
      }${this.#note ? html`<span class="note">${this.#note}</span>` : nothing}
    </div>`;
  }

  #renderControl(isInvalid: boolean): TemplateResult {
    const { type, mask, maxLength } = this.#dialog;
    const describedBy = maxLength === undefined ? 'message' : 'message count';
    if (this.#isMultiline)
      return html`<textarea
        id="control"
        rows="3"
        inputmode="none"
        aria-describedby=${describedBy}
        aria-invalid=${isInvalid ? 'true' : nothing}
        ?readonly=${this.#isReadOnly}
      ></textarea>`;
    const isProse = type === 'text' && !mask;
    return html`<input
      id="control"
      class=${type === 'number' ? 'number' : nothing}
      type=${type === 'password' && !this.#isRevealed ? 'password' : 'text'}
      inputmode="none"
      role=${type === 'search' ? 'searchbox' : nothing}
      dir=${isProse || type === 'search' ? nothing : 'ltr'}
      enterkeyhint=${type === 'search' ? 'search' : nothing}
      autocapitalize=${isProse ? nothing : 'none'}
      spellcheck=${isProse ? nothing : 'false'}
      aria-describedby=${describedBy}
      aria-invalid=${isInvalid ? 'true' : nothing}
      ?readonly=${this.#isReadOnly}
    />`;
  }

  get #kind(): TextKind {
    const { type, mask } = this.#dialog;
    return { type, mask, startText: '', endText: '' };
  }

  get #isMultiline(): boolean {
    const { multiline, type, mask } = this.#dialog;
    return multiline && type === 'text' && !mask;
  }

  get #count(): number {
    return this.#characters.of(trimmed(this.value, this.#kind));
  }

  /** Why the text is not valid; '' when it is. */
  get #problem(): string {
    const { type, mask, maxLength } = this.#dialog;
    const { value } = this;
    return value === ''
      ? ''
      : (findTextProblem(value, this.#count, { type, mask, maxLength, pattern: '' })?.message ?? '');
  }

  get #isOver(): boolean {
    return this.#count > (this.#dialog.maxLength ?? Infinity);
  }

  readonly #onPointerdown = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (target.id === 'control') return;
    // Keeps the focus. A press outside the buttons focuses the field.
    event.preventDefault();
    if (!target.closest('button')) this.control?.focus();
  };

  readonly #onBeforeInput = (): void => {
    if (this.#dialog.mask && this.control) this.#masking.expect(this.control);
    this.#wasOver = this.#isOver;
  };

  readonly #onInput = (event: Event): void => {
    const { control } = this;
    const { mask } = this.#dialog;
    const { inputType = '' } = event as InputEvent;
    if (!control) return;
    if (mask && !isComposing(event as InputEvent)) this.#masking.format(control, masks[mask], inputType);
    this.#handleChange(control.value);
  };

  #handleChange(draft: string): void {
    this.#draft = draft;
    this.#note = '';
    const isOver = this.#isOver;
    if (isOver && !this.#wasOver) announce(this.#problem);
    this.#wasOver = isOver;
    this.#dialog.requestUpdate();
  }

  readonly #onInsert = (event: ClipboardEvent | DragEvent): void => {
    const { type, mask, maxLength } = this.#dialog;
    if (!this.control || this.#isReadOnly) return;
    const note = insertPasted(event, this.control, { type, mask, maxLength, startText: '', endText: '' });
    if (note === undefined) return;
    this.#note = note;
    this.#dialog.requestUpdate();
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const { control } = this;
    if (!control || event.target !== control || isComposing(event) || event.defaultPrevented) return;
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (this.#dialog.type === 'number' && isPadDecimal(event)) {
      event.preventDefault();
      if (!this.#isReadOnly) insert(control, decimalSign(getLanguage()));
    } else if (event.key === 'Enter' && !event.repeat && (isCommand || !this.#isMultiline)) this.#leave();
    else if (this.#dialog.mask && isCommand && this.#masking.onCommand(event, control))
      this.#handleChange(control.value);
  };

  readonly #onFocusout = (): void => {
    // An error moves the buttons below it, one of which may be pressed.
    if (isPointerDown()) afterPointer(() => this.#leave());
    // An update may move the focus.
    else queueMicrotask(() => this.#leave());
  };

  /** Formats the text, and shows its problem. */
  #leave(): void {
    // The field also loses the focus when the closed dialog removes it.
    if (!this.#dialog.open) return;
    this.#draft = writtenText(this.value, this.#kind);
    this.#wasLeft = true;
    this.#dialog.requestUpdate();
  }

  #clear(): void {
    this.#handleChange('');
    this.control?.focus();
  }

  #reveal(): void {
    this.#isRevealed = !this.#isRevealed;
    this.#dialog.requestUpdate();
  }
}
