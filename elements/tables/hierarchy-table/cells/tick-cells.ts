import { html } from 'lit';
import { msg, str } from '../../../../locales/localize.js';
import type { Chosen } from '../../../core/tree/tree-selection.js';
import type { TickCells } from '../rows/table-row.js';

/** What is said of a box that is ticked, of one that is not, and of one in between. */
const ticked = { none: 'false', all: 'true', some: 'mixed' } as const satisfies Record<Chosen, string>;

/** The boxes to tick, of the rows and of the head. */
export const tickCells: TickCells = {
  make() {
    const cell = document.createElement('div');
    cell.className = 'cell tick-cell';
    cell.role = 'gridcell';
    const box = document.createElement('div');
    box.className = 'tick';
    box.role = 'checkbox';
    cell.append(box);
    return cell;
  },
  write({ firstElementChild: box }, chosen, row) {
    if (!box) return;
    box.ariaChecked = ticked[chosen];
    box.ariaLabel = msg(str`Selecionar ${row}`, { id: 'dassTreeSelectRow' });
  },
  renderHead: (chosen) =>
    html`<div class="cell tick-cell" role="columnheader">
      <span
        class="tick"
        role="checkbox"
        aria-label=${msg('Selecionar tudo', { id: 'dassTreeSelectAll' })}
        aria-checked=${ticked[chosen]}
      ></span>
    </div>`,
};
