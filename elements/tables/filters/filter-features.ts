import { LazyImport } from '../../base/loading/lazy-import.js';
import { EditingFeatures } from '../editing/editing-features.js';
import type { FilterBar } from './filter-bar.js';
import type { FilterableGrid } from './filterable-grid.js';

/** The features of a table that load on demand, among them the filters of its columns. */
export abstract class FilterFeatures<G extends FilterableGrid = FilterableGrid> extends EditingFeatures<G> {
  /** The filters of columns, once they are loaded. */
  filterBar: FilterBar | undefined;
  protected readonly filters = new LazyImport(this.grid.element, async () => {
    const { FilterBar } = await import('./filter-bar.js');
    return (this.filterBar ??= new FilterBar(this.grid));
  });

  /** Loads the filters of columns, for a table with filters or with columns that can be filtered. */
  prepareFilters(): void {
    const { grid } = this;
    if (grid.isFilterable || grid.element.filters.length > 0) this.filters.loadOnce();
  }

  /** Shows the filter of a column, or closes it. */
  override showFilter(columnIndex: number): void {
    this.filterBar?.show(columnIndex);
  }
}
