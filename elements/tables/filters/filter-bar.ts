import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import '../../controls/chip/chip.js';
import { filter as filterIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { SourceFilter } from '../../core/data/data-source.js';
import type { HeadingViewModel } from '../grid/render-heading.js';
import type { EditableColumn } from '../editing/editable-grid.js';
import type { FilterableGrid } from './filterable-grid.js';
import { filterButtonStyles } from './filter-button.styles.js';
import { FilterPanel } from './filter-panel.js';
import { filterText } from './filter-texts.js';
import { filtersStyles } from './filters.styles.js';
import { OfferedValues } from './offered-values.js';
import { TableFilters, type ActiveFilter } from './table-filters.js';

/** What a heading has for the filter of its column. */
type FilterHeading = Pick<HeadingViewModel, 'keyShortcuts' | 'describedBy' | 'after'>;

/** What the user does with the filters of columns: shows them as chips, sets and removes them. Fires the event. */
export class FilterBar {
  readonly #grid: FilterableGrid;
  readonly #filters: TableFilters;
  readonly #values: OfferedValues;
  readonly #panel: FilterPanel;

  constructor(grid: FilterableGrid) {
    const { element, columns } = grid;
    this.#grid = grid;
    this.#filters = new TableFilters(element, columns, (given) => grid.hiddenColumn(given));
    grid.filters = this.#filters;
    this.#values = new OfferedValues(() => element.requestUpdate());
    this.#panel = new FilterPanel(grid, this.#filters, this.#values, (column, filter) => this.#apply(column, filter));
    for (const styles of [filterButtonStyles, filtersStyles]) adoptStyles(element.renderRoot, styles);
    new RovingFocus(element, {
      items: () => [...element.renderRoot.querySelectorAll<HTMLElement>('.filters :is(dass-chip, button)')],
      key: (item) => item.dataset['key'],
    });
    element.addController({ hostUpdated: () => this.#panel.update() });
  }

  /** Shows the filter of a column, or closes it. */
  show(columnIndex: number): void {
    this.#panel.show(columnIndex);
  }

  /** The chips of the filters, above the header. Above cards, which have no headings, with a button to filter. */
  render() {
    const { active } = this.#filters;
    const { hasCards, isFilterable } = this.#grid;
    const hasButton = hasCards && isFilterable;
    if (active.length === 0 && !hasButton) return nothing;
    return html`<div class="filters" role="group" aria-label=${msg('Filtros aplicados', { id: 'dassFiltersLabel' })}>
      ${
        hasButton
          ? html`<button
              class="filter-cards"
              type="button"
              aria-haspopup="dialog"
              @click=${() => this.#panel.showColumns()}
            >
              ${renderIcon(filterIcon)}${msg('Filtrar', { id: 'dassChoicesFilter' })}
            </button>`
          : nothing
      }
      ${repeat(active, keyOf, (one) => this.#renderChip(one))} ${active.length > 1 ? this.renderClear() : nothing}
    </div>`;
  }

  /** What the heading of a column has for its filter; undefined without one. */
  headingOf(column: EditableColumn, at: number): FilterHeading | undefined {
    if (!this.#filters.kindOf(column)) return undefined;
    const { name, label } = column;
    const isFiltered = this.#filters.active.some((one) => one.column.name === name);
    return {
      keyShortcuts: 'Alt+ArrowDown',
      describedBy: isFiltered ? `filtered-${at}` : undefined,
      after: html`<dass-popup class="filter" placement="bottom-end">
          <button
            slot="anchor"
            class=${isFiltered ? 'toggle filtered' : 'toggle'}
            type="button"
            tabindex="-1"
            aria-haspopup="dialog"
            title=${msg(str`Filtrar ${resolveText(label)}`, { id: 'dassTableFilterColumn' })}
          >
            ${renderIcon(filterIcon)}
          </button> </dass-popup
        >${isFiltered ? html`<span id=${`filtered-${at}`} hidden>${msg('Filtrada', { id: 'dassTableColumnFiltered' })}</span>` : nothing}`,
    };
  }

  /** The button that removes all filters. */
  renderClear() {
    if (this.#filters.active.length === 0) return nothing;
    return html`<button class="clear-filters" type="button" @click=${() => this.#set([])}>
      ${msg('Limpar filtros', { id: 'dassFiltersClear' })}
    </button>`;
  }

  #renderChip(one: ActiveFilter) {
    return html`<dass-chip
      data-key=${keyOf(one)}
      tone="accent"
      removable
      .label=${filterText(one, this.#values)}
      @dass-remove=${() => this.#set(this.#filters.filters.filter((filter) => filter !== one.filter))}
    ></dass-chip>`;
  }

  #apply(column: string, filter: SourceFilter | undefined): void {
    const { filters } = this.#filters;
    const at = filters.findIndex((one) => one.column === column);
    const others = filters.filter((one) => one.column !== column);
    if (at < 0 && !filter) return;
    // A filter that is changed keeps its position among the chips.
    this.#set(filter ? others.toSpliced(at < 0 ? others.length : at, 0, filter) : others);
  }

  #set(filters: readonly SourceFilter[]): void {
    const grid = this.#grid;
    const { element } = grid;
    const hadFocus = [...element.renderRoot.querySelectorAll('.filters, .empty')].some(holdsFocus);
    element.filters = filters;
    grid.applyProperties();
    grid.reportFilters();
    grid.settings.save({ filters: grid.activeFilters });
    // The last chip, or the button that has removed them, is gone.
    if (hadFocus && grid.activeFilters.length === 0)
      void element.updateComplete.then(() => grid.scroller?.focus({ preventScroll: true }));
  }
}

/** The conditions identify the filters of one column. */
const keyOf = ({ filter }: ActiveFilter): string => JSON.stringify(filter);
