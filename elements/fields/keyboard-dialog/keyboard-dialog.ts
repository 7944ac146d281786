import { html, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { number, oneOf, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import '../../controls/button/button.js';
import {
  DialogElement,
  type CloseReason,
  type DassDialogBeforeCloseDetail,
} from '../../controls/dialog/dialog-element.js';
import '../keyboard/keyboard.js';
import type { DassKeyboardKeyDetail } from '../keyboard/keyboard.js';
import { LAYOUTS, type LayoutName } from '../keyboard/layouts-model.js';
import { MASK_NAMES, type MaskName } from '../text-input/mask-model.js';
import '../text-input/text-input.js';
import type { DassTextInput } from '../text-input/text-input.js';
import { TEXT_TYPES, type TextType } from '../text-input/text-properties.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { keyboardDialogStyles } from './keyboard-dialog.styles.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** Delay between the confirmation and closing the dialog, in milliseconds. */
const CONFIRM_WAIT = 400;

/** The detail of `dass-confirm`. */
export interface DassKeyboardDialogConfirmDetail {
  /** The typed text, trimmed. */
  readonly value: string;
}

/** The detail of `dass-close`. */
export interface DassKeyboardDialogCloseDetail {
  /** How the user closed the dialog. */
  readonly reason: CloseReason;
  /** The typed text, trimmed. Empty when the user did not confirm. */
  readonly value: string;
}

export interface KeyboardDialogEvents {
  'dass-key': DassKeyboardKeyDetail;
  'dass-confirm': DassKeyboardDialogConfirmDetail;
  'dass-before-close': DassDialogBeforeCloseDetail;
  'dass-close': DassKeyboardDialogCloseDetail;
}

/**
 * A dialog with a text and a virtual keyboard to type it. The text is selected when the dialog opens: the first key
 * that types or deletes replaces it; Enter, Shift, Caps Lock and the caret keys keep it. A hardware keyboard works,
 * too. The confirmed text is returned 400 ms after Enter or the button, unless the dialog is closed in the meantime.
 * `openKeyboard()` opens one and returns a promise.
 * @summary A dialog to type a text with a virtual keyboard.
 * @fires {CustomEvent<DassKeyboardKeyDetail>} dass-key - Fired when the user presses a key of the virtual keyboard.
 * @fires {CustomEvent<DassKeyboardDialogConfirmDetail>} dass-confirm - Fired 400 ms after the user confirms.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassKeyboardDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The dialog.
 * @csspart header - The row with the heading and the close button.
 * @csspart body - The text and the keys.
 * @csspart footer - The row with the actions.
 */
export class DassKeyboardDialog extends DialogElement<KeyboardDialogEvents> {
  static override styles = [...(DialogElement.styles as []), keyboardDialogStyles];

  /** The text when the dialog opens. Setting it while the dialog is open replaces the typed text. Default: `''`. */
  @property({ type: String })
  value = '';

  /**
   * Heading, and accessible name of the text. A text that starts with `dass` is a message id. Default: `''`, a general
   * heading.
   */
  @property({ type: String })
  label = '';

  /** Keys: `full` (default) or `numeric`. */
  @property({ type: String, accept: oneOf(LAYOUTS) })
  layout: LayoutName = 'full';

  /**
   * Language of the keys: `pt-BR`, `es` or `en`, with a hyphen or an underscore. Default: `''`, the present language.
   */
  @property({ type: String })
  language = '';

  /** Type of the text, as of `<dass-text-input>`. Default: `text`. */
  @property({ type: String, accept: oneOf(TEXT_TYPES) })
  type: TextType = 'text';

  /** Format of the text, as of `<dass-text-input>`. Default: `''`, none. */
  @property({ type: String, accept: oneOf(['', ...MASK_NAMES] as const) })
  mask: MaskName | '' = '';

  /** Maximum number of characters, as of `<dass-text-input>`, with a counter. Default: `undefined`, no maximum. */
  @property({ type: Number, attribute: 'max-length', accept: number({ min: 0, whole: true }) })
  maxLength?: number;

  /** Allows several lines: Enter starts a new line, and only the button confirms. Default: `false`. */
  @property({ type: Boolean })
  multiline = false;

  /** Whether the confirmed text is about to be returned. */
  @state()
  private _confirming = false;

  #wait = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting();
  }

  protected override willUpdate(): void {
    if (!this.open) this.#stopWaiting();
  }

  protected headingText(): string {
    return textOr(this.label, msg('Teclado virtual', { id: 'dassKeyboardHeading' }));
  }

  /** Wide enough for 15 keys. */
  protected override dialogWidth(): string {
    return this.layout === 'numeric' ? '420px' : '1200px';
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.#text ?? undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const keyboard = this.renderRoot.querySelector('dass-keyboard');
    if (keyboard) keyboard.target = this.#text ?? undefined;
    if (this.open && (changed.has('open') || changed.has('value'))) void this.#begin();
  }

  protected override renderBody(): unknown {
    const { label, layout, language, multiline } = this;
    return html`<dass-text-input
        inputmode="none"
        label=${label || msg('Texto', { id: 'dassKeyboardText' })}
        label-hidden
        without-keyboard
        .value=${this.value}
        .type=${this.type}
        .mask=${this.mask}
        .maxLength=${this.maxLength}
        ?counter=${this.maxLength !== undefined}
        ?multiline=${multiline}
        .readOnly=${this._confirming}
        @keydown=${this.#onKeydown}
      ></dass-text-input>
      <dass-keyboard
        layout=${layout}
        language=${language}
        ?multiline=${multiline}
        @dass-key=${(event: CustomEvent<DassKeyboardKeyDetail>) => this.emit('dass-key', event.detail)}
        @dass-confirm=${this.#confirm}
      ></dass-keyboard>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Cancelar', { id: 'dassKeyboardCancel' })}</dass-button
      ><dass-button class="confirm" appearance="solid" ?busy=${this._confirming} @click=${this.#confirm}
        >${msg('Confirmar', { id: 'dassKeyboardConfirm' })}</dass-button
      >`;
  }

  protected override requestClose(reason: CloseReason, _detail?: object, act?: () => boolean): boolean {
    const value = reason === 'confirm' ? this.#written : '';
    return super.requestClose(reason, { value }, act);
  }

  get #text(): DassTextInput | null {
    return this.renderRoot.querySelector('dass-text-input');
  }

  get #written(): string {
    const value = this.#text?.value ?? this.value;
    return this.type === 'password' ? value : trimmedText(value);
  }

  /** Selects the text, so that the first key replaces it. */
  async #begin(): Promise<void> {
    const text = this.#text;
    if (text) text.value = this.value;
    await this.updateComplete;
    await text?.updateComplete;
    if (this.open) text?.select();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (this.multiline && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#confirm();
  }

  #confirm = (): void => {
    if (this._confirming || !this.open) return;
    this._confirming = true;
    this.#wait = window.setTimeout(() => {
      this._confirming = false;
      const value = this.#written;
      this.requestClose('confirm', {}, () => this.emit('dass-confirm', { value }, { cancelable: true }));
    }, CONFIRM_WAIT);
  };

  #stopWaiting(): void {
    clearTimeout(this.#wait);
    this._confirming = false;
  }
}

define('dass-keyboard-dialog', DassKeyboardDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-keyboard-dialog': DassKeyboardDialog;
  }
}
