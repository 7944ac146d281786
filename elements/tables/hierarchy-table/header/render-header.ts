import { html, nothing } from 'lit';
import { msg } from '../../../../locales/localize.js';
import { resolveText } from '../../../../locales/index.js';
import { chevronsDown, chevronsUp, close, dotsVertical } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { SelectionState } from '../../../core/tree/tree-selection.js';
import type { Sorting } from '../../../core/table/sort-keys.js';
import { renderHeaderCheckbox } from '../../grid/cells/checkbox-cells.js';
import type { Column } from '../../grid/columns/columns.js';
import { OPTIONS_COLUMN } from '../../grid/keyboard/grid-position.js';

export interface HeaderViewModel {
  readonly columns: readonly Column[];
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
  const { columns, selectionState } = view;
  return html`<div class="head" part="head" role="row" aria-rowindex="1">
    ${selectionState ? renderHeaderCheckbox(selectionState) : nothing}${columns.map((column, at) => renderHeading(column, at, view))}
  </div>`;
}

function renderHeading(
  { name, label, isFirst, align, isSortable }: Column,
  at: number,
  { sorting, activeColumn, isAllExpanded, isLoading }: HeaderViewModel,
) {
  const direction = isSortable ? (sorting?.column === name ? sorting.direction : 'none') : nothing;
  const classes = `cell heading ${isFirst ? 'tree' : ''} ${align}${isSortable ? ' sortable' : ''}${activeColumn === at ? ' active' : ''}`;
  return html`<div class=${classes} role="columnheader" id=${`head-${at}`} aria-sort=${direction}>
    ${isFirst && isAllExpanded !== undefined ? renderToggle(isAllExpanded, isLoading, activeColumn === -1) : nothing}${resolveText(label)}${isFirst ? renderOptions(activeColumn === OPTIONS_COLUMN) : nothing}
  </div>`;
}

/** The button that expands or collapses all rows; while children are loading, it stops loading. */
function renderToggle(isAllExpanded: boolean, isLoading: boolean, isActive: boolean) {
  const label = isLoading
    ? msg('Parar de carregar', { id: 'dassTreeStop' })
    : isAllExpanded
      ? msg('Recolher tudo', { id: 'dassTreeCollapseAll' })
      : msg('Expandir tudo', { id: 'dassTreeExpandAll' });
  return html`<button
    id="toggle-all"
    class=${isActive ? 'toggle active' : 'toggle'}
    type="button"
    tabindex="-1"
    aria-expanded=${isLoading ? nothing : isAllExpanded ? 'true' : 'false'}
    aria-label=${label}
    title=${label}
  >
    ${renderIcon(isLoading ? close : isAllExpanded ? chevronsUp : chevronsDown)}
  </button>`;
}

/** The options button. The element of its menu is defined when the menu is first opened. */
function renderOptions(isActive: boolean) {
  const label = msg('Opções da tabela', { id: 'dassTreeOptions' });
  return html`<dass-menu class="options" placement="bottom-end">
    <button
      id="options"
      slot="anchor"
      class=${isActive ? 'toggle active' : 'toggle'}
      type="button"
      tabindex="-1"
      aria-haspopup="menu"
      aria-label=${label}
      title=${label}
    >
      ${renderIcon(dotsVertical)}
    </button>
  </dass-menu>`;
}
