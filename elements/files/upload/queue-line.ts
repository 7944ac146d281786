import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { Hold } from '../../core/files/transfer.js';
import type { UploadList } from '../../core/files/upload-list.js';
import { formatFileSize } from '../../core/format/file-size.js';
import type { FileTransfers } from './file-transfers.js';

/** The line above the rows: the number and size of the files, or how far they are sent, with what can be done for all. */
export class QueueLine {
  readonly #host: ReactiveElement;
  readonly #list: UploadList;
  readonly #transfers: FileTransfers;

  constructor(host: ReactiveElement, list: UploadList, transfers: FileTransfers) {
    this.#host = host;
    this.#list = list;
    this.#transfers = transfers;
  }

  render(isWritable: boolean): TemplateResult {
    const { counts, hold, isSending } = this.#transfers;
    const isActive = counts.running + counts.paused + counts.failed > 0;
    if (!isActive && !(isSending && isWritable)) return html`<p class="summary">${this.#summary}</p>`;
    // The summary has the room of all that replaces it, so that the rows stay where they are.
    return html`<div
      class="queue"
      role=${isActive ? 'group' : nothing}
      aria-label=${isActive ? msg('Envio', { id: 'dassUploadQueue' }) : nothing}
      tabindex="-1"
    >
      <div class="queue-texts">
        ${isActive ? html`<span class="totals"></span>` : html`<span class="summary">${this.#summary}</span>`}${
          hold ? html`<span class="hold-text"></span>` : nothing
        }
      </div>
      ${
        isActive
          ? html`<div class="queue-buttons">
              ${hold ? this.#renderHoldButton(hold) : nothing}${isWritable ? this.#renderButtons() : nothing}
            </div>`
          : nothing
      }
    </div>`;
  }

  get #summary(): string {
    const { items } = this.#list;
    const count = plural(items.length, {
      one: msg(str`${formatCount(items.length)} arquivo`, { id: 'dassUploadCountOne' }),
      many: msg(str`${formatCount(items.length)} de arquivos`, { id: 'dassUploadCountMany' }),
      other: msg(str`${formatCount(items.length)} arquivos`, { id: 'dassUploadCountOther' }),
    });
    const bytes = items.reduce((sum, { size = 0 }) => sum + size, 0);
    return bytes ? `${count} · ${formatFileSize(bytes, getLanguage())}` : count;
  }

  #renderButtons(): unknown {
    const { counts, pauseAll, resumeAll, retryAll, cancelAll } = this.#transfers;
    const { running, paused, repeatable } = counts;
    return [
      running > 0 &&
        this.#renderButton(
          'pause-all',
          msg('Pausar', { id: 'dassUploadPauseAll' }),
          msg('Pausar o envio dos arquivos', { id: 'dassUploadPauseAllName' }),
          pauseAll,
        ),
      paused > 0 &&
        this.#renderButton(
          'resume-all',
          msg('Continuar', { id: 'dassUploadResumeAll' }),
          msg('Continuar o envio dos arquivos', { id: 'dassUploadResumeAllName' }),
          resumeAll,
        ),
      repeatable > 0 &&
        this.#renderButton(
          'retry-all',
          msg('Enviar de novo', { id: 'dassUploadRetryAll' }),
          msg('Enviar de novo os arquivos que não foram enviados', { id: 'dassUploadRetryAllName' }),
          retryAll,
        ),
      running + paused > 0 &&
        this.#renderButton(
          'cancel-all',
          msg('Cancelar', { id: 'dassUploadCancelAll' }),
          msg('Cancelar o envio dos arquivos', { id: 'dassUploadCancelAllName' }),
          cancelAll,
        ),
    ].map((button) => button || nothing);
  }

  #renderHoldButton({ cause }: Hold): TemplateResult {
    if (cause === 'sign-in' && this.#transfers.canSignIn)
      return this.#renderButton(
        'sign-in',
        msg('Entrar de novo', { id: 'dassUploadSignIn' }),
        msg('Entrar de novo para continuar o envio', { id: 'dassUploadSignInName' }),
        this.#transfers.signIn,
      );
    return this.#renderButton(
      'try',
      msg('Tentar agora', { id: 'dassUploadTryNow' }),
      msg('Tentar agora enviar os arquivos', { id: 'dassUploadTryNowName' }),
      this.#transfers.tryNow,
    );
  }

  /**
   * @param text short, for narrow pages
   * @param name begins with the text, and is not that of another button in the form, such as its Cancel
   */
  #renderButton(action: string, text: string, name: string, act: () => unknown): TemplateResult {
    return html`<button
      class=${`queue-button ${action}`}
      type="button"
      aria-label=${name}
      @click=${this.#keepingFocus(act)}
    >
      ${text}
    </button>`;
  }

  /** A button that disappears by its own click leaves the focus in the line. */
  #keepingFocus(act: () => unknown): (event: Event) => void {
    return (event) => {
      const line = (event.target as Element).closest<HTMLElement>('.queue');
      act();
      void this.#host.updateComplete.then(() => {
        const root = this.#host.renderRoot as ShadowRoot;
        if (root.activeElement) return;
        const next = line?.isConnected
          ? (line.querySelector<HTMLElement>('button') ?? line)
          : root.querySelector('.row');
        (next as HTMLElement | null)?.focus();
      });
    };
  }
}
