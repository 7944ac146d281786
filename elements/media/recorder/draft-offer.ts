import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { safeLocalStorage } from '../../core/preferences/storage.js';
import '../../controls/button/button.js';
import type { Draft } from './drafts.js';
import { formatDuration } from './recorder-model.js';

/** Says that there may be a draft, so that nothing is loaded where there is none. */
const MARK = 'dass-recorder-draft';

/** Offers a recording that was not stopped, because the page was closed or has crashed. */
export class DraftOffer implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #recovered: (file: File, duration: number) => void;
  #draft?: Draft | undefined;

  /** @param recovered called with the file when the user recovers the recording */
  constructor(host: ReactiveElement, recovered: (file: File, duration: number) => void) {
    this.#host = host;
    this.#recovered = recovered;
    host.addController(this);
  }

  hostConnected(): void {
    void this.update();
  }

  /** Notes that a draft is being written. */
  expect(): void {
    safeLocalStorage.write(MARK, '1');
  }

  /** Searches for a draft. */
  async update(): Promise<void> {
    if (safeLocalStorage.read(MARK) === undefined) return;
    try {
      const { findDraft, hasDrafts } = await import('./drafts.js');
      this.#draft = await findDraft();
      if (!(await hasDrafts())) safeLocalStorage.remove(MARK);
    } catch {
      // Offered when the page is opened the next time.
    }
    this.#host.requestUpdate();
  }

  render(): TemplateResult | typeof nothing {
    const draft = this.#draft;
    if (!draft) return nothing;
    const time = draft.time.toLocaleString(getLanguage(), { dateStyle: 'short', timeStyle: 'short' });
    const duration = formatDuration(draft.duration);
    return html`<div class="draft" role="group" aria-labelledby="draft">
      <p id="draft">
        ${msg(str`Há uma gravação interrompida de ${time}, com ${duration}.`, { id: 'dassRecorderDraft' })}
      </p>
      <div class="buttons">
        <dass-button class="recover" @click=${() => void this.#recover(draft)}
          >${msg('Recuperar', { id: 'dassRecorderRecover' })}</dass-button
        ><dass-button class="forget" appearance="plain" @click=${() => void this.#delete(draft)}
          >${msg('Excluir', { id: 'dassRecorderForget' })}</dass-button
        >
      </div>
    </div>`;
  }

  async #recover(draft: Draft): Promise<void> {
    const { recoverDraft, deleteDraft } = await import('./drafts.js');
    let file: File | undefined;
    try {
      file = await recoverDraft(draft);
    } catch (error) {
      console.warn('[dass] <dass-recorder> The draft cannot be recovered.', error);
    }
    if (file && this.#host.isConnected && this.#draft === draft) {
      this.#draft = undefined;
      this.#recovered(file, draft.duration);
      await deleteDraft(draft);
    }
    await this.update();
  }

  async #delete(draft: Draft): Promise<void> {
    this.#draft = undefined;
    this.#host.requestUpdate();
    const { deleteDraft } = await import('./drafts.js');
    await deleteDraft(draft);
    await this.update();
  }
}
