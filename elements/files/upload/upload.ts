import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { textOr } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import type { FormValue } from '../../base/forms/form-element.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { screenshot, upload as uploadIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { createEntry, type UploadEntry, type UploadItem } from '../../core/files/upload-entry.js';
import { UploadList } from '../../core/files/upload-list.js';
import { DropZone } from './drop-zone.js';
import type { DroppedItem } from './folder-walk.js';
import { limitsText } from '../shared/limits-text.js';
import { UploadFormData } from './upload-form-data.js';
import { PendingOffers } from './pending-offers.js';
import type { KeptFiles } from './kept-files.js';
import type { CheckedFiles } from './upload-intake.js';
import { UploadProperties } from './upload-properties.js';
import type { UploadParts } from './lazy-features.js';
import { uploadStyles } from './upload.styles.js';

/**
 * A zone to pick, drop and paste files, and the list of files. A file is accepted by its type (decided by name and
 * content), size and number; the others are shown with their reasons. Folders can be dropped with `multiple`. When
 * image is the only type, the user can also capture the screen.
 *
 * In the list the arrow keys move between the files, Alt with an arrow key moves a file, and Delete removes it. With
 * `transport` or `upload-url` each file is sent, and can be canceled and sent again. In a form the new files are submitted under
 * `name`, like those of a native file input. While added files are being checked, no submit passes, and a notice says why.
 * @summary A zone and list for files, with type, size and content checks.
 * @fires {CustomEvent<DassUploadChangeDetail>} dass-change - Fired when the user has added, removed or moved files.
 * @fires {CustomEvent<DassUploadRejectDetail>} dass-reject - Fired when files of the user were not accepted, once for all
 *   files that he has offered together.
 * @fires {CustomEvent<DassUploadUploadDetail>} dass-upload - Fired when the transport has sent a file.
 * @fires {CustomEvent<DassUploadUploadErrorDetail>} dass-upload-error - Fired when the server has refused a file, or the
 *   upload has given it up. Not fired while another attempt follows by itself, nor when the user cancels.
 * @fires {Event} change - Fired with `dass-change`, for forms.
 * @csspart zone - The zone on which files are dropped.
 * @csspart list - The list of files.
 * @cssproperty [--dass-upload-list-height=calc(22 * var(--dass-font-size))] - Maximum height of the list.
 */
export class DassUpload extends UploadProperties {
  static override styles = [baseStyles, formStyles, uploadStyles];
  static override readonly pageData = new PageData('files');

