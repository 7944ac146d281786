import { html, nothing, type PropertyValues } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import type { Problem } from '../../base/forms/form-element.js';
import { submitImplicitly } from '../../base/forms/implicit-submit.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { CharacterCount } from '../../core/text/characters.js';
import { decimalSign } from '../../core/text/number-text.js';
import { search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { KeyboardAccess } from '../shared/keyboard-access.js';
import { AutoHeight } from './auto-height.js';
import { passedOn, writeAttributes } from './control-attributes.js';
import { insert, isPadDecimal, type TextControl } from './control-text.js';
import { insertPasted } from './insert-pasted.js';
import { masks } from './mask-model.js';
import { MaskedTyping } from './masked-typing.js';
import { textInputStyles, textPartStyles } from './text-input.styles.js';
import { PauseConfirmation } from './pause-confirmation.js';
import { TextProperties } from './text-properties.js';
import { renderAffix, renderClear, renderControl, renderCounter, renderReveal } from './render-text.js';
import { findTextProblem } from './text-problems.js';
import { trimmed, valueOf, writtenText } from './text-value.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { DraftState } from './draft-state-model.js';

/** The detail of `dass-confirm`. */
export interface DassTextInputConfirmDetail {
  /** The value, trimmed. */
  readonly value: string;
  /** How the value was confirmed: `enter` (Enter key), `tab` (Tab key) or `pause` (a pause in typing). */
  readonly reason: 'enter' | 'tab' | 'pause';
}

export interface TextInputEvents {
  'dass-confirm': DassTextInputConfirmDetail;
}

/**
 * A text field of one or several lines. The value is the typed text, trimmed; a password is not trimmed. The text in
 * the field is trimmed when the user leaves it. The user confirms the value with Enter, with Tab (`confirmOnTab`) or by
 * a pause (`confirmOnPause`), whose remaining time the field shows and Escape cancels. In a form, Enter submits as in
 * native fields; with several lines, Ctrl+Enter confirms.
 *
 * Characters that nobody sees, such as zero-width spaces and marks of the text direction, are no part of the value. A
 * number is read as users and programs write it: with a currency or the texts beside the field, a sign before or
 * behind it, parentheses, an exponent; a pasted one is shown as it was understood. The decimal key of the number pad
 * writes the decimal separator of the language.
 *
 * A text that is too long, or not a number, stays in the field and is invalid. Only a pasted text that is more than
 * 10,000 characters too long is truncated, and the field shows this.
 *
 * The attributes `inputmode`, `enterkeyhint`, `autocapitalize` and `spellcheck` of the element are passed to the native
 * field.
 * @summary A text field.
 * @slot start - Content before the text: an icon, a unit. For a text use `startText`.
 * @slot end - Content after the text: a unit, a button. For a text use `endText`.
 * @fires {Event} input - Fired when the user changes the text.
 * @fires {Event} change - Fired when the user has changed the value and leaves the field, presses Enter or clears it.
 * @fires {CustomEvent<DassTextInputConfirmDetail>} dass-confirm - Fired when the user confirms a valid value.
 * @csspart box - The box around the text.
 * @csspart control - The native field.
 * @csspart counter - The number of characters.
 */
export class DassTextInput extends TextProperties<TextInputEvents> {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, textPartStyles, textInputStyles];

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...passedOn];
  }

  @state()
  private _revealed = false;

  /** Message below the field until the next change. */
  @state()
  private _note = '';

  readonly #draft = new DraftState();
  #isWriting = false;
  /** Created only with `confirmOnPause`. */
  #pause?: PauseConfirmation;
  #height?: AutoHeight;
  #spinner?: LazyImport;
  readonly #masking = new MaskedTyping();
  readonly #keyboard = new KeyboardAccess(this, {
    open: () => {
      this.#pause?.cancel();
      const { label, type, mask, maxLength, value } = this;
      return { label: label || this.outerLabel, type, mask, maxLength, value, multiline: this.#isMultiline };
    },
    control: () => this.#control,
    isWritable: () => this.#isWritable,
    isAvailable: () => !this.withoutKeyboard,
    toText: (value) => (this.mask ? value : writtenText(value, this)),
    onConfirmed: () => this.#commitAndConfirm('enter'),
  });
  readonly #characters = new CharacterCount();

  constructor() {
    super();
    this.addEventListener('focusout', () => this.#commit());
  }

  /** @internal */
  override get readableValue(): string {
    return this.type === 'password' && this.value ? '•••' : writtenText(this.formValue, this);
  }

  /**
   * Moves the focus to the field. The caret stays where it was.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    // Focus delegation by the browser would select the whole text.
    if (this.control) this.control.focus(options);
    else super.focus(options);
  }

  /** Selects the whole text, so that typing replaces it. */
  select(): void {
    this.#control?.select();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (passedOn.has(name)) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#draft.commit(this.value);
  }

  protected get formValue(): string {
    return trimmed(this.value, this);
  }

  protected get isEmpty(): boolean {
    return this.formValue === '';
  }

  protected override findProblem(): Problem | undefined {
    return findTextProblem(this.formValue, this.#count, this);
  }

  protected override resetValue(): void {
    super.resetValue();
    this.#draft.reset(this.value);
    this.#masking.clearHistory();
    this.#pause?.cancel();
    this._revealed = false;
    this._note = '';
  }

  protected override removeText(): void {
    if (this.#isWriting || !this.#draft.draft) return;
    this.#draft.reset('');
    this.#masking.clearHistory();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.#draft.update(this.value)) {
      this.#masking.clearHistory();
      this.#pause?.cancel();
      this._note = '';
    }
    if (this.confirmOnPause) this.#pause ??= this.#createPause();
    if (this.#isMultiline)
      this.#height ??= new AutoHeight(this, () => (this.#isMultiline ? (this.control as HTMLTextAreaElement) : null));
    if (this.busy && changed.has('busy')) {
      this.#spinner ??= new LazyImport(this, () => import('../../controls/spinner/spinner.js'), { silent: true });
      this.#spinner.load();
    }
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    const control = this.#control;
    if (control && control.value !== this.#shown) control.value = this.#shown;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const control = this.#control;
    if (!control) return;
    if (this.#isMultiline) control.style.setProperty('--_lines', String(Math.max(this.rows, this.maxRows)));
    const { outerLabel: label, userInvalid: isInvalid } = this;
    writeAttributes(control, this, { label, isInvalid, hasKeyboard: this.#keyboard.isShown });
  }

  protected override render() {
    const { type } = this;
    const isSearch = type === 'search';
    const isNumber = type === 'number' && !this.mask;
    const onInsert = this.maxLength === undefined && !isNumber ? nothing : this.#onInsert;
    const isClearable = (this.clearable || isSearch) && this.#isWritable && this.#shown !== '';
    return html`${this.renderLabel()}<span
        class=${this.#isMultiline ? 'box lines' : 'box'}
        part="box"
        @pointerdown=${this.#onPointerdown}
        @beforeinput=${this.mask ? this.#onBeforeInput : nothing}
        @input=${this.#onInput}
        @compositionend=${this.#onInput}
        @keydown=${this.#onKeydown}
        @paste=${onInsert}
        @drop=${onInsert}
        >${isSearch ? html`<span class="affix">${renderIcon(search)}</span>` : nothing}<slot name="start"></slot
        >${renderAffix(this.startText)}${renderControl(this, this.#isMultiline, type === 'password' && !this._revealed)}${renderAffix(this.endText)}<slot
          name="end"
        ></slot
        >${this.busy ? html`<dass-spinner></dass-spinner>` : nothing}${
          isClearable ? renderClear(() => this.#clear()) : nothing
        }${
          type === 'password'
            ? renderReveal(this._revealed, this.effectivelyDisabled, () => (this._revealed = !this._revealed))
            : nothing
        }${this.#keyboard.render()}${this.#pause?.render()}</span
      >${
        this.counter
          ? html`<span class="below"
              >${this.renderMessage()}${renderCounter(this.#count, this.maxLength, 'counter')}</span
            >`
          : this.renderMessage()
      }${this._note ? html`<span class="note">${this._note}</span>` : nothing}`;
  }

  get #control(): TextControl | null {
    return this.control as TextControl | null;
  }

  get #isMultiline(): boolean {
    return this.multiline && this.type === 'text' && !this.mask;
  }

  get #isWritable(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  /** The text in the field. */
  get #shown(): string {
    return this.#draft.draft ?? writtenText(this.value, this);
  }

  get #count(): number {
    return this.#characters.of(this.formValue);
  }

  #onPointerdown(event: PointerEvent): void {
    const target = event.target as Element;
    if (target.id === 'control' || target.getRootNode() !== this.renderRoot) return;
    // Keeps the focus and the on-screen keyboard. A press outside the buttons focuses the field.
    event.preventDefault();
    if (!target.closest('button')) this.focus();
  }

  #onBeforeInput({ target }: InputEvent): void {
    if (this.#control && target === this.#control) this.#masking.expect(this.#control);
  }

  #onInput(event: Event): void {
    const control = this.#control;
    if (!control || event.target !== control) return;
    // The native event is composed, so listeners outside would receive it twice.
    event.stopPropagation();
    const { inputType = '' } = event as InputEvent;
    const isPart = isComposing(event as InputEvent);
    if (this.mask && !isPart) this.#masking.format(control, masks[this.mask], inputType);
    this.#write(control.value, isPart, event.type === 'compositionend');
  }

  /** Updates the value after typing. */
  #write(draft: string, isPart = false, onlyIfNew = false): void {
    const value = valueOf(draft, this);
    const isNew = value !== this.value;
    const wasOver = this.#isOver;
    this.#draft.edit(draft, value);
    this.#isWriting = true;
    this.value = value;
    this.#isWriting = false;
    this._note = '';
    // Spaces may change the text without changing the value.
    this.requestUpdate();
    if (this.#isOver && !wasOver) announce(this.validationMessage);
    if (isNew || !onlyIfNew) this.emitNative('input');
    if (isPart) this.#pause?.cancel();
    else this.#pause?.typed();
  }

  #createPause(): PauseConfirmation {
    return new PauseConfirmation(this, {
      isOn: () => this.confirmOnPause && this.#isWritable,
      delay: () => this.confirmDelay,
      hasNews: () => !this.#draft.isConfirmed(this.formValue),
      confirm: () => this.#confirm('pause'),
    });
  }

  get #isOver(): boolean {
    return this.maxLength !== undefined && this.#count > this.maxLength;
  }

  #onInsert(event: ClipboardEvent | DragEvent): void {
    const control = this.#control;
    if (!control || event.target !== control || !this.#isWritable) return;
    this._note = insertPasted(event, control, this) ?? this._note;
  }

  #onKeydown(event: KeyboardEvent): void {
    const control = this.#control;
    if (!control || event.target !== control || isComposing(event) || event.defaultPrevented) return;
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isCommand = (ctrlKey || metaKey) && !altKey;
    if (this.type === 'number' && isPadDecimal(event)) {
      event.preventDefault();
      if (this.#isWritable) insert(control, decimalSign(getLanguage()));
    } else if (key === 'Escape' && this.#pause?.cancel()) event.preventDefault();
    else if (key === 'Tab' && this.confirmOnTab && !shiftKey && !ctrlKey && !altKey) this.#commitAndConfirm('tab');
    else if (key === 'Enter' && !event.repeat && (isCommand || !this.#isMultiline)) this.#onEnter();
    else if (this.mask && isCommand && this.#masking.onCommand(event, control)) this.#write(control.value);
  }

  #onEnter(): void {
    this.#commitAndConfirm('enter');
    const isSubmitted = !this.#isMultiline && submitImplicitly(this.form);
    if (!isSubmitted && !this.validity.valid) this.reportValidity();
  }

  #commitAndConfirm(reason: DassTextInputConfirmDetail['reason']): void {
    this.#commit();
    this.#confirm(reason);
  }

  #confirm(reason: DassTextInputConfirmDetail['reason']): void {
    this.#pause?.cancel();
    if (!this.#isWritable || !this.validity.valid) return;
    const value = this.formValue;
    this.#draft.confirm(value);
    this.emit('dass-confirm', { value, reason });
  }

  #commit(): void {
    const shown = this.#shown;
    const isChange = this.#draft.commit(this.value);
    // `blur` also fires when an update removes the native field: then there is nothing to render.
    if (this.#shown !== shown) this.requestUpdate();
    if (isChange) this.emitNative('change');
  }

  #clear(): void {
    this.#write('');
    this.#commit();
    this.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-text-input': DassTextInput;
  }
}

define('dass-text-input', DassTextInput);
