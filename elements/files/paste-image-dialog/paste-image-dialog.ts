import { html, nothing, type PropertyValues } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { PasteListener } from '../../base/focus/paste-listener.js';
import { announce } from '../../base/announce.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { number, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import '../../controls/button/button.js';
import {
  DialogElement,
  dialogWidth,
  type CloseReason,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import { photo, photoEdit } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { displayFileName } from '../../core/files/file-name.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { formatFileSize } from '../../core/format/file-size.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import { ImageEditing } from '../../media/image-editor-dialog/image-editing.js';
import { pastedFiles } from '../shared/pasted-files.js';
import { pasteImageDialogStyles } from './paste-image-dialog.styles.js';

/** The detail of `dass-confirm`. */
export interface DassPasteImageDialogConfirmDetail {
  /** The pasted image. */
  readonly file: File;
}

/** The detail of `dass-close`. */
export interface DassPasteImageDialogCloseDetail extends DassDialogCloseDetail {
  /** The image that the user confirmed. Null when the user did not confirm. */
  readonly value: File | null;
}

export interface PasteImageDialogEvents extends DialogEvents {
  'dass-confirm': DassPasteImageDialogConfirmDetail;
  'dass-close': DassPasteImageDialogCloseDetail;
}

/** Why there is no image. */
type Problem = '' | 'none' | 'denied' | { readonly text: () => string };

/**
 * A dialog in which the user pastes an image from the clipboard, with Ctrl+V or a button, and sees it before confirming.
 * The first item of kind file is taken, so that an image that was copied from a page can be pasted as well. It must be
 * an image by its content, and not larger than `maxSize`; another paste replaces it. The user is asked before a pasted
 * image is discarded.
 * @summary A dialog in which the user pastes an image.
 * @fires {CustomEvent<DassPasteImageDialogConfirmDetail>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassPasteImageDialogCloseDetail>} dass-close - Fired once when a user action has closed the
 *   dialog. `value` is the image that the user confirmed.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassPasteImageDialog extends DialogElement<PasteImageDialogEvents> {
  static override styles = [...(DialogElement.styles as []), pasteImageDialogStyles];

  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Colar imagem'. */
  @property({ type: String })
  heading = '';

  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `m`. */
  @property({ type: String, accept: dialogWidth })
  width = 'm';

  /** Maximum size of the image in MB (1,000,000 bytes), compared with 4 decimals. Default: 10. */
  @property({ type: Number, attribute: 'max-size', accept: number({ min: 0.0001 }) })
  maxSize = 10;

  /** Whether the user can crop, turn and mark the pasted image before confirming it. Default: `false`. */
  @property({ type: Boolean })
  editable = false;

  #file: File | undefined;
  #address = '';
  #problem: Problem = '';
  /** Number of the last paste: an earlier one that is still being checked does not replace it. */
  #paste = 0;
  readonly #check = new LazyImport(this, () => import('./check-image.js'));
  readonly #discardQuestion = new DiscardQuestion(this);
  readonly #editing = new ImageEditing(this);

  constructor() {
    super();
    new PasteListener(this, (event) => this.#onPaste(event));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#show(undefined);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open')) return;
    this.#paste++;
    this.#problem = '';
    this.#show(undefined);
  }

  protected override headingText(): string {
    return this.heading || msg('Colar imagem', { id: 'dassPasteImageHeading' });
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.place') ?? super.initialFocus();
  }

  protected override requestClose(reason: CloseReason, detail?: object, commit?: () => boolean): boolean {
    return super.requestClose(reason, { value: null, ...detail }, commit);
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose()) super.userClose(reason);
    else this.#leave(reason);
  }

  protected override renderBody(): unknown {
    const file = this.#file;
    const size = formatFileSize(limitBytes(this.maxSize), getLanguage());
    return html`<div
        class="place"
        tabindex="0"
        role="group"
        aria-label=${msg('Lugar da imagem', { id: 'dassPasteImagePlace' })}
        aria-describedby="hint"
      >
        ${
          file
            ? html`<img src=${this.#address} alt=${msg('Imagem colada', { id: 'dassPasteImagePreview' })} />`
            : renderIcon(photo)
        }
        <p id="hint">
          ${
            file
              ? `${displayFileName(file.name)} · ${formatFileSize(file.size, getLanguage())}`
              : msg('Pressione Ctrl+V para colar a imagem copiada.', { id: 'dassPasteImageHint' })
          }
        </p>
      </div>
      <div class="tools">
        <span class="limit">${msg(str`Tamanho máximo por arquivo: ${size}`, { id: 'dassUploadMaxSize' })}</span>
        ${
          this.editable && file
            ? html`<dass-button class="edit" @click=${this.#edit}
                ><span slot="start">${renderIcon(photoEdit)}</span
                >${msg('Editar imagem', { id: 'dassImageHeading' })}</dass-button
              >`
            : nothing
        }
        ${
          this.#canRead
            ? html`<dass-button class="read" @click=${this.#read}
                >${msg('Ler a área de transferência', { id: 'dassPasteImageRead' })}</dass-button
              >`
            : nothing
        }
      </div>
      <p class="problem" role="alert">${this.#problemText}</p>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" @click=${() => this.#leave('cancel')}
        >${msg('Cancelar', { id: 'dassPasteImageCancel' })}</dass-button
      ><dass-button class="confirm" appearance="solid" ?disabled=${!this.#file} @click=${this.#confirm}
        >${msg('Confirmar', { id: 'dassPasteImageConfirm' })}</dass-button
      >`;
  }

  /** Whether the page may read the clipboard: on secure pages only. */
  get #canRead(): boolean {
    return typeof (navigator.clipboard as Clipboard | undefined)?.read === 'function';
  }

  get #problemText(): string {
    const problem = this.#problem;
    if (problem === '') return '';
    if (problem === 'none')
      return msg('Não há imagem na área de transferência. Copie uma imagem e cole de novo.', {
        id: 'dassPasteImageNone',
      });
    if (problem === 'denied')
      return msg('O navegador não permitiu ler a área de transferência. Use Ctrl+V.', { id: 'dassPasteImageDenied' });
    return problem.text();
  }

  readonly #edit = (): void => {
    const before = this.#file;
    if (!before) return;
    this.#editing.edit(before, { maxSize: this.maxSize }, (image) => {
      // The user may have pasted another image meanwhile.
      if (this.#file !== before) return;
      this.#show(image);
      this.requestUpdate();
      announce(msg('Imagem editada', { id: 'dassImageEdited' }));
    });
  };

  #onPaste(event: ClipboardEvent): void {
    if (!this.open || event.defaultPrevented) return;
    event.preventDefault();
    this.#receive(pastedFiles(event.clipboardData)[0]);
  }

  readonly #read = async (): Promise<void> => {
    const paste = ++this.#paste;
    let problem: Problem = 'none';
    let file: File | undefined;
    try {
      for (const item of await navigator.clipboard.read()) {
        const type = item.types.find((one) => one.startsWith('image/'));
        if (!type) continue;
        const extension = type.replace(/^image\/|\+.*$/g, '');
        file = new File([await item.getType(type)], `image.${extension}`, { type });
        break;
      }
    } catch {
      problem = 'denied';
    }
    if (paste === this.#paste) this.#receive(file, problem);
  };

  /** Checks a file and shows it, or why it is not accepted. What was pasted before stays until then. */
  #receive(file: File | undefined, problem: Problem = 'none'): void {
    const paste = ++this.#paste;
    if (!file) {
      this.#problem = problem;
      this.requestUpdate();
      return;
    }
    this.#check.load(async ({ checkImage }) => {
      const checked = await checkImage(file, this.maxSize);
      // Meanwhile the user may have pasted another image or closed the dialog.
      if (paste !== this.#paste || !this.open) return;
      this.#problem = 'problem' in checked ? { text: checked.problem } : '';
      if ('file' in checked) {
        this.#show(checked.file);
        announce(msg('Imagem colada', { id: 'dassPasteImagePreview' }));
      }
      this.requestUpdate();
    });
  }

  /** Shows an image, and releases the one before. */
  #show(file: File | undefined): void {
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#file = file;
    this.#address = file ? URL.createObjectURL(file) : '';
  }

  /** Closes the dialog for the user, who is asked first when there is an image. */
  #leave(reason: CloseReason): void {
    if (!this.#file) this.requestClose(reason);
    else
      this.#discardQuestion.ask(msg('A imagem colada será perdida.', { id: 'dassPasteImageUnconfirmed' }), () =>
        this.requestClose(reason),
      );
  }

  readonly #confirm = (): void => {
    const file = this.#file;
    if (!file) return;
    this.requestClose('confirm', { value: file }, () => this.emit('dass-confirm', { file }, { cancelable: true }));
  };
}

define('dass-paste-image-dialog', DassPasteImageDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-paste-image-dialog': DassPasteImageDialog;
  }
}