  readonly #list = new UploadList();
  /** The value of `files` that the list shows. */
  #source: readonly UploadEntry[] = [];
  /** What the application has set last, for a reset of the form. */
  #initial: readonly UploadEntry[] = [];
  readonly #lazy = new LazyImport(this, async () => {
    const { UploadParts } = await import('./lazy-features.js');
    this.#parts ??= this.#createParts(UploadParts);
    for (const resolve of this.#waiting.splice(0)) resolve(this.#parts);
  });
  #parts: UploadParts | undefined;
  /** Offers that wait for the lazy modules. */
  readonly #waiting: ((parts: UploadParts) => void)[] = [];
  readonly #offers = new PendingOffers({
    onChange: () => {
      this.requestUpdate();
      this.onTransfers?.();
    },
    onPrevented: () => void this.#loaded().then(({ intake }) => intake.notifyUnchecked()),
  });
  readonly #formData = new UploadFormData();
  readonly #formState = new UploadFormData();
  #kept: KeptFiles | undefined;
  readonly #keptImport = new LazyImport(
    this,
    async () => {
      const { KeptFiles } = await import('./kept-files.js');
      this.#kept ??= this.#createKept(KeptFiles);
    },
    { silent: true },
  );
  readonly #zone = new DropZone(this, {
    isWritable: () => this.#isWritable,
    mayAccept: (types) => this.#parts?.intake.mayAccept(types) ?? true,
    offer: (items) => void this.#offer(items),
  });

  /** Called when files start or stop being checked or sent, for a dialog around. @internal */
  onTransfers?: () => void;

  constructor() {
    super();
    // The modules for files load when the user comes near.
    for (const type of ['pointerenter', 'focusin', 'dragenter'])
      this.addEventListener(type, () => {
        if (this.#isWritable) this.#lazy.preload();
      });
  }

  /** Whether files are checked that the user has added: they count as a value, and a dialog around waits. @internal */
  get checking(): boolean {
    return this.#offers.isChecking;
  }

  /** Number of files that wait to be sent or are being sent; read-only. */
  get sending(): number {
    if (this.#parts) return this.#parts.transfers.sending;
    return this.#isSent ? this.#items().filter(({ file, src }) => file && !src).length : 0;
  }

  /** Number of files that could not be sent or whose sending was canceled; read-only. */
  get failed(): number {
    return this.#parts?.transfers.failed ?? 0;
  }

  /** Number of new files that are lost when the page is closed now: all of them without `restoreKey`; read-only. */
  get unkept(): number {
    return this.#kept?.unkept ?? this.#items().filter(({ file, src }) => file && !src).length;
  }

  /**
   * Adds files as if the user had picked them: they are checked, and the events are fired.
   * @param files the files, for example of a camera
   * @returns resolves when the files, and those that were offered before, are in the list or rejected
   */
  async addFiles(files: Iterable<File>): Promise<void> {
    await this.#offer([...files].map((file) => ({ file })));
  }

  /** Pauses the files that are to be sent: what the server has of them is kept. */
  pauseUploads(): void {
    this.#parts?.transfers.pauseAll();
  }

  /** Sends the files that are paused, and tries at once what waits for the network or the sign-in. */
  resumeUploads(): void {
    this.#parts?.transfers.resumeAll();
    this.#parts?.transfers.tryNow();
  }

  /** Sends the files again that have failed or were canceled, as far as that can help. */
  retryUploads(): void {
    this.#parts?.transfers.retryAll();
  }

  /** Cancels the files that are not sent yet. They stay in the list. */
  cancelUploads(): void {
    this.#parts?.transfers.cancelAll();
  }

  protected get formValue(): FormValue {
    return this.#formData.of(this.#items(), this.name);
  }

  protected override get formState(): FormValue {
    // The browser would bring the files back a second time.
    return this.restoreKey ? null : this.#formState.of(this.#items(), 'file');
  }

  protected get isEmpty(): boolean {
    return this.#items().length === 0 && !this.checking;
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#offers.form = form;
  }

  protected override resetValue(): void {
    this.files = this.#initial;
  }

  protected override restoreValue(saved: unknown): void {
    if (!this.restoreKey) this.#restore(UploadFormData.filesOf(saved));
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (this.restoreKey) this.#keptImport.loadOnce();
    this.#kept?.update();
    this.#items();
    // The list loads when there is something in it.
    if (this.#list.items.length) this.#lazy.loadOnce();
    if (changed.has('types') || changed.has('customType')) this.#parts?.intake.forgetTypes();
    this.#parts?.transfers.setTransport(this.transport ?? this.#parts.address.of(this));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#parts?.rows.updated();
  }

  protected override render() {
    const { items } = this.#list;
    const isOff = this.effectivelyDisabled;
    const name = textOr(this.label, this.outerLabel);
    const pick = this.#pickText;
    return html`${this.renderLabel()}
    ${
      this.readOnly
        ? nothing
        : html`<div
              class=${`zone ${isOff ? 'off' : this.#zone.state}`}
              part="zone"
              @dragenter=${this.#zone.onDragOver}
              @dragover=${this.#zone.onDragOver}
              @dragleave=${this.#zone.onDragLeave}
              @drop=${this.#zone.onDrop}
            >
              ${renderIcon(uploadIcon)}
              <div class="actions">
                <button
                  id="control"
                  class="pick"
                  type="button"
                  aria-label=${name ? `${name}: ${pick}` : nothing}
                  aria-describedby="limits message"
                  aria-invalid=${this.userInvalid ? 'true' : nothing}
                  ?disabled=${isOff}
                  @click=${this.#pick}
                >
                  ${pick}
                </button>
                ${
                  this.#canCapture
                    ? html`<button class="capture" type="button" ?disabled=${isOff} @click=${this.#capture}>
                        ${renderIcon(screenshot)}${msg('Capturar tela', { id: 'dassUploadCapture' })}
                      </button>`
                    : nothing
                }
              </div>
              <span class="drop"
                >${this.checking ? this.#parts?.intake.countText || msg('Verificando…', { id: 'dassUploadChecking' }) : this.#zone.text}</span
              >
              <span id="limits" class="limits">${limitsText(this.types, this.customType, this.maxSize)}</span>
              ${this.#parts?.intake.renderTip()}
            </div>
            <input class="picker" type="file" hidden @change=${this.#onPicked} @cancel=${stop} />`
    }
    ${this.renderMessage()}${this.#parts?.intake.renderRejections()}${this.#kept?.renderRestored()}
    ${items.length ? this.#parts?.rows.render() : this.#renderEmpty()}`;
  }

  #renderEmpty(): TemplateResult | typeof nothing {
    if (this.isBusy) return html`<p class="empty" aria-busy="true">${msg('Carregando…', { id: 'dassLoading' })}</p>`;
    return this.readOnly ? html`<p class="empty">${msg('Nenhum arquivo.', { id: 'dassUploadNone' })}</p>` : nothing;
  }

  /** Whether files are sent one by one. */
  get #isSent(): boolean {
    return this.transport !== undefined || this.uploadUrl !== '';
  }

  get #isWritable(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  get #canCapture(): boolean {
    return (
      this.types.length === 1 &&
      this.types[0] === 'image' &&
      typeof (navigator.mediaDevices as MediaDevices | undefined)?.getDisplayMedia === 'function'
    );
  }

  get #pickText(): string {
    return this.multiple
      ? msg('Escolher arquivos', { id: 'dassUploadPickMany' })
      : msg('Escolher arquivo', { id: 'dassUploadPick' });
  }

  /** Returns the items of the list, after `files` was read. */
  #items(): readonly UploadItem[] {
    if (this.files !== this.#source) {
      this.#source = this.#initial = this.files;
      this.#list.set(this.files);
      this.#onListChange();
    }
    return this.#list.items;
  }

  /** Sets `files` to the entries of the list. */
  #showEntries(): void {
    this.#source = this.#list.entries;
    this.files = this.#list.entries;
    this.#onListChange();
  }

  #onListChange(): void {
    this.#parts?.transfers.listChanged();
    this.#kept?.changed();
  }

  /** Shows what the user has changed, and fires the events. */
  #commit(): void {
    this.#showEntries();
    this.emit('dass-change', { files: this.files });
    this.emitNative('change');
  }

  /** Browsers show the files at once or never: what is not loaded yet then checks the picked files. */
  readonly #pick = (): void => {
    const picker = this.renderRoot.querySelector<HTMLInputElement>('.picker');
    if (!picker || !this.#isWritable) return;
    picker.multiple = this.multiple;
    picker.accept = this.#parts?.intake.accept ?? '';
    picker.click();
  };

  readonly #onPicked = (event: Event): void => {
    event.stopPropagation();
    const picker = event.target as HTMLInputElement;
    void this.addFiles(picker.files ?? []);
    // The same file can be picked again after it was removed.
    picker.value = '';
  };

  readonly #capture = (): void => {
    this.#lazy.load(() => {
      if (this.#isWritable) void this.#parts?.captureScreen().then((file) => file && this.addFiles([file]));
    });
  };

  /** Adds the files that are accepted, one offer after the other. */
  async #offer(offered: readonly DroppedItem[]): Promise<void> {
    if (!offered.length || !this.#isWritable) return this.#offers.ended;
    const loaded = this.#loaded();
    await this.#offers.add(
      async () => {
        const { intake } = await loaded;
        return this.#isWritable ? intake.check(offered, () => this.#items()) : undefined;
      },
      // Meanwhile the element may have been removed or made read-only.
      (checked) => checked && this.isConnected && this.#isWritable && this.#add(checked),
    );
  }

  #add({ accepted, rejected }: CheckedFiles): void {
    if (accepted.length) {
      this.#items();
      this.#list.add(
        accepted.map((file) => createEntry(file, this.schema)),
        this.multiple,
      );
      this.#commit();
      this.#parts?.intake.notifyRenamed(accepted);
    }
    if (rejected.length) this.emit('dass-reject', { files: rejected });
  }

  /** Resolves when the lazy modules are loaded, also after the user's retry. */
  #loaded(): Promise<UploadParts> {
    if (this.#parts) return Promise.resolve(this.#parts);
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#lazy.loadOnce();
    });
  }

  #createParts(Parts: typeof UploadParts): UploadParts {
    return new Parts(this, {
      list: this.#list,
      isWritable: () => this.#isWritable,
      isMovable: () => this.#isWritable && this.multiple,
      isEditable: ({ file, type, src }) =>
        this.editable && !this.#isSent && file !== undefined && !src && type.startsWith('image/'),
      edit: (id) => this.#edit(id),
      remove: (id) => this.#remove(id),
      move: (id, index) => this.#move(id, index),
      onStored: (entry) => {
        this.#showEntries();
        this.emit('dass-upload', { entry, files: this.files });
      },
      onFailed: (id, { message, canRetry }) => {
        const entry = this.#list.find(id)?.entry;
        if (entry) this.emit('dass-upload-error', { entry, message, canRetry, files: this.files });
      },
      stateOf: (id) => this.#kept?.stateOf(id),
      onTransfers: () => {
        this.#kept?.changed();
        this.onTransfers?.();
      },
    });
  }

  #createKept(Kept: typeof KeptFiles): KeptFiles {
    return new Kept(this, {
      items: () => this.#list.items,
      transferOf: (id) => this.#parts?.transfers.of(id),
      isSending: () => this.#isSent,
      restore: (entries) => {
        this.#items();
        if (this.#list.restore(entries, this.multiple)) this.#commit();
      },
      discard: (ids) => {
        this.#list.set(this.#list.entries.filter(({ _id }) => !ids.has(_id!)));
        this.#commit();
        this.control?.focus();
      },
    });
  }

  /** Shows the files that the browser has stored. They were checked before. */
  #restore(files: readonly File[]): void {
    this.#items();
    this.#list.set(files.map((file) => createEntry({ file, type: file.type }, this.schema)));
    this.#showEntries();
  }

  #remove(id: string): void {
    const item = this.#list.find(id);
    if (!item || !this.#isWritable) return;
    this.#list.remove(id);
    this.#commit();
    announce(msg(str`${item.name} removido`, { id: 'dassUploadRemoved' }));
    // The focus moves to the next file; without one to the button.
    if (!this.#list.items.length) this.control?.focus();
  }

  #edit(id: string): void {
    const { file } = this.#list.find(id) ?? {};
    if (!file || !this.#isWritable) return;
    this.#parts?.editing.edit(file, { maxSize: this.maxSize }, (image) => {
      // Meanwhile the application may have set other files.
      if (this.#list.find(id)?.file !== file || !this.#isWritable) return;
      this.#list.replaceFile(id, image);
      this.#commit();
      announce(msg('Imagem editada', { id: 'dassImageEdited' }));
    });
  }

  #move(id: string, index: number): void {
    const item = this.#list.find(id);
    if (!item || !this.#isWritable || !this.#list.move(id, index)) return;
    this.#commit();
    const position = formatCount(this.#list.indexOf(id) + 1);
    const count = formatCount(this.#list.items.length);
    announce(msg(str`${item.name}, posição ${position} de ${count}`, { id: 'dassUploadMoved' }));
  }
}

const stop = (event: Event): void => event.stopPropagation();

define('dass-upload', DassUpload);

declare global {
  interface HTMLElementTagNameMap {
    'dass-upload': DassUpload;
  }
}
