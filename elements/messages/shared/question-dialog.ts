import { html, nothing } from 'lit';
import { resolveText, textOr, type TextSource } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { property, textSource } from '../../base/property.js';
import '../../controls/button/button.js';
import { DialogElement, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { questionDialogStyles } from './question-dialog.styles.js';

/** The tones of a question: for an ordinary action, one to consider first, and a destructive one. */
export const QUESTION_TONES = ['neutral', 'warning', 'danger'] as const;
/** Color and meaning of a question. */
export type QuestionTone = (typeof QUESTION_TONES)[number];

/**
 * Base class of the question dialogs: an alert dialog with a text, a button that confirms and one that cancels. While
 * `confirming` is set, the action is running: the user cannot close the dialog, and the confirm button is busy.
 */
export abstract class QuestionDialog<Events extends DialogEvents = DialogEvents> extends DialogElement<Events> {
  static override styles = [...(DialogElement.styles as []), questionDialogStyles];

  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, a general heading. */
  @property({ type: String })
  heading = '';

  /** The question. A text that starts with `dass` is a message id. Default: `''`, a general question. */
  @property({ type: String })
  text = '';

  /**
   * Label of the button that confirms, preferably a verb. A text that starts with `dass` is a message id. Default:
   * `''`, a general label.
   */
  @property({ type: String, attribute: 'confirm-label' })
  confirmLabel = '';

  /**
   * Label of the button that cancels. A text that starts with `dass` is a message id. Default: `''`, a general label.
   */
  @property({ type: String, attribute: 'cancel-label' })
  cancelLabel = '';

  /**
   * Shows that the confirmed action is running: the button that confirms is busy, and only the application can close
   * the dialog. Default: `false`.
   */
  @property({ type: Boolean })
  confirming = false;

  /**
   * Error message of the confirmed action, shown above the buttons and announced at once. The user can confirm again.
   * Set a function that returns the text when it is composed of several: it is called whenever the dialog is rendered.
   * Default: `''`.
   */
  @property({ type: String, attribute: 'error-text', accept: textSource })
  errorText: TextSource = '';

  /** The tone of the heading icon and the confirm button. */
  protected abstract questionTone(): QuestionTone;

  /** SVG path of the heading icon. */
  protected abstract questionIcon(): string | undefined;

  /** The translated question. */
  protected abstract question(): string;

  /** The label of the button that confirms, when the application sets none. */
  protected abstract defaultConfirmLabel(): string;

  /** Fires the confirm event. @returns false when a listener prevents it, so that the dialog stays open */
  protected abstract emitConfirm(): boolean;

  /** Whether the user can confirm. */
  protected canConfirm(): boolean {
    return true;
  }

  /** Renders content between the question and the actions. */
  protected renderMore(): unknown {
    return nothing;
  }

  protected override isAlert(): boolean {
    return true;
  }

  protected override describedBy(): string {
    return 'text';
  }

  protected override dialogWidth(): string {
    return this.question().length > 160 ? 'm' : 's';
  }

  protected override blocksUserClose(): boolean {
    return this.persistent || this.confirming;
  }

  /** Focuses the button that cancels, so that a key pressed too early does not confirm. */
  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.cancel') ?? undefined;
  }

  protected override renderHeadingIcon(): unknown {
    const icon = this.questionIcon();
    return icon ? html`<span class=${`tone ${this.questionTone()}`}>${renderIcon(icon)}</span>` : nothing;
  }

  protected override renderBody(): unknown {
    const error = resolveText(this.errorText);
    return html`<p id="text">${this.question()}</p>
      ${this.renderMore()}
      <div role="alert">${error ? html`<p class="error">${error}</p>` : nothing}</div>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" ?disabled=${this.confirming} @click=${this.#cancel}
        >${textOr(this.cancelLabel, msg('Cancelar', { id: 'dassConfirmNo' }))}</dass-button
      ><dass-button
        class="confirm"
        appearance="solid"
        tone=${this.questionTone() === 'danger' ? 'danger' : 'neutral'}
        ?disabled=${!this.canConfirm()}
        ?busy=${this.confirming}
        @click=${() => this.confirm()}
        >${textOr(this.confirmLabel, this.defaultConfirmLabel())}</dass-button
      >`;
  }

  /** Handles the confirmation by button or key. */
  protected confirm(): void {
    if (this.confirming || !this.canConfirm()) return;
    this.requestClose('confirm', {}, () => this.emitConfirm());
  }

  #cancel = (): void => void this.requestClose('cancel');
}
