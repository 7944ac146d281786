import { html, nothing, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { PasteListener } from '../../base/focus/paste-listener.js';
import { list, property } from '../../base/property.js';
import '../../controls/button/button.js';
import { DialogElement, dialogWidth, type DialogEvents } from '../../controls/dialog/dialog-element.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import '../upload/upload.js';
import type {
  DassUploadChangeDetail,
  DassUploadRejectDetail,
  DassUploadUploadDetail,
} from '../upload/upload-properties.js';
import { filesDialogStyles } from './files-dialog.styles.js';
import { pastedFiles } from './pasted-files.js';
import { UploadOptions } from './upload-shared-properties.js';

/** The detail of `dass-confirm`. */
export interface ConfirmedFilesDetail {
  /** The files that the user has confirmed, each with an `_id`. */
  readonly files: readonly UploadEntry[];
}

/** The detail of `dass-change`. */
export interface ChangedFilesDetail {
  /** The files after the change. They are not confirmed yet. */
  readonly files: readonly UploadEntry[];
}

/** The events of a dialog with an upload. */
export interface FilesDialogEvents extends DialogEvents {
  'dass-confirm': ConfirmedFilesDetail;
  'dass-change': ChangedFilesDetail;
  'dass-reject': DassUploadRejectDetail;
}

/** A dialog with the events of an upload. */
abstract class FilesDialogBase extends DialogElement<FilesDialogEvents> {}

/**
 * Base class of the dialogs with an upload. The files take effect when the user confirms. While files are being checked or
 * sent, or when one could not be sent, the user cannot confirm, and reads why.
 */
export abstract class FilesDialogElement extends UploadOptions(FilesDialogBase) {
  static override styles = [...(DialogElement.styles as []), filesDialogStyles];

  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Adicionar arquivos'. */
  @property({ type: String })
  heading = '';

  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `m`. */
  @property({ type: String, accept: dialogWidth })
  width = 'm';

  /** The files that the user has confirmed. Replaced when he confirms; its objects stay as they are. Default: `[]`. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly UploadEntry[] | undefined })
  files: readonly UploadEntry[] = [];

  /** Prevents the user from changing or confirming the files. Default: `false`. */
  @property({ type: Boolean, attribute: 'readonly' })
  readOnly = false;

  /** Disables the upload: the user cannot change the files, and the button that confirms is disabled. Default: `false`. */
  @property({ type: Boolean })
  disabled = false;

  /** The files that the user sees. They are not confirmed yet. */
  protected draft: readonly UploadEntry[] = [];
  /** The draft without changes of the user. */
  #source: readonly UploadEntry[] = [];
  readonly #discardQuestion = new DiscardQuestion(this);

  constructor() {
    super();
    new PasteListener(this, (event) => this.#onPaste(event));
    // A file that misses the zone would replace the page.
    for (const type of ['dragover', 'drop'] as const)
      this.addEventListener(type, (event) => {
        if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) event.preventDefault();
      });
  }

  /** The files that the dialog shows when it opens. */
  protected abstract filesOnOpen(): readonly UploadEntry[];

  /** Whether these files can be confirmed. */
  protected abstract isConfirmable(files: readonly UploadEntry[]): boolean;

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What the user has changed is kept when the application sets other files.
    const isReplaced = changed.has('files') && this.open && !this.#isChanged;
    if (changed.has('open') || isReplaced) this.draft = this.#source = this.open ? this.filesOnOpen() : [];
  }

  protected override updated(changed: PropertyValues<this>): void {
    // Not bound in the template, which would read fields of the application's function.
    const upload = this.#upload;
    if (upload && upload.transport !== this.transport) upload.transport = this.transport;
    if (upload && upload.signIn !== this.signIn) upload.signIn = this.signIn;
    super.updated(changed);
  }

  protected override headingText(): string {
    return this.heading || msg('Adicionar arquivos', { id: 'dassUploadHeading' });
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose() || !this.#isChanged) super.userClose(reason);
    else
      this.#discardQuestion.ask(
        msg('Os arquivos que você alterou ainda não foram confirmados.', { id: 'dassUploadUnconfirmed' }),
        () => this.requestClose(reason),
      );
  }

  protected override renderBody(): unknown {
    return html`<dass-upload
      label=${this.headingText()}
      label-hidden
      .types=${this.types}
      .customType=${this.customType}
      .maxSize=${this.maxSize}
      .maxFiles=${this.maxFiles}
      .schema=${this.schema}
      .concurrency=${this.concurrency}
      .files=${this.draft}
      .busy=${this.isBusy}
      .onTransfers=${this.#refresh}
      ?multiple=${this.multiple}
      ?editable=${this.editable}
      ?readonly=${this.readOnly}
      ?disabled=${this.disabled}
      @change=${(event: Event) => event.stopPropagation()}
      @dass-change=${this.#onChange}
      @dass-upload=${this.#onUpload}
      @dass-reject=${({ detail }: CustomEvent<DassUploadRejectDetail>) => this.emit('dass-reject', detail)}
    ></dass-upload>`;
  }

  protected override renderFooter(): unknown {
    if (this.readOnly)
      return html`<dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Fechar', { id: 'dassUploadClose' })}</dass-button
      >`;
    const count = this.draft.length;
    return html`<span class="waiting" role="status">${this.#waitingText}</span>
      <dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Cancelar', { id: 'dassUploadDialogCancel' })}</dass-button
      ><dass-button class="confirm" appearance="solid" ?disabled=${!this.#canConfirm} @click=${this.#confirm}
        >${
          count > 1
            ? msg(str`Confirmar (${formatCount(count)})`, { id: 'dassUploadConfirmCount' })
            : msg('Confirmar', { id: 'dassUploadConfirm' })
        }</dass-button
      >`;
  }

  get #upload(): HTMLElementTagNameMap['dass-upload'] | null {
    return this.renderRoot.querySelector('dass-upload');
  }

  get #isChanged(): boolean {
    return !this.readOnly && this.draft !== this.#source && (this.draft.length > 0 || this.#source.length > 0);
  }

  get #canConfirm(): boolean {
    const { checking = false, sending = 0, failed = 0 } = this.#upload ?? {};
    const isReady = !checking && sending === 0 && failed === 0;
    return isReady && !this.readOnly && !this.disabled && this.isConfirmable(this.draft);
  }

  /** Why the user cannot confirm yet. */
  get #waitingText(): unknown {
    const { checking = false, sending = 0, failed = 0 } = this.#upload ?? {};
    if (checking) return msg('Verificando…', { id: 'dassUploadChecking' });
    if (sending)
      return plural(sending, {
        one: msg(str`Enviando ${formatCount(sending)} arquivo…`, { id: 'dassUploadPendingOne' }),
        many: msg(str`Enviando ${formatCount(sending)} de arquivos…`, { id: 'dassUploadPendingMany' }),
        other: msg(str`Enviando ${formatCount(sending)} arquivos…`, { id: 'dassUploadPendingOther' }),
      });
    if (failed)
      return plural(failed, {
        one: msg(str`${formatCount(failed)} arquivo não foi enviado: envie de novo ou remova.`, {
          id: 'dassUploadUnsentOne',
        }),
        many: msg(str`${formatCount(failed)} de arquivos não foram enviados: envie de novo ou remova.`, {
          id: 'dassUploadUnsentMany',
        }),
        other: msg(str`${formatCount(failed)} arquivos não foram enviados: envie de novo ou remova.`, {
          id: 'dassUploadUnsentOther',
        }),
      });
    return nothing;
  }

  readonly #refresh = (): void => this.requestUpdate();

  readonly #onChange = ({ detail: { files } }: CustomEvent<DassUploadChangeDetail>): void => {
    this.draft = files;
    this.requestUpdate();
    this.emit('dass-change', { files });
  };

  readonly #onUpload = ({ detail: { files } }: CustomEvent<DassUploadUploadDetail>): void => {
    this.draft = files;
    this.requestUpdate();
  };

  /** A paste anywhere in the dialog is for the upload. */
  #onPaste(event: ClipboardEvent): void {
    const files = pastedFiles(event.clipboardData);
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    void this.#upload?.addFiles(files);
  }

  readonly #confirm = (): void => {
    if (!this.#canConfirm) return;
    const files = this.draft;
    this.requestClose('confirm', {}, () => {
      if (!this.emit('dass-confirm', { files }, { cancelable: true })) return false;
      this.files = files;
      return true;
    });
  };
}
