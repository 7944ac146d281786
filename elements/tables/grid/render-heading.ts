import { html, nothing } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg } from '../../../locales/localize.js';
import { dotsVertical } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { Direction } from '../../core/table/sorting/sort-keys.js';
import type { Column } from './columns/column.js';
import { columnClass } from './columns/column-widths.js';

export interface HeadingViewModel {
  readonly column: Column;
  /** The index of the column. */
  readonly at: number;
  /** The direction in which the column is sorted. */
  readonly direction: Direction | undefined;
  readonly isActive: boolean;
  /** The position of the column among several by which the rows are sorted, from 1. */
  readonly order?: number | undefined;
  /** The `aria-colindex`, where not all columns are rendered. */
  readonly columnIndex: number | undefined;
  /** The id of a text that is announced after the name, when the user is on the heading. */
  readonly describedBy?: string | undefined;
  /** The key that opens what belongs to the heading, for `aria-keyshortcuts`. */
  readonly keyShortcuts?: string | undefined;
  /** Buttons before and after the text. */
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The heading of a column. */
export function renderHeading({
  column,
  at,
  direction,
  isActive,
  order,
  columnIndex,
  describedBy,
  keyShortcuts,
  before,
  after,
}: HeadingViewModel) {
  const text = resolveText(column.label);
  const { isFirst, isPinned, align, isSortable } = column;
  const classes = `cell heading ${columnClass(at)} ${isFirst ? 'first' : ''}${isPinned ? 'pinned' : ''} ${align}${isSortable ? ' sortable' : ''}${isActive ? ' active' : ''}`;
  const sort = isSortable ? (direction ?? 'none') : nothing;
  const orderText = order === undefined ? '' : formatCount(order);
  // Otherwise the buttons would be part of the name, which is read with each cell of the column.
  const name = before || after ? `${text} ${orderText}`.trim() : '';
  return html`<div
    class=${classes}
    role="columnheader"
    id=${`head-${at}`}
    aria-colindex=${columnIndex ?? nothing}
    aria-label=${name || nothing}
    aria-sort=${sort}
    aria-describedby=${describedBy ?? nothing}
    aria-keyshortcuts=${keyShortcuts ?? nothing}
  >
    ${before ?? nothing}${text}${orderText ? html`<span class="sort-order">${orderText}</span>` : nothing}${after ?? nothing}
  </div>`;
}

/** The options button. The element of its menu is defined when the menu is first opened. */
export function renderOptionsButton(isActive: boolean) {
  const label = msg('Opções da tabela', { id: 'dassTreeOptions' });
  return html`<dass-menu class="options" placement="bottom-end">
    <button
      id="options"
      slot="anchor"
      class=${isActive ? 'toggle active' : 'toggle'}
      type="button"
      tabindex="-1"
      aria-haspopup="menu"
      title=${label}
    >
      ${renderIcon(dotsVertical)}
    </button>
  </dass-menu>`;
}
