import { html, nothing, type PropertyValues } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { serverTexts } from '../../../locales/server-texts.js';
import { registerTexts } from '../../../locales/texts-by-key.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { detailsMotionStyles } from '../../base/motion/details-motion.styles.js';
import { callback, number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import {
  closeResult,
  detailLines,
  messageTitle,
  needsLogin,
  normalizeMessage,
  type Message,
  type MessageInput,
  type MessageType,
} from '../../core/messages/messages.js';
import { loginAddress } from '../../core/urls/addresses.js';
import { isRecord, readField, readList } from '../../core/util/read-value.js';
import { toMessage } from '../../core/messages/server-answer.js';
import { formatDateTime } from '../../core/format/date-time.js';
import '../../controls/button/button.js';
import {
  DialogElement,
  type CloseReason,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import {
  alertOctagon,
  alertTriangle,
  check,
  chevronRight,
  circleCheck,
  copy,
  helpCircle,
  infoCircle,
} from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { copyText } from '../../base/copy-text.js';
import { sendToLogin } from './send-to-login.js';
import { renderShortened } from '../shared/render-shortened.js';
import { messageDialogStyles } from './message-dialog.styles.js';

/** The detail of `dass-close`. */
export interface DassMessageDialogCloseDetail extends DassDialogCloseDetail {
  /** Whether the application should navigate to `url` now. */
  readonly redirect: boolean;
  /** The address to navigate to. Empty when `redirect` is false. */
  readonly url: string;
}

export interface MessageDialogEvents extends DialogEvents {
  'dass-close': DassMessageDialogCloseDetail;
}

const typeStyles: Readonly<Record<MessageType, { icon: string; tone: string }>> = {
  ERROR: { icon: alertOctagon, tone: 'danger' },
  WARNING: { icon: alertTriangle, tone: 'warning' },
  SUCCESS: { icon: circleCheck, tone: 'success' },
  HELP: { icon: helpCircle, tone: 'info' },
  API: { icon: infoCircle, tone: 'info' },
  INFORMATION: { icon: infoCircle, tone: 'info' },
};

/** Maximum number of rendered detail lines. Copying includes all lines. */
const MAX_LINES = 200;

const messageLike = (value: unknown): MessageInput | string | undefined =>
  typeof value === 'string' || isRecord(value) ? value : undefined;

/** Whether the value is already a normalized message, as `toMessage()` and `message()` create it. */
const isNormalized = (value: MessageInput | string | Message): boolean =>
  ['detail', 'fieldErrors'].every((field) => readList(readField(value, field))) &&
  readField(value, 'disableNotify') !== undefined;

/**
 * A message that the user has to read. Heading, icon and color show its type; the user can expand the details and copy
 * them. Errors and warnings follow the APG alert dialog pattern. `message()` opens one and returns a promise.
 * @summary A message: information, success, help, warning or error.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassMessageDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 *   The detail says whether to navigate, and where.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the action.
 */
export class DassMessageDialog extends DialogElement<MessageDialogEvents> {
  static override styles = [...(DialogElement.styles as []), messageDialogStyles, detailsMotionStyles];
  static override readonly pageData = new PageData();

  /**
   * The message: a text, or `{ message, type, detail, expanded, redirectUrl, code }`, as a server sends it or
   * `toMessage()` returns it. API codes and ORA-02292 are translated; texts that start with `dass` are message ids. A
   * message without a known type is an information. The object is not changed. Default: `''`.
   */
  @property({ attribute: false, accept: messageLike })
  message: MessageInput | string = '';

  /**
   * HTTP status, when `message` is the answer of a server: an integer from 100 to 599. A message without a known type
   * is then an error, or for 204 a successful deletion. Default: `undefined`.
   */
  @property({ type: Number, attribute: 'status-code', accept: number({ min: 100, max: 599, whole: true }) })
  statusCode?: number;

  /**
   * Function that navigates to the login page when the user confirms a message with the code WITHOUT_TOKEN. It is
   * called with the address after `dass-close`. Default: stores the present address and leaves the page.
   */
  @property({ attribute: false, accept: callback })
  goToLogin: (url: string) => void = sendToLogin;

  /** Whether copying the details succeeded. Undefined before the first attempt. */
  @state()
  private _copied?: boolean;

  #message: Message = normalizeMessage('');

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('message') || changed.has('statusCode')) {
      const ignoresStatus = this.statusCode === undefined || isNormalized(this.message);
      this.#message = ignoresStatus ? normalizeMessage(this.message) : toMessage(this.message, this.statusCode).message;
      this._copied = undefined;
    }
  }

  protected override headingText(): string {
    return messageTitle(this.#message.type);
  }

  protected override isAlert(): boolean {
    return this.#message.type === 'ERROR' || this.#message.type === 'WARNING';
  }

  protected override describedBy(): string {
    return 'text';
  }

  /** The width depends on the length of the text and is at most 800px. */
  protected override dialogWidth(): string {
    const lines = this.#lines;
    if (lines.length > 0) return lines.some((line) => line.length > 400) ? 'l' : '640px';
    return this.#text.length > 160 ? 'm' : 's';
  }

  protected override renderHeadingIcon(): unknown {
    const { icon, tone } = typeStyles[this.#message.type];
    return html`<span class=${`tone ${tone}`}>${renderIcon(icon)}</span>`;
  }

  protected override renderBody(): unknown {
    const lines = this.#lines;
    return html`<p id="text">${this.#text}</p>
      ${lines.length === 0 ? nothing : keyed(this.#message, this.#renderDetail(lines))}`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="ok" appearance="solid" @click=${this.#confirm}
      >${needsLogin(this.#message) ? msg('Entrar no sistema', { id: 'dassMessageSignIn' }) : msg('OK', { id: 'dassMessageOk' })}</dass-button
    >`;
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.ok') ?? undefined;
  }

  /** Reports the redirect for every way of closing. Only confirming navigates to login. */
  protected override requestClose(reason: CloseReason): boolean {
    const message = this.#message;
    const login = needsLogin(message);
    const result = !login
      ? closeResult(message)
      : reason === 'confirm'
        ? { redirect: true, url: loginAddress() }
        : { redirect: false, url: '' };
    const closed = super.requestClose(reason, result);
    if (closed && login && result.redirect) this.goToLogin(result.url);
    return closed;
  }

  get #text(): string {
    return textOr(this.#message.message, msg('Não há mais informações.', { id: 'dassMessageNothing' })).trim();
  }

  /** The detail lines below the text, in the current language. */
  get #lines(): readonly string[] {
    return detailLines(this.#message, resolveText);
  }

  #renderDetail(lines: readonly string[]): unknown {
    // Field errors are shown without another click.
    const isOpen = this.#message.expanded || this.#message.fieldErrors.length > 0;
    return html`<details ?open=${isOpen}>
      <summary>${renderIcon(chevronRight)}${msg('Detalhes', { id: 'dassMessageDetails' })}</summary>
      <ul>
        ${renderShortened(lines, MAX_LINES, (line) => html`<li>${line}</li>`)}
      </ul>
      <dass-button appearance="plain" @click=${this.#copy}>
        <span slot="start">${renderIcon(this._copied ? check : copy)}</span
        >${this._copied ? msg('Detalhes copiados', { id: 'dassMessageCopied' }) : msg('Copiar detalhes', { id: 'dassMessageCopy' })}
      </dass-button>
      ${this._copied === false ? html`<span class="failed">${msg('Não foi possível copiar. Selecione o texto e copie-o.', { id: 'dassMessageCopyFailed' })}</span>` : nothing}
    </details>`;
  }

  #confirm = (): void => void this.requestClose('confirm');

  /** Copies a report for the support: text, details, code, HTTP status, time and address. */
  #copy = async (event: Event): Promise<void> => {
    const { code } = this.#message;
    const about = [
      code,
      this.statusCode === undefined ? '' : `HTTP ${this.statusCode}`,
      formatDateTime(new Date(), getLanguage()),
      location.href,
    ];
    const lines = [`${this.name()}: ${this.#text}`, ...this.#lines, about.filter(Boolean).join(' · ')];
    this._copied = await copyText(lines.join('\n'), event.currentTarget as Element);
    announce(
      this._copied
        ? msg('Detalhes copiados', { id: 'dassMessageCopied' })
        : msg('Não foi possível copiar. Selecione o texto e copie-o.', { id: 'dassMessageCopyFailed' }),
      this._copied ? 'polite' : 'assertive',
    );
  };
}

// Message titles and mapped codes are message ids. Registering them here avoids blank texts at first.
registerTexts(serverTexts);

define('dass-message-dialog', DassMessageDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-message-dialog': DassMessageDialog;
  }
}
