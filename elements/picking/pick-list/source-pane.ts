import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import type { SourceList } from '../../base/data/source-list.js';
import type { ActiveDescendant } from '../../base/focus/active-descendant.js';
import type { VirtualRows } from '../../base/rows/virtual-rows.js';
import type { PickListState } from '../../core/pick-list/pick-list-state.js';
import { SourceItems } from '../../core/pick-list/source-items.js';
import { TextQuery } from '../../core/text/text-fold.js';
import type { Selection } from '../../core/util/selection.js';
import { renderPickRow, type PickRow } from './pick-row.js';
import { emptyText, itemsText } from './pick-texts.js';

/** The two lists as this module knows them. */
interface SourcePanes {
  readonly state: PickListState;
  readonly available: {
    readonly active: ActiveDescendant;
    readonly rows: VirtualRows<PickRow>;
    readonly scroller: HTMLElement | null;
    readonly source: unknown;
    labelOf(index: number): string;
  };
  syncState(): unknown;
  followState(): void;
}

const NO_QUERY = new TextQuery('');

/** What the list of the available items does with those of a source. Loaded for a pick list with a source. */
export class SourcePane {
  readonly items: SourceItems;
  readonly #panes: SourcePanes;
  #version = 0;
  /** The active item is not loaded: it is announced when it is. */
  #isAwaited = false;

  constructor(panes: SourcePanes, list: SourceList) {
    this.#panes = panes;
    this.items = new SourceItems(list);
  }

  get isLoading(): boolean {
    return this.items.rows.isLoading;
  }

  /** Why not all items can be added; `''` when they can. */
  get tooManyText(): string {
    return this.items.count > 0 && !this.items.canLoadAll ? this.items.rows.tooManyText() : '';
  }

  /** Loads the rows in view. */
  need(): void {
    const { first, page } = this.#panes.available.rows;
    this.items.rows.need(first, first + page + 1);
  }

  /** Renders a row whose item is not loaded. */
  renderRow(row: PickRow, rowIndex: number): void {
    const { rows } = this.items;
    const isActive = rowIndex === this.#panes.available.active.index;
    const texts = { label: rows.unloadedText(rowIndex) ?? '', code: '', note: '' };
    const status = rows.statusAt(rowIndex);
    renderPickRow(row, { ...texts, isActive, isSelected: false, isDisabled: false, status }, NO_QUERY);
  }

  /**
   * Items that were moved are not selected any more, and of the rows of another search none is active.
   * @returns whether the search is another one
   */
  follow(selection: Selection): boolean {
    const { state, available } = this.#panes;
    const moved = selection.indexes().filter((index) => state.isTaken('available', index));
    if (moved.length > 0) selection.set(moved, false);
    const { rows } = this.items;
    if (rows.version === this.#version) return false;
    this.#version = rows.version;
    available.active.moveTo(-1);
    available.rows.reveal(0, 'start');
    const { typed, chips } = state.filtersOf('available');
    if (typed !== '' || chips.length > 0) announce(emptyText(state, 'available') || itemsText(rows.count));
    return true;
  }

  /** Announces the active item when it is loaded. */
  announceLoaded(): void {
    const { available } = this.#panes;
    const { index } = available.active;
    const itemIndex = this.items.at(index);
    const isLoaded = index < 0 || itemIndex >= 0;
    if (isLoaded && this.#isAwaited && index >= 0) announce(available.labelOf(itemIndex));
    this.#isAwaited = !isLoaded;
  }

  /** Whether a range cannot be selected because not all of its items are loaded: says so. */
  refusesRange(from: number, to: number): boolean {
    if (this.items.isRangeLoaded(from, to)) return false;
    announce(msg('Nem todos os itens estão carregados', { id: 'dassPickNotLoaded' }));
    return true;
  }

  /** Loads the block of a row again that could not be loaded. @returns whether it is one */
  retryRow(rowIndex: number): boolean {
    const { rows } = this.items;
    const isFailed = rowIndex >= 0 && rows.statusAt(rowIndex) === 'failed';
    if (isFailed) rows.retry(rowIndex);
    return isFailed;
  }

  /** Renders the failure of the first items, with a button that loads them again; nothing without a failure. */
  renderFailure(): TemplateResult | typeof nothing {
    const { rows } = this.items;
    if (rows.state !== 'failed') return nothing;
    // The pressed button disappears, so the focus goes to the list.
    const retry = (): void => {
      this.#panes.available.scroller?.focus();
      rows.retry();
    };
    return html`<p class="empty failed" role="alert">
      ${msg('Não foi possível carregar a lista', { id: 'dassSelectFailed' })}
      <button class="retry" type="button" @click=${retry}>${msg('Tentar de novo', { id: 'dassSelectRetry' })}</button>
    </p>`;
  }

  /** Loads the items of the search that are not loaded. @param run called with the indexes of all items */
  async loadAll(run: (itemIndexes: Uint32Array) => void): Promise<void> {
    const panes = this.#panes;
    const rows = await this.items.rows.loadAll();
    if (!rows || panes.available.source !== this) return;
    const itemIndexes = this.items.add(rows);
    panes.syncState();
    panes.followState();
    run(itemIndexes);
  }
}
