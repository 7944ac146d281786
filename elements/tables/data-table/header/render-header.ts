import { html, nothing } from 'lit';
import type { Sorting } from '../../../core/table/sort-keys.js';
import type { OverallSelection } from '../../../core/table/table-state.js';
import { renderHeaderCheckbox } from '../../grid/cells/checkbox-cells.js';
import type { Column } from '../../grid/columns/column.js';
import { renderHeading, renderOptionsButton } from '../../grid/header/render-heading.js';
import { OPTIONS_COLUMN } from '../../grid/keyboard/grid-position.js';

export interface HeaderViewModel {
  readonly columns: readonly Column[];
  readonly sorting: readonly Sorting[];
  /** The state of all visible rows together; undefined when rows have no checkbox. */
  readonly selectionState: OverallSelection | undefined;
  /** The active column, -1 for the checkbox, `OPTIONS_COLUMN`; undefined when the header is not active. */
  readonly activeColumn: number | undefined;
}

/** The header row: a heading for each column, with the options button in the first one. */
export function renderHeader({ columns, sorting, selectionState, activeColumn }: HeaderViewModel) {
  const headings = columns.map((column, at) => {
    const order = sorting.findIndex((one) => one.column === column.name);
    const isOneOfSeveral = order >= 0 && sorting.length > 1;
    return renderHeading({
      column,
      at,
      direction: sorting[order]?.direction,
      isActive: activeColumn === at,
      order: isOneOfSeveral ? order + 1 : undefined,
      after: column.isFirst ? renderOptionsButton(activeColumn === OPTIONS_COLUMN) : undefined,
    });
  });
  return html`<div class="head" part="head" role="row" aria-rowindex="1">
    ${selectionState ? renderHeaderCheckbox(selectionState, activeColumn === -1) : nothing}${headings}
  </div>`;
}
