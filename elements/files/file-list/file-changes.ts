import type { ReactiveElement } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { splitFileName } from '../../core/files/file-name.js';
import type { FileChange, FileItem, FileListModel } from './file-list-model.js';
import type { FileListEvents, FileListFile } from './file-list-properties.js';
import { FileOffer } from './file-offer.js';
import type { FileDraft } from './render-file.js';

interface ChangeHost extends ReactiveElement {
  focusFile(key: string, inner?: string): void;
}

type Emit = <Type extends keyof FileListEvents>(type: Type, detail: FileListEvents[Type]) => boolean;

/** What the user changes: names, captions, the order, and which files there are. */
export class FileChanges {
  /** Why the last move or removal was refused. */
  notice = '';
  readonly #host: ChangeHost;
  readonly #model: FileListModel;
  readonly #emit: Emit;
  #draft: FileDraft | undefined;
  /** The field that has the focus while the list is rendered, and its selection. */
  #held: { readonly start: number | null; readonly end: number | null } | undefined;
  #isRendering = false;
  /** The field is opened with the next render. */
  #isOpening = false;

  /** @param emit fires a cancelable event */
  constructor(host: ChangeHost, model: FileListModel, emit: Emit) {
    this.#host = host;
    this.#model = model;
    this.#emit = emit;
  }

  draftOf(key: string): FileDraft | undefined {
    return this.#draft?.key === key ? this.#draft : undefined;
  }

  /** Opens the field of a name or a caption. */
  edit(item: FileItem, field: FileDraft['field']): void {
    this.#commit();
    const text = field === 'fileName' ? splitFileName(item.name)[0] : item.caption;
    this.#open({ key: item.key, field, text, entry: item.slide.entry, problem: '' });
  }

  remove(items: readonly FileItem[]): void {
    const files = entriesOf(items);
    void this.#offer('dass-remove', { files }, { removed: items.map(({ key }) => key) });
  }

  /** @param inner selector of the control in the row that has the focus; empty for the row */
  move(item: FileItem, index: number, inner = ''): void {
    const order = this.#model.moved(item.key, index);
    if (!order) return;
    const files = order.map((key) => this.#model.find(key)!.slide.entry as FileListFile);
    const to = order.indexOf(item.key);
    const moved = item.slide.entry as FileListFile;
    void this.#offer('dass-order', { files, moved, index: to }, { order });
    // Moving a row in the document takes the focus from it.
    this.#host.focusFile(item.key, inner);
    const [position, count] = [formatCount(to + 1), formatCount(order.length)];
    announce(msg(str`${item.name}, posição ${position} de ${count}`, { id: 'dassUploadMoved' }));
  }

  readonly onInput = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    if (this.#draft && field.matches('.edit')) this.#draft = { ...this.#draft, text: field.value };
  };

  readonly onFocusOut = (event: FocusEvent): void => {
    if (!this.#isRendering && (event.target as Element).matches('.edit')) this.#commit();
  };

  onFieldKey(event: KeyboardEvent): void {
    const draft = this.#draft;
    if (!draft || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    // Not the dialog around it.
    event.stopPropagation();
    if (event.key === 'Escape') this.#close();
    else this.#commit();
    if (!this.#draft) this.#host.focusFile(draft.key);
  }

  /** Called before the list is rendered: a row that moves takes the focus from its field. */
  holdField(): void {
    this.#isRendering = true;
    const field = this.#field;
    const hasFocus = field && (field.getRootNode() as ShadowRoot).activeElement === field;
    this.#held = hasFocus ? { start: field.selectionStart, end: field.selectionEnd } : undefined;
  }

  /** Called after the list was rendered. */
  restoreField(): void {
    this.#isRendering = false;
    const field = this.#field;
    const held = this.#held;
    if (this.#isOpening && field) {
      this.#isOpening = false;
      field.focus();
      field.select();
      return;
    }
    if (held && field && (field.getRootNode() as ShadowRoot).activeElement !== field) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(held.start, held.end);
    }
    // Somebody else has removed the file.
    if (this.#draft && !this.#model.find(this.#draft.key)) this.#draft = undefined;
  }

  get #field(): HTMLInputElement | null {
    return this.#host.renderRoot.querySelector<HTMLInputElement>('.edit');
  }

  #open(draft: FileDraft): void {
    this.#draft = draft;
    this.#isOpening = true;
    this.#host.requestUpdate();
  }

  #close(): void {
    this.#draft = undefined;
    this.#host.requestUpdate();
  }

  /** Offers the text of the open field, if it is another one. */
  #commit(): void {
    const draft = this.#draft;
    const item = this.#model.find(draft?.key);
    this.#close();
    if (!draft || !item) return;
    const text = draft.text.trim().replace(/\s+/g, ' ');
    const file = (draft.entry ?? item.slide.entry) as FileListFile;
    const onRefused = (problem: string): void => this.#open({ ...draft, entry: undefined, problem });
    if (draft.field === 'caption') {
      if (text !== item.caption)
        void this.#offer('dass-caption', { file, caption: text }, { key: draft.key, caption: text }, onRefused);
      return;
    }
    const newName = text && text + splitFileName(item.name)[1];
    if (newName && newName !== item.name)
      void this.#offer('dass-rename', { file, fileName: newName }, { key: draft.key, fileName: newName }, onRefused);
  }

  async #offer<Type extends 'dass-rename' | 'dass-caption' | 'dass-remove' | 'dass-order'>(
    type: Type,
    detail: Omit<FileListEvents[Type], 'refuse' | 'waitFor'>,
    change: FileChange,
    onRefused?: (problem: string) => void,
  ): Promise<void> {
    const offer = new FileOffer(this.#host.localName);
    const { refuse, waitFor } = offer;
    this.notice = '';
    const finish = this.#model.start(change);
    const isPrevented = !this.#emit(type, { ...detail, refuse, waitFor } as FileListEvents[Type]);
    this.#host.requestUpdate();
    const refusal = await offer.answer(isPrevented);
    finish(refusal === undefined);
    this.#host.requestUpdate();
    if (refusal === undefined || !this.#host.isConnected) return;
    const text = resolveText(refusal);
    const problem =
      text || (isPrevented ? '' : msg('Não foi possível salvar a alteração.', { id: 'dassFileListRefused' }));
    if (!problem) return;
    // The user has gone on to another name: what is written there stays.
    if (onRefused && !this.#draft) {
      onRefused(problem);
      announce(problem, 'assertive');
    } else this.notice = problem;
  }
}

/** Returns the application's entries of files. */
export const entriesOf = (items: readonly FileItem[]): readonly FileListFile[] =>
  items.map(({ slide }) => slide.entry as FileListFile);
