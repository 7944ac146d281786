import type { PropertyValues } from 'lit';
import { announce } from '../../base/announce.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { Suggestion } from '../../fields/shared/suggestion.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { SearchedList } from '../../core/text/nearest-query.js';
import { debounce } from '../../core/util/debounce.js';
import { type GridEvents, GridProperties, type TableView } from './grid-properties.js';
import { cutEdgesStyles } from './columns/cut-edges.js';
import { gridStatesStyles, gridStyles } from './grid.styles.js';
import type { Grid } from './grid.js';
import type { LazyFeatures } from './lazy-features.js';
import { SavedView } from './saved-view.js';

/** Delay after the last change of the filter until the number of matches is announced. */
const ANNOUNCE_DELAY_MS = 500;

/** What the elements of all tables do: their life, and the methods that they share. */
export abstract class GridElement<Events extends GridEvents = GridEvents> extends GridProperties<Events> {
  static override styles = [baseStyles, rowsStyles, gridStyles, gridStatesStyles, cutEdgesStyles];

  protected readonly grid: Grid = this.createGrid();
  protected readonly features: LazyFeatures = this.createFeatures();

  /** The nearest words, while `filter` has found nothing. */
  protected readonly suggestion = new Suggestion(this, {
    searched: () => this.nothingFoundIn,
    accept: (text) => {
      this.filter = text;
      // Before the event, so that the application can move the focus on to its field.
      this.focus();
      this.grid.reportFilter(text);
    },
  });

  readonly #savedView = new SavedView(this.grid);
  readonly #announceMatches = debounce(() => this.#announce(), ANNOUNCE_DELAY_MS);
  #searched: string | undefined;

  /** The rows that were searched in memory, while `filter` has found none. */
  protected abstract get nothingFoundIn(): SearchedList | undefined;

  protected abstract createGrid(): Grid;
  protected abstract createFeatures(): LazyFeatures;
  /** What the filter has found, as it is announced; undefined while it is not known. */
  protected abstract get matchesText(): string | undefined;

  /** Keys of the selected rows, also of those that the filter hides; read-only. */
  get selectedKeys(): readonly string[] {
    return this.grid.state.selectedKeys;
  }

  /** The active row and the rows in view, for `restoreView()`; read-only. */
  get view(): TableView {
    return this.#savedView.current;
  }

  /**
   * Restores the active row and the scroll position, for a user who returns to the page. Waits until there are rows: a
   * data table loads further rows with `loadRows` as needed; for a hierarchy table, set `expanded` to the keys that were
   * expanded. When the active row does not exist any more, the row at its index is active. A key or a click of the user in
   * the table ends the waiting. Does not move the focus.
   * @param view an earlier `view`, perhaps of another instance with the same rows
   * @returns resolves with whether the view was restored
   */
  restoreView(view: TableView): Promise<boolean> {
    return this.#savedView.restore(view);
  }

  /** @internal Takes the nearest words, when the table offers some. @returns whether it did */
  acceptSuggestion(): boolean {
    return this.suggestion.accept();
  }

  /**
   * Moves the focus to the table.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.grid.scroller?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) return;
    this.features.preloadWhenIdle();
    // Continues a search that was stopped when the table was removed.
    if (this.grid.state.isSearching) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#announceMatches.cancel();
    this.grid.stop();
    this.features.stop();
  }

  /**
   * The filter, and what it searches: the number of matches is announced when they change. Undefined while it is not known.
   */
  protected abstract get searched(): string | undefined;

  protected override willUpdate(_changed: PropertyValues): void {
    this.grid.willUpdate();
    const { searched } = this;
    if (searched === undefined) return;
    if (this.#searched !== undefined && searched !== this.#searched) this.#announceMatches();
    this.#searched = searched;
  }

  /** Renders the header; then the widths are written, and `VirtualRows` measures and renders the rows. */
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    this.grid.headerRendered();
  }

  protected override firstUpdated(): void {
    this.features.preloadWhenIdle();
  }

  #announce(): void {
    const text = this.grid.state.isSearching ? undefined : this.matchesText;
    if (text === undefined) this.#announceMatches();
    else announce(this.suggestion.announced(text));
  }

  protected override updated(): void {
    this.#savedView.updated();
    this.grid.updated();
  }
}

/** The number of rows that a filter has found, as it is announced. */
export const foundText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha encontrada`, { id: 'dassTreeFoundOne' }),
    many: msg(str`${formatCount(count)} de linhas encontradas`, { id: 'dassTreeFoundMany' }),
    other: msg(str`${formatCount(count)} linhas encontradas`, { id: 'dassTreeFoundOther' }),
  });
