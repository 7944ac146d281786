import { msg } from '../../../locales/localize.js';
import type { LazyImport } from '../../base/loading/lazy-import.js';
import type { MenuAction } from '../grid/context-menu.js';
import type { FilterBar } from './filter-bar.js';
import type { FilterableGrid } from './filterable-grid.js';

/** What the context menu of a heading offers to filter by its column. */
export const filterActions = (
  grid: FilterableGrid,
  columnIndex: number,
  filters: LazyImport<FilterBar>,
): readonly MenuAction[] =>
  grid.columns.visible[columnIndex]?.isFilterable
    ? [
        {
          id: 'filter',
          label: msg('Filtrar…', { id: 'dassTableFilterOpen' }),
          run: () => filters.load((bar) => bar.show(columnIndex)),
        },
      ]
    : [];
