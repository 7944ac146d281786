import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { getLanguage } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { dateTimeFormat } from '../../core/format/intl-formats.js';
import { safeLocalStorage } from '../../core/preferences/storage.js';
import '../../controls/button/button.js';
import type { Draft } from './drafts.js';
import type * as Drafts from './drafts.js';
import { formatDuration } from '../shared/take-model.js';

/** Says that there may be a draft, so that nothing is loaded where there is none. */
const MARK = 'dass-recorder-draft';

/** Offers a recording that was not stopped, because the page was closed or has crashed. */
export class DraftOffer implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #recovered: (file: File, duration: number) => void;
  readonly #files: LazyImport<typeof Drafts>;
  #draft?: Draft | undefined;

  /** @param recovered called with the file when the user recovers the recording */
  constructor(host: ReactiveElement, recovered: (file: File, duration: number) => void) {
    this.#host = host;
    this.#recovered = recovered;
    this.#files = new LazyImport(host, () => import('./drafts.js'), { silent: true });
    host.addController(this);
  }

  hostConnected(): void {
    this.update();
  }

  /** Notes that a draft is being written. */
  expect(): void {
    safeLocalStorage.write(MARK, '1');
  }

  /** Searches for a draft. @param ended one that is closed first, because its recording has just failed */
  update(ended?: string): void {
    if (safeLocalStorage.read(MARK) === undefined) {
      // Another page has recovered or deleted what is offered here.
      this.#draft = undefined;
      this.#host.requestUpdate();
      return;
    }
    this.#files.load(async ({ findDraft, hasDrafts, draftClosed }) => {
      if (ended) await draftClosed(ended);
      this.#draft = await findDraft();
      if (!(await hasDrafts())) safeLocalStorage.remove(MARK);
      this.#host.requestUpdate();
    });
  }

  render(): TemplateResult | typeof nothing {
    const draft = this.#draft;
    if (!draft) return nothing;
    const time = dateTimeFormat(getLanguage(), { dateStyle: 'short', timeStyle: 'short' }).format(draft.time);
    const duration = formatDuration(draft.duration);
    return html`<div class="draft" role="group" aria-labelledby="draft">
      <p id="draft">
        ${msg(str`Há uma gravação interrompida de ${time}, com ${duration}.`, { id: 'dassRecorderDraft' })}
      </p>
      <div class="buttons">
        <dass-button class="recover" @click=${() => this.#recover(draft)}
          >${msg('Recuperar', { id: 'dassRecorderRecover' })}</dass-button
        ><dass-button class="forget" appearance="plain" @click=${() => this.#delete(draft)}
          >${msg('Descartar', { id: 'dassRecorderForget' })}</dass-button
        >
      </div>
    </div>`;
  }

  #recover(draft: Draft): void {
    this.#files.load(async ({ recoverDraft, deleteDraft }) => {
      let file: File | undefined;
      try {
        file = await recoverDraft(draft);
      } catch (error) {
        console.warn('[dass] <dass-recorder> The draft cannot be recovered.', error);
      }
      // It stays when it has reached nobody.
      if (file && this.#host.isConnected && this.#draft === draft) {
        this.#draft = undefined;
        this.#recovered(file, draft.duration);
        await deleteDraft(draft);
      }
      this.update();
    });
  }

  #delete(draft: Draft): void {
    this.#draft = undefined;
    this.#host.requestUpdate();
    this.#files.load(async ({ deleteDraft }) => {
      await deleteDraft(draft);
      this.update();
    });
  }
}
