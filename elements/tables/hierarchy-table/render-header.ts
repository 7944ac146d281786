import { html, nothing } from 'lit';
import { msg } from '../../../locales/localize.js';
import { chevronsDown, chevronsUp, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import type { SelectionState } from '../../core/tree/tree-selection.js';
import type { FilterBar } from '../filters/filter-bar.js';
import { renderHeaderCheckbox } from '../grid/cells.js';
import { renderHeading, renderOptionsButton } from '../grid/render-heading.js';
import { OPTIONS_COLUMN } from '../grid/movement-model.js';
import type { TreeGrid } from './tree-grid.js';

export interface HeaderViewModel {
  readonly headings: TreeGrid['headings'];
  readonly filterBar: FilterBar | undefined;
  readonly sorting: Sorting | undefined;
  /** The state of all rows together; undefined when rows have no checkbox. */
  readonly selectionState: SelectionState | undefined;
  /** Whether all rows are expanded; undefined when no row can be expanded. */
  readonly isAllExpanded: boolean | undefined;
  /** Whether children are loading: then the button stops that. */
  readonly isLoading: boolean;
  /** The active column, -1 for the button that expands all, `OPTIONS_COLUMN`; undefined when the header is not active. */
  readonly activeColumn: number | undefined;
}

/** The header row: a heading for each column, with the button that expands all rows and the options button in the first. */
export function renderHeader(view: HeaderViewModel) {
  const { selectionState, sorting, activeColumn } = view;
  const headings = view.headings.map(({ column, at, columnIndex }) => {
    const options = column.isFirst ? renderOptionsButton(activeColumn === OPTIONS_COLUMN) : undefined;
    const filterHeading = view.filterBar?.headingOf(column, at);
    return renderHeading({
      ...{ column, at, columnIndex },
      direction: sorting?.column === column.name ? sorting.direction : undefined,
      isActive: activeColumn === at,
      ...filterHeading,
      before: column.isFirst ? renderToggle(view) : undefined,
      after: filterHeading ? [filterHeading.after, options] : options,
    });
  });
  return html`<div class="head" part="head" role="row" aria-rowindex="1">
    ${selectionState ? renderHeaderCheckbox(selectionState, view.headings[0]?.columnIndex !== undefined) : nothing}${headings}
  </div>`;
}

/** The button that expands or collapses all rows; while children are loading, it stops loading. */
function renderToggle({ isAllExpanded, isLoading, activeColumn }: HeaderViewModel) {
  if (isAllExpanded === undefined) return nothing;
  const label = isLoading
    ? msg('Parar de carregar', { id: 'dassTreeStop' })
    : isAllExpanded
      ? msg('Recolher tudo', { id: 'dassTreeCollapseAll' })
      : msg('Expandir tudo', { id: 'dassTreeExpandAll' });
  return html`<button
    id="toggle-all"
    class=${activeColumn === -1 ? 'toggle active' : 'toggle'}
    type="button"
    tabindex="-1"
    aria-expanded=${isLoading ? nothing : isAllExpanded ? 'true' : 'false'}
    title=${label}
  >
    ${renderIcon(isLoading ? close : isAllExpanded ? chevronsUp : chevronsDown)}
  </button>`;
}
