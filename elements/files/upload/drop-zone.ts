import type { ReactiveController, ReactiveElement } from 'lit';
import { msg } from '../../../locales/localize.js';
import { PasteListener } from '../../base/focus/paste-listener.js';
import { pastedFiles } from '../shared/pasted-files.js';
import type { DroppedItem } from './folder-walk.js';

export interface DropZoneOptions {
  isWritable(): boolean;
  /** Whether files of these declared types could be accepted. A type may be empty. */
  mayAccept(types: readonly string[]): boolean;
  /** Called with the files that were dropped or pasted. */
  offer(items: readonly DroppedItem[]): void;
}

/** Drops and pastes files. What is dragged is known before the drop, by its type alone. */
export class DropZone implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #options: DropZoneOptions;
  /** How the files that are over the zone would be received. */
  state: '' | 'accept' | 'refuse' = '';

  constructor(host: ReactiveElement, options: DropZoneOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    new PasteListener(host, (event) => this.#onPaste(event));
  }

  hostDisconnected(): void {
    this.#setState('');
  }

  /** What the user can do, or what a drop would do. */
  get text(): string {
    if (this.state === 'accept') return msg('Solte para adicionar', { id: 'dassUploadDrop' });
    if (this.state === 'refuse') return msg('Tipo de arquivo não aceito', { id: 'dassUploadRefused' });
    return msg('ou arraste e solte, ou cole com Ctrl+V', { id: 'dassUploadHint' });
  }

  readonly onDragOver = (event: DragEvent): void => {
    const { dataTransfer } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    // Otherwise the browser would leave the page and show the file.
    event.preventDefault();
    const types = [...dataTransfer.items].flatMap(({ kind, type }) => (kind === 'file' ? [type] : []));
    const isAccepted = this.#options.isWritable() && (types.length === 0 || this.#options.mayAccept(types));
    dataTransfer.dropEffect = isAccepted ? 'copy' : 'none';
    this.#setState(isAccepted ? 'accept' : 'refuse');
  };

  readonly onDragLeave = ({ currentTarget, relatedTarget }: DragEvent): void => {
    if (!(currentTarget as Element).contains(relatedTarget as Node | null)) this.#setState('');
  };

  readonly onDrop = (event: DragEvent): void => {
    const { dataTransfer } = event;
    this.#setState('');
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (this.#options.isWritable()) this.#options.offer(droppedItems(dataTransfer));
  };

  #onPaste(event: ClipboardEvent): void {
    const files = pastedFiles(event.clipboardData);
    if (files.length === 0 || event.defaultPrevented || !this.#options.isWritable()) return;
    event.preventDefault();
    this.#options.offer(files.map((file) => ({ file })));
  }

  #setState(state: DropZone['state']): void {
    if (state === this.state) return;
    this.state = state;
    this.#host.requestUpdate();
  }
}

/** Reads what was dropped. The browser empties `data` after the event. */
const droppedItems = (data: DataTransfer): readonly DroppedItem[] =>
  [...data.items].flatMap((item) =>
    item.kind === 'file' ? [{ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }] : [],
  );
