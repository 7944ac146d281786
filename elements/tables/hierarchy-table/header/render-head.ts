import { html, nothing } from 'lit';
import { msg } from '../../../../locales/localize.js';
import { resolveText } from '../../../../locales/index.js';
import { chevronsDown, chevronsUp } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { Sorting } from '../../../core/tree/tree-sorting.js';
import type { Column } from '../columns/columns.js';

export interface HeadLook {
  readonly columns: readonly Column[];
  readonly sorting: Sorting | undefined;
  /** The box that stands for all; undefined where rows have none to tick. */
  readonly tick: unknown;
  /** Whether all is open; undefined where nothing can be opened. */
  readonly isAllOpen: boolean | undefined;
  /** While rows are coming, what stops that. */
  readonly stop: { readonly label: string; readonly icon: string } | undefined;
  /** Where the keyboard is in the head: -1 at the toggle, a column, or undefined when it is elsewhere. */
  readonly active: number | undefined;
  /** The button with the options, once it is there. */
  readonly options: unknown;
}

/** The head of the table: the toggle that opens and closes all, and a heading for each column. */
export function renderHead(look: HeadLook) {
  const { columns } = look;
  return html`<div class="head" part="head" role="row" aria-rowindex="1">
    ${look.tick ?? nothing}${columns.map((column, at) => renderHeading(column, at, look))}
  </div>`;
}

function renderHeading(
  { name, label, isTree, align, isSortable }: Column,
  at: number,
  { sorting, active, isAllOpen, stop, options }: HeadLook,
) {
  const direction = isSortable ? (sorting?.column === name ? sorting.direction : 'none') : nothing;
  const classes = `cell heading ${isTree ? 'tree' : ''} ${align}${isSortable ? ' sortable' : ''}${active === at ? ' active' : ''}`;
  return html`<div class=${classes} role="columnheader" id=${`head-${at}`} aria-sort=${direction}>
    ${isTree && isAllOpen !== undefined ? renderToggle(isAllOpen, stop, active === -1) : nothing}${resolveText(label)}${isTree ? options : nothing}
  </div>`;
}

/** Opens all and closes all; while rows are coming, it stops that. */
function renderToggle(isAllOpen: boolean, stop: HeadLook['stop'], isActive: boolean) {
  const label =
    stop?.label ??
    (isAllOpen
      ? msg('Recolher tudo', { id: 'dassTreeCollapseAll' })
      : msg('Expandir tudo', { id: 'dassTreeExpandAll' }));
  return html`<button
    id="toggle-all"
    class=${isActive ? 'toggle active' : 'toggle'}
    type="button"
    tabindex="-1"
    aria-expanded=${stop ? nothing : isAllOpen ? 'true' : 'false'}
    aria-label=${label}
    title=${label}
  >
    ${renderIcon(stop?.icon ?? (isAllOpen ? chevronsUp : chevronsDown))}
  </button>`;
}
