import type { ReactiveElement } from 'lit';
import type { FileItem, FileListModel } from './file-list-model.js';

interface SelectionHost extends ReactiveElement {
  readonly selection: 'none' | 'single' | 'multiple';
  readonly selected: readonly string[];
}

/** Which files are selected, and what a click or a key makes of it. */
export class FileSelection {
  readonly #host: SelectionHost;
  readonly #model: FileListModel;
  readonly #onChange: (selected: readonly string[], items: readonly FileItem[]) => void;
  /** Where a range starts. */
  #anchor: string | undefined;

  constructor(
    host: SelectionHost,
    model: FileListModel,
    onChange: (selected: readonly string[], items: readonly FileItem[]) => void,
  ) {
    this.#host = host;
    this.#model = model;
    this.#onChange = onChange;
  }

  /** The selected files that are in the list. */
  get items(): readonly FileItem[] {
    const ids = new Set(this.#host.selection === 'none' ? [] : this.#host.selected);
    return this.#model.items.filter(({ id }) => id !== '' && ids.has(id));
  }

  has({ id }: FileItem): boolean {
    const { selection, selected } = this.#host;
    return selection !== 'none' && id !== '' && selected.includes(id);
  }

  /**
   * Selects a file.
   * @param isRange whether all files from the one selected before are selected
   * @param isAdded whether the other files stay selected, and the file does not if it is selected
   */
  select(item: FileItem, isRange: boolean, isAdded: boolean): void {
    const { items } = this.#model;
    const isMultiple = this.#host.selection === 'multiple';
    const from = this.#model.indexOf(this.#anchor);
    if (isMultiple && isRange && from >= 0) {
      const to = items.indexOf(item);
      this.set(items.slice(Math.min(from, to), Math.max(from, to) + 1));
      return;
    }
    this.#anchor = item.key;
    const isSelected = this.has(item);
    if (isMultiple && isAdded) this.set(items.filter((one) => (one === item ? !isSelected : this.has(one))));
    else this.set(isSelected && isAdded ? [] : [item]);
  }

  /** Selects these files and no others. */
  set(wanted: readonly FileItem[]): void {
    const items = wanted.filter(({ id }) => id !== '');
    const selected = items.map(({ id }) => id);
    const before = this.items;
    const isSame = before.length === items.length && before.every((item, index) => item === items[index]);
    if (!isSame) this.#onChange(selected, items);
    // The checkbox of a file without an id.
    else this.#host.requestUpdate();
  }
}
