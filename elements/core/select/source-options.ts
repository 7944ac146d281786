import { MAX_ALL_ROWS, type SourceRows } from '../data/source-rows.js';
import { toText } from '../text/to-text.js';
import { optionId, optionLabel, without, type KnownOptions, type OptionId } from './select-options.js';

/** What a select list asks of options that stay on a server, of which some are loaded. Options are known by position. */
export interface OptionSource extends Pick<
  SourceRows,
  | 'count'
  | 'state'
  | 'isLoading'
  | 'statusAt'
  | 'unloadedText'
  | 'tooManyText'
  | 'search'
  | 'searchNow'
  | 'need'
  | 'retry'
  | 'stop'
> {
  /** Whether all options of the search can be selected at once. */
  readonly canSelectAll: boolean;
  /** Sets the names of the fields, and where labels are remembered: those of selected options when they are loaded. */
  update(fieldId: string, fieldLabel: string, known: KnownOptions, ids: readonly OptionId[]): void;
  /** Returns the label of an option; `''` while it is not loaded. */
  labelAt(position: number): string;
  /** Returns the id of an option as a text; undefined while it is not loaded. */
  keyAt(position: number): string | undefined;
  /** Returns the position of an option among those that are loaded; -1 when there is none. */
  positionOf(key: OptionId): number;
  isSelected(position: number, ids: readonly OptionId[]): boolean;
  /** Number of selected options among the loaded ones; that of all options when all of them are selected. */
  selectedCount(ids: readonly OptionId[]): number;
  /** Returns the ids after an option was selected, or with `multiple` deselected. Loads it again if it has failed. */
  select(position: number, ids: readonly OptionId[], multiple: boolean): readonly OptionId[] | undefined;
  /** Loads the ids of all options of the search, each once; undefined when they cannot be loaded. */
  loadAllIds(): Promise<readonly OptionId[] | undefined>;
}

/** The options that the rows of a source are. Loaded for a select list with a source. */
export class SourceOptions implements OptionSource {
  readonly #rows: SourceRows;
  #fieldId = '';
  #fieldLabel = '';
  #known: KnownOptions | undefined;
  #keys: { readonly ids: readonly OptionId[]; readonly set: ReadonlySet<string> } | undefined;

  constructor(rows: SourceRows) {
    this.#rows = rows;
  }

  get count(): number {
    return this.#rows.count;
  }

  get state(): SourceRows['state'] {
    return this.#rows.state;
  }

  get isLoading(): boolean {
    return this.#rows.isLoading;
  }

  get canSelectAll(): boolean {
    return this.#rows.isCountKnown && this.#rows.count <= MAX_ALL_ROWS;
  }

  statusAt(position: number): ReturnType<SourceRows['statusAt']> {
    return this.#rows.statusAt(position);
  }

  unloadedText(position: number): string | undefined {
    return this.#rows.unloadedText(position);
  }

  tooManyText(): string {
    return this.#rows.tooManyText();
  }

  search(text: string): void {
    this.#rows.search(text);
  }

  searchNow(): void {
    this.#rows.searchNow();
  }

  need(first: number, last: number): void {
    this.#rows.need(first, last);
  }

  retry(): void {
    this.#rows.retry();
  }

  stop(): void {
    this.#rows.stop();
  }

  update(fieldId: string, fieldLabel: string, known: KnownOptions, ids: readonly OptionId[]): void {
    this.#fieldId = fieldId;
    this.#fieldLabel = fieldLabel;
    this.#known = known;
    const unknown = new Set(ids.filter((id) => known.labelOf(id) === undefined).map(toText));
    if (unknown.size === 0) return;
    for (const [, row] of this.#rows.loadedRows()) if (unknown.has(toText(this.#idOf(row)))) this.#remember(row);
  }

  labelAt(position: number): string {
    const row = this.#rows.rowAt(position);
    return row ? optionLabel(row, this.#fieldId, this.#fieldLabel) : '';
  }

  keyAt(position: number): string | undefined {
    const row = this.#rows.rowAt(position);
    return row && toText(this.#idOf(row));
  }

  positionOf(key: OptionId): number {
    for (const [position, row] of this.#rows.loadedRows()) if (toText(this.#idOf(row)) === toText(key)) return position;
    return -1;
  }

  isSelected(position: number, ids: readonly OptionId[]): boolean {
    const key = this.keyAt(position);
    return key !== undefined && this.#keysOf(ids).has(key);
  }

  selectedCount(ids: readonly OptionId[]): number {
    const keys = this.#keysOf(ids);
    let count = 0;
    let loaded = 0;
    for (const [, row] of this.#rows.loadedRows()) {
      loaded++;
      if (keys.has(toText(this.#idOf(row)))) count++;
    }
    return count === loaded ? this.count : count;
  }

  select(position: number, ids: readonly OptionId[], multiple: boolean): readonly OptionId[] | undefined {
    const row = this.#rows.rowAt(position);
    if (!row) {
      if (this.statusAt(position) === 'failed') this.#rows.retry(position);
      return undefined;
    }
    const id = this.#remember(row);
    if (!multiple) return [id];
    return this.#keysOf(ids).has(toText(id)) ? without(ids, [id]) : [...ids, id];
  }

  async loadAllIds(): Promise<readonly OptionId[] | undefined> {
    const rows = await this.#rows.loadAll();
    return rows && [...new Map(rows.map((row) => [toText(this.#idOf(row)), this.#remember(row)])).values()];
  }

  #keysOf(ids: readonly OptionId[]): ReadonlySet<string> {
    if (this.#keys?.ids !== ids) this.#keys = { ids, set: new Set(ids.map(toText)) };
    return this.#keys.set;
  }

  #idOf(row: object): OptionId {
    return optionId(row, this.#fieldId, this.#fieldLabel);
  }

  /** @returns the id of a row, whose label is remembered */
  #remember(row: object): OptionId {
    const id = this.#idOf(row);
    this.#known?.rememberLabel(id, optionLabel(row, this.#fieldId, this.#fieldLabel));
    return id;
  }
}
