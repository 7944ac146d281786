import { html, nothing, type PropertyValues } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { addPendingLoad } from '../../base/loading/pending-loads.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { define } from '../../base/registration.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import '../../controls/button/button.js';
import type { CloseReason } from '../../controls/dialog/dialog-element.js';
import '../../controls/spinner/spinner.js';
import { limitBytes } from '../../core/files/file-size-limit.js';
import { markBounds, MARK_KINDS, type Mark } from '../../core/image/marks.js';
import { visibleText } from '../../core/text/visible-text.js';
import { debounce } from '../../core/util/debounce.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import { ImageEditor } from './image-editor.js';
import { imageEditorDialogStyles } from './image-editor-dialog.styles.js';
import { ImageEditorProperties, type ImageResult, type ImageTool } from './image-editor-properties.js';
import { markName, problemText } from './image-editor-texts.js';
import { ImageStage } from './image-stage.js';
import { closePicture, PictureError, readPicture } from './read-picture.js';
import { renderSide, renderToolBar, renderViewBar, type EditorActions } from './render-editor.js';
import { StageInput } from './stage-input.js';
import { handleStageKey, type KeyEffect } from './stage-keys.js';
import { writePicture } from './write-picture.js';

export type {
  DassImageEditorDialogCloseDetail,
  DassImageEditorDialogConfirmDetail,
  ImageEditorDialogEvents,
  ImageFormat,
  ImageResult,
  ImageTool,
} from './image-editor-properties.js';

/** Pause in the keys of a user after which the new position is announced. */
const ANNOUNCE_DELAY_MS = 400;

/**
 * A dialog in which the user crops, turns, mirrors and marks an image, and makes parts of it unrecognizable, before it is
 * sent. Marks can be changed until the user confirms. The file itself is never changed: the result is a new file in
 * upright position, without the metadata of the file before, such as the place and the device.
 *
 * Images of more than 25 megapixels are made smaller, with a note; those of more than 120 megapixels are not opened. Of
 * an animation the first image is edited. A file that cannot be edited shows why. The user is asked before changes are
 * discarded. Everything can be done by keyboard: the marks are in a list, arrow keys move the selected one, Shift and
 * arrow keys resize it.
 *
 * An SVG needs a Content-Security-Policy that allows `blob:` for images.
 * @summary A dialog in which the user crops, turns and marks an image.
 * @fires {CustomEvent<DassImageEditorDialogConfirmDetail>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassImageEditorDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 *   `value` is what the user confirmed.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The editor.
 * @csspart footer - The row with the actions.
 */
export class DassImageEditorDialog extends ImageEditorProperties {
  static override styles = [...(ImageEditorProperties.styles as []), visuallyHiddenStyles, imageEditorDialogStyles];
  static override readonly pageData = new PageData('tools');

