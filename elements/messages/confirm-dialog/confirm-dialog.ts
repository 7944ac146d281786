import { html, nothing, type PropertyValues } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { number, oneOf, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import {
  type CloseReason,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';

import { alertTriangle } from '../../controls/icon/icons.js';
import { trimmedText } from '../../core/text/visible-text.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';
import { QUESTION_TONES, QuestionDialog, type QuestionTone } from '../shared/question-dialog.js';
import { confirmDialogStyles } from './confirm-dialog.styles.js';

/** The detail of `dass-confirm`. */
export interface DassConfirmDialogConfirmDetail {
  /** The reason that the user typed, trimmed. Empty when `withReason` is not set. */
  readonly reason: string;
}

/** The detail of `dass-close`. */
export interface DassConfirmDialogCloseDetail extends DassDialogCloseDetail {
  /** The reason that the user typed, trimmed. Empty when the user did not confirm, or `withReason` is not set. */
  readonly value: string;
}

export interface ConfirmDialogEvents extends DialogEvents {
  'dass-confirm': DassConfirmDialogConfirmDetail;
  'dass-close': DassConfirmDialogCloseDetail;
}

/**
 * A question, optionally with a reason that the user has to type. The user can confirm when the reason is long enough.
 * Follows the APG alert dialog pattern. `confirm()` and `confirmWithReason()` open one and return a promise.
 * @summary A question to confirm or cancel, optionally with a reason.
 * @fires {CustomEvent<DassConfirmDialogConfirmDetail>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open; the application sets `confirming` and closes the dialog in the end.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassConfirmDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 *   The reason is `confirm` when the user confirmed.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassConfirmDialog extends QuestionDialog<ConfirmDialogEvents> {
  static override styles = [...QuestionDialog.styles, confirmDialogStyles];

  /** Color and meaning: `neutral` (default), `warning` or `danger`. The button that cancels has the focus first. */
  @property({ type: String, accept: oneOf(QUESTION_TONES) })
  tone: QuestionTone = 'neutral';

  /** Requires a reason. Default: `false`. */
  @property({ type: Boolean, attribute: 'with-reason' })
  withReason = false;

  /** Minimum number of characters of the reason, without whitespace around it. Default: 10. */
  @property({ type: Number, attribute: 'min-length', accept: number({ min: 0, whole: true }) })
  minLength = 10;

  /** Maximum number of characters of the reason. A value below `minLength` is treated as `minLength`. Default: 4000. */
  @property({ type: Number, attribute: 'max-length', accept: number({ min: 1, whole: true }) })
  maxLength = 4000;

  /**
   * Label of the field for the reason. A text that starts with `dass` is a message id. Default: `''`, a general label.
   */
  @property({ type: String, attribute: 'reason-label' })
  reasonLabel = '';

  @state()
  private _reason = '';

  /** Whether the field has lost focus once. Only then is a missing reason shown as an error. */
  @state()
  private _wasBlurred = false;

  readonly #keyboard = new KeyboardAccess(this, {
    open: () => ({
      label: this.reasonLabel || msg('Motivo', { id: 'dassConfirmReason' }),
      value: this._reason,
      maxLength: this.maxLength,
      multiline: true,
    }),
    control: () => this.#field,
    isWritable: () => !this.confirming,
    onConfirmed: () => {},
  });

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open') || !this.open) return;
    this._reason = '';
    this._wasBlurred = false;
  }

  protected override headingText(): string {
    return this.heading || msg('Confirmação', { id: 'dassConfirmHeading' });
  }

  protected override question(): string {
    return textOr(this.text, msg('Deseja continuar?', { id: 'dassConfirmText' }));
  }

  protected override questionTone(): QuestionTone {
    return this.tone;
  }

  protected override questionIcon(): string | undefined {
    return this.tone === 'neutral' ? undefined : alertTriangle;
  }

  protected override defaultConfirmLabel(): string {
    return msg('Confirmar', { id: 'dassConfirmYes' });
  }

  protected override dialogWidth(): string {
    return this.withReason ? 'm' : super.dialogWidth();
  }

  protected override canConfirm(): boolean {
    return !this.withReason || this.#value.length >= this.#effectiveMinLength;
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.#field ?? super.initialFocus();
  }

  protected override emitConfirm(): boolean {
    return this.emit('dass-confirm', { reason: this.#value }, { cancelable: true });
  }

  protected override requestClose(reason: CloseReason, _detail?: object, act?: () => boolean): boolean {
    return super.requestClose(reason, { value: reason === 'confirm' ? this.#value : '' }, act);
  }

  protected override renderMore(): unknown {
    return this.withReason ? this.#renderReason() : nothing;
  }

  #renderReason(): unknown {
    const missing = this._wasBlurred && !this.canConfirm();
    const { length } = this._reason;
    return html`<label for="reason">${textOr(this.reasonLabel, msg('Motivo', { id: 'dassConfirmReason' }))}</label>
      <div class="reason">
        <textarea
          id="reason"
          rows="4"
          inputmode=${this.#keyboard.isShown ? 'none' : nothing}
          maxlength=${this.maxLength}
          aria-describedby="hint count"
          aria-required=${ifDefined(this.#effectiveMinLength > 0 ? 'true' : undefined)}
          aria-invalid=${missing ? 'true' : nothing}
          ?readonly=${this.confirming}
          .value=${live(this._reason)}
          @input=${this.#onInput}
          @blur=${this.#onBlur}
          @keydown=${this.#onKeydown}
        ></textarea>
        ${this.#keyboard.render()}
      </div>
      <div class="below">
        <span id="hint" class=${missing ? 'error' : ''}
          >${this.canConfirm() ? '' : confirmReasonShortText(this.#effectiveMinLength)}</span
        >
        <span id="count">${confirmReasonLengthText(this.maxLength, length)}</span>
      </div>`;
  }

  get #field(): HTMLTextAreaElement | null {
    return this.renderRoot.querySelector('textarea');
  }

  get #value(): string {
    return this.withReason ? trimmedText(this._reason) : '';
  }

  get #effectiveMinLength(): number {
    return Math.min(this.minLength, this.maxLength);
  }

  #onInput(event: Event): void {
    // Input events stay inside: the application gets the reason when the user confirms.
    event.stopPropagation();
    this._reason = (event.currentTarget as HTMLTextAreaElement).value;
    if (this._reason.length >= this.maxLength) announce(confirmReasonFullText(this.maxLength));
  }

  #onBlur(): void {
    if (this.open) this._wasBlurred = this._reason !== '';
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return;
    // The focus returns to the opener. Firefox would click it with the same key.
    event.preventDefault();
    this.confirm();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-confirm-dialog': DassConfirmDialog;
  }
}

