import 'dass-elements/dass-data-table.js';
import type { DassDataTable } from 'dass-elements/dass-data-table.js';
import { bodyHeight, columns, rowHeight, rows, tableWidth, type Field } from './data.js';
import { exposeDataTable, shownNumber } from './expose-data-table.js';

let element: DassDataTable;
const inside = (selector: string): HTMLElement | null | undefined => element.shadowRoot?.querySelector(selector);
const click = (selector: string): void => inside(selector)?.click();
const sortBy = (wanted: Field): void => click(`#head-${columns.findIndex(({ field }) => field === wanted)}`);

document.body.style.margin = '24px';
exposeDataTable({
  mount: () => {
    element = document.createElement('dass-data-table');
    element.style.inlineSize = `${tableWidth}px`;
    element.style.setProperty('--dass-data-table-height', `${bodyHeight + rowHeight}px`);
    // The row height of the other contenders.
    element.style.setProperty('--dass-row', `${rowHeight}px`);
    Object.assign(element, {
      label: 'Materiais',
      rows,
      columns: columns.map(({ field, label, kind, width }) => ({
        ...{ name: field, label, field, kind, width, sortable: true },
        ...(kind === 'number' && { align: 'right' }),
      })),
      selection: 'multiple',
    });
    document.body.append(element);
  },
  scroller: () => inside('.rows') as HTMLElement,
  filter: (text) => {
    element.filter = text;
  },
  selectAll: () => click('#head-checkbox .checkbox'),
  sortByNumber: () => sortBy('price'),
  sortByText: () => sortBy('name'),
  sortDescending: () => sortBy('name'),
  counts: () => ({
    visible: shownNumber(inside('.footer .count')?.textContent),
    selected: shownNumber(inside('.footer .selected-count')?.textContent),
  }),
});
