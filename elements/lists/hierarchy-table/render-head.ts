import { html, nothing } from 'lit';
import { t } from '../../../locales/trees.js';
import { resolveText } from '../../../locales/index.js';
import { chevronsDown, chevronsUp } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { Sorting } from '../../core/tree-sorting.js';
import type { Chosen } from '../../core/tree-selection.js';
import type { Column } from './columns.js';
import { ticked } from './table-row.js';

export interface HeadLook {
  readonly columns: readonly Column[];
  readonly sorting: Sorting | undefined;
  /** How much of all is chosen; undefined where rows have no box to tick. */
  readonly chosen: Chosen | undefined;
  /** Whether all is open; undefined where nothing can be opened. */
  readonly isAllOpen: boolean | undefined;
  /** Where the keyboard is in the head: -1 at the toggle, a column, or undefined when it is elsewhere. */
  readonly active: number | undefined;
}

/** The head of the table: the toggle that opens and closes all (HT-03), and a heading for each column. */
export function renderHead({ columns, sorting, chosen, isAllOpen, active }: HeadLook) {
  return html`<div class="head" part="head" role="row" aria-rowindex="1">
    ${
      chosen === undefined
        ? nothing
        : html`<div class="cell tick-cell" role="columnheader">
            <span
              class="tick"
              role="checkbox"
              aria-label=${t('dassTreeSelectAll')}
              aria-checked=${ticked[chosen]}
            ></span>
          </div>`
    }${columns.map((column, at) => renderHeading(column, at, sorting, active, at === 0 ? isAllOpen : undefined))}
  </div>`;
}

function renderHeading(
  { name, label, isTree, align, isSortable }: Column,
  at: number,
  sorting: Sorting | undefined,
  active: number | undefined,
  isAllOpen: boolean | undefined,
) {
  const direction = isSortable ? (sorting?.column === name ? sorting.direction : 'none') : nothing;
  const classes = `cell heading ${isTree ? 'tree' : ''} ${align}${isSortable ? ' sortable' : ''}${active === at ? ' active' : ''}`;
  return html`<div class=${classes} role="columnheader" id=${`head-${at}`} aria-sort=${direction}>
    ${
      isAllOpen === undefined
        ? nothing
        : html`<button
            id="toggle-all"
            class=${active === -1 ? 'toggle active' : 'toggle'}
            type="button"
            tabindex="-1"
            aria-expanded=${isAllOpen ? 'true' : 'false'}
            aria-label=${t(isAllOpen ? 'dassTreeCollapseAll' : 'dassTreeExpandAll')}
            title=${t(isAllOpen ? 'dassTreeCollapseAll' : 'dassTreeExpandAll')}
          >
            ${renderIcon(isAllOpen ? chevronsUp : chevronsDown)}
          </button>`
    }${resolveText(label)}
  </div>`;
}