const confirmReasonShortText = (count: number): string =>
  plural(count, {
    one: msg(str`Escreva ao menos ${formatCount(count)} caractere`, { id: 'dassConfirmReasonShortOne' }),
    many: msg(str`Escreva ao menos ${formatCount(count)} de caracteres`, { id: 'dassConfirmReasonShortMany' }),
    other: msg(str`Escreva ao menos ${formatCount(count)} caracteres`, { id: 'dassConfirmReasonShortOther' }),
  });

const confirmReasonLengthText = (count: number, length: number): string =>
  plural(count, {
    one: msg(str`${formatCount(length)} de ${formatCount(count)} caractere`, { id: 'dassConfirmReasonLengthOne' }),
    many: msg(str`${formatCount(length)} de ${formatCount(count)} de caracteres`, {
      id: 'dassConfirmReasonLengthMany',
    }),
    other: msg(str`${formatCount(length)} de ${formatCount(count)} caracteres`, { id: 'dassConfirmReasonLengthOther' }),
  });

const confirmReasonFullText = (count: number): string =>
  plural(count, {
    one: msg(str`Não cabe mais que ${formatCount(count)} caractere`, { id: 'dassConfirmReasonFullOne' }),
    many: msg(str`Não cabem mais que ${formatCount(count)} de caracteres`, { id: 'dassConfirmReasonFullMany' }),
    other: msg(str`Não cabem mais que ${formatCount(count)} caracteres`, { id: 'dassConfirmReasonFullOther' }),
  });

define('dass-confirm-dialog', DassConfirmDialog);