  #editor: ImageEditor | undefined;
  #problem: PictureError | undefined;
  /** Number of the last file: an earlier one that is still being read is forgotten. */
  #reading = 0;
  /** Whether the file has been read since the last update: what gets the focus is rendered now. */
  #isLoaded = false;
  /** Id of the mark that was scrolled into view in the list. */
  #shownId: number | undefined;
  #isWriting = false;
  #isWriteFailed = false;
  readonly #stage = new ImageStage();
  readonly #discardQuestion = new DiscardQuestion(this);
  readonly #announceSoon = debounce((text: string) => announce(text), ANNOUNCE_DELAY_MS);
  readonly #input = new StageInput(() => this.#editor, {
    typeText: () => void this.#focusText(),
    marked: (mark, isNew) => {
      this.#stageElement?.focus({ preventScroll: true });
      announce(isNew ? insertedText(mark) : selectedText(mark));
    },
  });

  constructor() {
    super();
    const items = (selector: string) => () => [...this.renderRoot.querySelectorAll<HTMLElement>(selector)];
    new RovingFocus(this, { items: items('.view-bar > button'), withDisabled: true });
    new RovingFocus(this, { items: items('.tool-bar > button'), orientation: 'both' });
    new RovingFocus(this, { items: items('.mark'), orientation: 'both', key: (item) => item.dataset['id'] });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && this.open && !this.#editor) this.#read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // A dialog that is moved is connected again at once, and goes on.
    queueMicrotask(() => {
      if (!this.isConnected) this.#release();
    });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('open') && !(this.open && changed.has('file'))) return;
    this.#release();
    if (this.open) this.#read();
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    this.#stage.connect(this.#stageElement, this.#editor);
    this.#stage.update();
    if (this.#isLoaded) this.focusInitially();
    this.#isLoaded = false;
    const selected = this.#editor?.edit.selected?.id;
    if (selected !== this.#shownId)
      this.renderRoot
        .querySelector('.mark[aria-selected=true]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#shownId = selected;
  }

  protected override headingText(): string {
    return this.heading || msg('Editar imagem', { id: 'dassImageHeading' });
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.#stageElement ?? this.renderRoot.querySelector<HTMLElement>('dialog') ?? undefined;
  }

  protected override requestClose(reason: CloseReason, detail?: object, commit?: () => boolean): boolean {
    return super.requestClose(reason, { value: null, ...detail }, commit);
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose()) super.userClose(reason);
    else this.#leave(reason);
  }

  protected override renderBody(): unknown {
    const editor = this.#editor;
    if (this.#problem) return html`<p class="problem" role="alert">${problemText(this.#problem)}</p>`;
    if (!editor)
      return html`<div class="waiting">
        <dass-spinner></dass-spinner><span>${msg('Carregando…', { id: 'dassLoading' })}</span>
      </div>`;
    const { selected } = editor.edit;
    return html`<div class="editor" @keydown=${this.#onKeyDown}>
      ${renderViewBar(editor, this.tools, this.#actions)} ${renderToolBar(editor, this.tools, this.#actions)}
      <div
        class="stage ${editor.tool}"
        tabindex="0"
        role="application"
        aria-label=${selected ? selectedText(selected) : msg('Imagem', { id: 'dassImageStage' })}
        aria-describedby="hint keys"
        @pointerdown=${this.#input.onPointerDown}
        @pointermove=${this.#input.onPointerMove}
        @pointerup=${this.#input.onPointerEnd}
        @pointercancel=${this.#input.onPointerEnd}
        @wheel=${this.#input.onWheel}
      >
        <canvas></canvas><canvas></canvas>
      </div>
      ${renderSide(editor, this.tools, this.#actions)}
      <p class="visually-hidden" id="keys">
        ${msg(
          'Enter insere um objeto da ferramenta. As setas movem o objeto selecionado ou o corte, Shift e setas mudam o tamanho, Delete remove, Page Down seleciona o próximo. Mais e menos mudam o zoom.',
          { id: 'dassImageKeys' },
        )}
      </p>
    </div>`;
  }

  protected override renderFooter(): unknown {
    return html`${
        this.#isWriteFailed
          ? html`<span class="problem" role="alert"
              >${msg('A imagem não pôde ser gravada. Tente de novo.', { id: 'dassImageWriteFailed' })}</span
            >`
          : nothing
      }<dass-button class="cancel" @click=${() => this.#leave('cancel')}
        >${msg('Cancelar', { id: 'dassImageCancel' })}</dass-button
      ><dass-button
        class="confirm"
        appearance="solid"
        ?disabled=${!this.#editor}
        ?busy=${this.#isWriting}
        @click=${this.#confirm}
        >${msg('Confirmar', { id: 'dassImageConfirm' })}</dass-button
      >`;
  }

  get #stageElement(): HTMLElement | null {
    return this.renderRoot.querySelector<HTMLElement>('.stage');
  }

  readonly #actions: EditorActions = {
    undo: () => this.#undo(),
    redo: () => this.#redo(),
    turn: (quarters) => {
      this.#editor?.turn(quarters);
      announce(
        quarters > 0
          ? msg('Girada para a direita', { id: 'dassImageTurnedRight' })
          : msg('Girada para a esquerda', { id: 'dassImageTurnedLeft' }),
      );
    },
    mirror: () => {
      this.#editor?.mirror();
      announce(msg('Espelhada', { id: 'dassImageMirrored' }));
    },
    zoom: (factor) => this.#editor?.zoomBy(factor),
    fit: () => this.#editor?.zoomToFit(),
    tool: (tool) => this.#editor?.setTool(tool),
    ratio: (name) => {
      this.#editor?.setRatio(name);
      this.#announceCrop();
    },
    wholePicture: () => {
      this.#editor?.resetCrop();
      this.#announceCrop();
    },
    selectMark: (mark) => {
      this.#editor?.select(mark.id);
      this.#stageElement?.focus({ preventScroll: true });
    },
    removeMark: (mark) => this.#remove(mark),
    type: (text) => this.#editor?.setText(visibleText(text)),
    endTyping: () => this.#editor?.commit(),
  };

  /** Reads the file. `updateComplete` waits for it. */
  #read(): void {
    addPendingLoad(this, this.#load());
  }

  async #load(): Promise<void> {
    const reading = ++this.#reading;
    try {
      const picture = await readPicture(this.file);
      if (reading !== this.#reading) {
        closePicture(picture);
        return;
      }
      this.#editor = new ImageEditor(picture, this.ratios, () => this.requestUpdate());
      if (this.tools.includes('crop') && !this.tools.some(isMarkTool)) this.#editor.setTool('crop');
    } catch (error) {
      if (reading !== this.#reading) return;
      this.#problem =
        error instanceof PictureError ? error : new PictureError('unreadable', undefined, { cause: error });
    }
    this.#isLoaded = true;
    this.requestUpdate();
  }

  #release(): void {
    this.#reading++;
    this.#stage.disconnect();
    this.#input.reset();
    this.#announceSoon.cancel();
    if (this.#editor) closePicture(this.#editor.picture);
    this.#editor = this.#problem = undefined;
    this.#isWriting = this.#isWriteFailed = false;
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const editor = this.#editor;
    if (!editor || event.defaultPrevented || isComposing(event)) return;
    const target = event.composedPath()[0] as HTMLElement;
    const isField = target.matches('input');
    const isHandled = isField
      ? this.#handleTextKey(event)
      : this.#handleShortcut(event) ||
        (target.matches('.stage') && this.#handleStageKey(event, editor)) ||
        (target.matches('.mark') && this.#handleListKey(event, target));
    if (isHandled) event.preventDefault();
  };

  #handleShortcut(event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) this.#undo();
    else if (key === 'y' || key === 'z') this.#redo();
    else return false;
    return true;
  }

  /** Enter and Escape end typing. */
  #handleTextKey({ key }: KeyboardEvent): boolean {
    if (key !== 'Enter' && key !== 'Escape') return false;
    this.#editor?.commit();
    this.#stageElement?.focus({ preventScroll: true });
    return true;
  }

  #handleStageKey(event: KeyboardEvent, editor: ImageEditor): boolean {
    const removed = editor.edit.selected;
    const effect = handleStageKey(event, editor);
    if (effect) this.#announceEffect(effect, editor, removed);
    return effect !== undefined;
  }

  #handleListKey({ key }: KeyboardEvent, item: HTMLElement): boolean {
    const mark = this.#editor?.edit.state.marks.find(({ id }) => String(id) === item.dataset['id']);
    if (!mark) return false;
    if (key === 'Enter' || key === ' ') this.#actions.selectMark(mark);
    else if (key === 'Delete' || key === 'Backspace') this.#remove(mark, true);
    else return false;
    return true;
  }

  #announceEffect(effect: KeyEffect, editor: ImageEditor, before: Mark | undefined): void {
    const { selected } = editor;
    if (effect === 'type') void this.#focusText();
    else if (effect === 'removed' && before) announce(removedText(before));
    else if (effect === 'cropped') this.#announceCrop();
    else if (effect === 'deselected') announce(msg('Nada selecionado', { id: 'dassImageNothingSelected' }));
    else if (selected && effect === 'inserted') announce(insertedText(selected));
    else if (selected && effect === 'selected') announce(selectedText(selected));
    else if (selected && effect === 'changed') this.#announceSoon(placeText(selected, editor));
  }

  #announceCrop(): void {
    const { width, height } = this.#editor!.edit.outputSize;
    this.#announceSoon(msg(str`Corte: ${width} × ${height} pixels`, { id: 'dassImageCropSize' }));
  }

  #undo(): void {
    if (!this.#editor?.edit.canUndo) return;
    this.#editor.undo();
    announce(msg('Desfeito', { id: 'dassImageUndone' }));
  }

  #redo(): void {
    if (!this.#editor?.edit.canRedo) return;
    this.#editor.redo();
    announce(msg('Refeito', { id: 'dassImageRedone' }));
  }

  /** @param isInList whether the focus goes on in the list */
  #remove(mark: Mark, isInList = false): void {
    this.#editor?.edit.remove(mark.id);
    this.requestUpdate();
    announce(removedText(mark));
    if (!isInList || this.#editor?.edit.state.marks.length === 0) this.#stageElement?.focus({ preventScroll: true });
  }

  /** The text of the selected mark is typed now. */
  async #focusText(): Promise<void> {
    await this.updateComplete;
    const field = this.renderRoot.querySelector<HTMLInputElement>('input.text');
    field?.focus();
    field?.select();
  }

  /** Closes the dialog for the user, who is asked first when changes would be lost. */
  #leave(reason: CloseReason): void {
    if (!this.#editor?.edit.isChanged) this.requestClose(reason);
    else
      this.#discardQuestion.ask(msg('As alterações na imagem serão perdidas.', { id: 'dassImageUnconfirmed' }), () =>
        this.requestClose(reason),
      );
  }

  readonly #confirm = async (): Promise<void> => {
    const [editor, before] = [this.#editor, this.file];
    if (!editor || !before || this.#isWriting) return;
    editor.commit();
    this.#isWriting = true;
    this.#isWriteFailed = false;
    this.requestUpdate();
    const { format, quality, maxWidth, maxSize } = this;
    const name = before instanceof File ? before.name : '';
    const maxBytes = maxSize === undefined ? Infinity : limitBytes(maxSize);
    const options = { format, quality, maxWidth, maxBytes };
    const file = await writePicture(editor.picture, editor.edit.state, name, options).catch((error: unknown) => {
      console.error('<dass-image-editor-dialog> could not write the image.', error);
      return undefined;
    });
    // Meanwhile the application may have closed the dialog or set another file.
    if (editor !== this.#editor) return;
    this.#isWriting = false;
    this.#isWriteFailed = !file;
    this.requestUpdate();
    if (!file) return;
    const original = before instanceof File ? before : new File([before], file.name, { type: before.type });
    const value: ImageResult = { file, ...(this.keepOriginal ? { original } : {}) };
    this.requestClose('confirm', { value }, () => this.emit('dass-confirm', value, { cancelable: true }));
  };
}

const isMarkTool = (tool: ImageTool): boolean => (MARK_KINDS as readonly ImageTool[]).includes(tool);
const insertedText = (mark: Mark): string => msg(str`Inserido: ${markName(mark)}`, { id: 'dassImageInserted' });
const selectedText = (mark: Mark): string => msg(str`Selecionado: ${markName(mark)}`, { id: 'dassImageSelected' });
const removedText = (mark: Mark): string => msg(str`Removido: ${markName(mark)}`, { id: 'dassImageRemoved' });

/** Returns where a mark is and how large. */
function placeText(mark: Mark, { viewSize }: ImageEditor): string {
  const { x, y, width, height } = markBounds(mark);
  const percent = (part: number, whole: number): number => Math.round((part / whole) * 100);
  const [left, top] = [percent(x, viewSize.width), percent(y, viewSize.height)];
  const [wide, high] = [percent(width, viewSize.width), percent(height, viewSize.height)];
  return msg(
    str`${markName(mark)}: a ${left} % da esquerda, a ${top} % do topo, ${wide} % de largura, ${high} % de altura`,
    { id: 'dassImagePlace' },
  );
}

define('dass-image-editor-dialog', DassImageEditorDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-image-editor-dialog': DassImageEditorDialog;
  }
}
