import type { ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { FileItem, FileListModel } from './file-list-model.js';
import type { FileListFile } from './file-list-properties.js';
import type { FileViewer } from './file-viewer.js';

interface ShownFileHost extends ReactiveElement {
  readonly label: string;
  readonly withCarousel: boolean;
  shown: string;
  focusFile(key: string | undefined): void;
}

/** Options of {@link ShownFile}. */
export interface ShownFileOptions {
  /** Returns the rendered row of a file. */
  row(key: string): HTMLElement | undefined;
  /** Called when the user has opened a file, moved to another one, or left the carousel. */
  onChange(file: FileListFile | undefined): void;
}

/** The carousel of a list, and the property `shown`, which says what it shows. */
export class ShownFile {
  readonly #host: ShownFileHost;
  readonly #model: FileListModel;
  readonly #options: ShownFileOptions;
  readonly #module: LazyImport<{ readonly FileViewer: typeof FileViewer }>;
  #viewer: FileViewer | undefined;

  constructor(host: ShownFileHost, model: FileListModel, options: ShownFileOptions) {
    this.#host = host;
    this.#model = model;
    this.#options = options;
    this.#module = new LazyImport(host, () => import('./file-viewer.js'));
    for (const type of ['pointerenter', 'focusin'])
      host.addEventListener(type, () => host.withCarousel && model.items.length > 0 && this.#module.preload());
  }

  /** Shows a file. @param isUser whether the user opens it, which fires an event */
  open(item: FileItem, isUser: boolean): void {
    this.#show(item, true, () => {
      if (isUser) this.#onChange(this.#viewer?.current);
      else this.#host.shown = item.id;
    });
  }

  /** The list is updated. @param isSet whether `shown` is another one @param areSet whether the files are others */
  update(isSet: boolean, areSet: boolean): void {
    const viewer = this.#viewer;
    // Also the names and captions that the user has given.
    viewer?.update();
    const { shown } = this.#host;
    const current = viewer?.current;
    if ((!isSet && !areSet) || shown === (current?.id ?? '')) return;
    // The file has gone, and the carousel shows another one.
    if (!isSet && current) this.#host.shown = current.id;
    else {
      const item = shown ? this.#model.items.find(({ id }) => id === shown) : undefined;
      if (item) this.#show(item, false);
      else viewer?.close();
    }
  }

  /** @param isGrowing whether the image grows from the thumbnail */
  #show({ key }: FileItem, isGrowing: boolean, onShown?: () => void): void {
    const host = this.#host;
    if (!host.withCarousel) return;
    this.#module.load(({ FileViewer }) => {
      this.#viewer ??= new FileViewer(host, this.#model, {
        onMove: (item) => this.#onChange(item),
        onClose: (last) => this.#onClose(last),
        thumbnail: (one) => this.#options.row(one)?.querySelector<HTMLElement>('.thumb') ?? undefined,
      });
      this.#viewer.show(key, isGrowing);
      onShown?.();
    });
  }

  #onChange(item: FileItem | undefined): void {
    this.#host.shown = item?.id ?? '';
    this.#options.onChange(item?.slide.entry as FileListFile | undefined);
  }

  #onClose(last: FileItem | undefined): void {
    const host = this.#host;
    if (!host.isConnected) return;
    // Otherwise the application has closed it.
    if (!last || last.id === host.shown) this.#onChange(undefined);
    host.focusFile(last?.key);
  }
}
