import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { AcceptedTypes, type CustomFileType } from '../../core/files/accepted-types.js';
import { checkFiles, type RejectedFile, type Rejection } from '../../core/files/file-intake.js';
import type { FileGroup } from '../../core/files/file-groups.js';
import { displayFileName } from '../../core/files/file-name.js';
import type { AcceptedFile, UploadItem } from '../../core/files/upload-entry.js';
import { notifyRejected, notifyRenamed, notifyUnchecked } from '../shared/intake-notices.js';
import { reasonText, sizeText } from '../shared/reject-texts.js';
import { walkFolders, type DroppedItem } from './folder-walk.js';

/** Number of rejections that are shown; the others are counted. */
const MAX_REJECTIONS = 100;

/** The properties of an upload that decide what is accepted. */
export interface IntakeHost extends ReactiveElement {
  readonly types: readonly FileGroup[];
  readonly customType?: CustomFileType | undefined;
  readonly maxSize: number;
  readonly multiple: boolean;
  readonly maxFiles: number;
}

/** The files that were checked. */
export interface CheckedFiles {
  readonly accepted: readonly AcceptedFile[];
  readonly rejected: readonly RejectedFile[];
}

/** Checks the files that the user offers, and shows which were rejected. */
export class UploadIntake {
  readonly #host: IntakeHost;
  #types: AcceptedTypes | undefined;
  #rejections: readonly Rejection[] = [];
  /** Number of files that were found in dropped folders so far. */
  #found = 0;

  constructor(host: IntakeHost) {
    this.#host = host;
  }

  get #accepted(): AcceptedTypes {
    return (this.#types ??= new AcceptedTypes(this.#host.types, this.#host.customType));
  }

  /** The `accept` attribute of a file input. */
  get accept(): string {
    return this.#accepted.accept;
  }

  /** The types have changed. */
  forgetTypes(): void {
    this.#types = undefined;
  }

  /** Whether one of several dragged files could be accepted. */
  mayAccept(types: readonly string[]): boolean {
    return types.some((type) => this.#accepted.mayInclude(type));
  }

  /**
   * Checks files and those in folders, and shows a notice and a list of those that are rejected.
   * @param present returns the files of the list
   */
  async check(offered: readonly DroppedItem[], present: () => readonly UploadItem[]): Promise<CheckedFiles> {
    const { maxSize, multiple } = this.#host;
    const maxFiles = this.#host.maxFiles || Infinity;
    const { accepted, rejected } = await checkFiles(
      await walkFolders(offered, (count) => this.#showFound(count)),
      { accepted: this.#accepted, maxSize, multiple, maxFiles },
      present,
    );
    this.#showFound(0);
    if (rejected.length) {
      this.#rejections = [...rejected, ...this.#rejections];
      this.#host.requestUpdate();
      notifyRejected(rejected, { maxSize, multiple, maxFiles });
    }
    return { accepted, rejected: rejected.map(({ file, reason }) => ({ file, reason })) };
  }

  /** The text with the number of files that are being checked; empty for a few. */
  get countText(): string {
    const count = this.#found;
    if (count === 0) return '';
    const number = formatCount(count);
    return plural(count, {
      one: msg(str`Verificando… ${number} arquivo`, { id: 'dassUploadCheckingOne' }),
      many: msg(str`Verificando… ${number} de arquivos`, { id: 'dassUploadCheckingMany' }),
      other: msg(str`Verificando… ${number} arquivos`, { id: 'dassUploadCheckingOther' }),
    });
  }

  #showFound(count: number): void {
    if (count === this.#found) return;
    this.#found = count;
    this.#host.requestUpdate();
  }

  /** Tells the user which of the files that were added have another name. */
  notifyRenamed(added: readonly AcceptedFile[]): void {
    notifyRenamed(added);
  }

  /** Tells the user that the form was not submitted. */
  notifyUnchecked(): void {
    notifyUnchecked();
  }

  /** Renders the tooltip with the accepted extensions. */
  renderTip(): unknown {
    const extensions = this.#accepted.extensions.join(', ');
    return extensions
      ? html`<dass-tooltip
          for="control"
          without-description
          text=${msg(str`Tipos aceitos: ${extensions}`, { id: 'dassUploadAcceptedTypes' })}
        ></dass-tooltip>`
      : nothing;
  }

  /** Renders the files that were rejected since the user has dismissed them last. */
  renderRejections(): unknown {
    const rejections = this.#rejections;
    if (!rejections.length) return nothing;
    const shown = rejections.slice(0, MAX_REJECTIONS);
    const more = rejections.length - shown.length;
    const heading = plural(rejections.length, {
      one: msg(str`${formatCount(rejections.length)} arquivo não foi aceito`, { id: 'dassUploadRejectedOne' }),
      many: msg(str`${formatCount(rejections.length)} de arquivos não foram aceitos`, { id: 'dassUploadRejectedMany' }),
      other: msg(str`${formatCount(rejections.length)} arquivos não foram aceitos`, { id: 'dassUploadRejectedOther' }),
    });
    return html`<section class="rejections" aria-label=${heading}>
      <p>
        <strong>${heading}</strong>
        <button
          class="icon-button dismiss"
          type="button"
          aria-label=${msg('Dispensar os arquivos não aceitos', { id: 'dassUploadDismiss' })}
          @click=${this.#dismiss}
        >
          ${renderIcon(close)}
        </button>
      </p>
      <ul>
        ${shown.map((one) => this.#renderRejection(one))}
        ${more ? html`<li>${msg(str`e mais ${formatCount(more)}`, { id: 'dassUploadMore' })}</li>` : nothing}
      </ul>
    </section>`;
  }

  #renderRejection(rejection: Rejection): TemplateResult {
    const { file } = rejection;
    return html`<li>
      <span class="rejected" dir="auto">${displayFileName(file.name)}</span>
      <span class="meta">${sizeText(rejection, this.#host)}</span>
      <span class="reason">${reasonText(rejection, this.#host)}</span>
    </li>`;
  }

  readonly #dismiss = (event: Event): void => {
    this.#rejections = [];
    // The button disappears.
    const root = (event.target as Element).getRootNode() as ShadowRoot;
    root.querySelector<HTMLElement>('#control')?.focus();
    this.#host.requestUpdate();
  };
}
