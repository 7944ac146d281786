import { html, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { define } from '../../base/registration.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import '../../controls/button/button.js';
import { DialogElement, type CloseReason } from '../../controls/dialog/dialog-element.js';
import { trimmedText } from '../../core/text/visible-text.js';
import '../keyboard/keyboard.js';
import type { DassKeyboardKeyDetail } from '../keyboard/keyboard.js';
import { textPartStyles } from '../text-input/text-input.styles.js';
import { KeyboardDialogProperties } from './keyboard-dialog-properties.js';
import { keyboardDialogStyles } from './keyboard-dialog.styles.js';
import { KeyboardText } from './keyboard-text.js';

/** Delay between the confirmation and closing the dialog, in milliseconds. */
const CONFIRM_WAIT = 400;

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
export class DassKeyboardDialog extends KeyboardDialogProperties {
  static override styles = [
    ...(DialogElement.styles as []),
    ...formStyles,
    fieldBoxStyles,
    textPartStyles,
    keyboardDialogStyles,
  ];

  readonly #text = new KeyboardText(this);
  #wait = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopWaiting();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (!this.open) this.#stopWaiting();
    else if (changed.has('open') || changed.has('value')) this.#text.begin();
  }

  protected headingText(): string {
    return textOr(this.label, msg('Teclado virtual', { id: 'dassKeyboardHeading' }));
  }

  /** Wide enough for 15 keys. */
  protected override dialogWidth(): string {
    return this.layout === 'numeric' ? '420px' : '1200px';
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.#text.control ?? undefined;
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#text.updated();
    const keyboard = this.renderRoot.querySelector('dass-keyboard');
    if (keyboard) keyboard.target = this.#text.control ?? undefined;
    if (this.open && (changed.has('open') || changed.has('value'))) void this.#selectText();
  }

  protected override renderBody(): unknown {
    const { layout, language, multiline } = this;
    return html`${this.#text.render(this._confirming, this.#onKeydown)}
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

  get #written(): string {
    const value = this.#text.value;
    return this.type === 'password' ? value : trimmedText(value);
  }

  /** Selects the text, so that the first key replaces it. */
  async #selectText(): Promise<void> {
    await this.updateComplete;
    if (this.open) this.#text.control?.select();
  }

  readonly #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    if (this.multiline && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.#confirm();
  };

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
