import 'dass-elements/dass-hierarchy-table.js';
import type { DassHierarchyTable } from 'dass-elements/dass-hierarchy-table.js';
import { bodyHeight, columns, rowHeight, rows } from './data.js';
import { exposeTable } from './expose-table.js';

let element: DassHierarchyTable;
const inside = (selector: string): HTMLElement => element.shadowRoot?.querySelector(selector) as HTMLElement;
const headings = (): HTMLElement[] => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.heading') ?? [])];
const sortBy = (field: string): void => headings()[columns.findIndex((column) => column.field === field)]?.click();

document.body.style.margin = '24px';
exposeTable({
  mount: () => {
    element = document.createElement('dass-hierarchy-table');
    element.style.inlineSize = '1130px';
    element.style.setProperty('--dass-hierarchy-table-height', `${bodyHeight + rowHeight}px`);
    // The row height of the other contenders.
    element.style.setProperty('--dass-row', `${rowHeight}px`);
    Object.assign(element, {
      label: 'Estrutura de produto',
      rows,
      columns: columns.map(({ field, label, width }) => ({
        name: field,
        label,
        field,
        width,
        sortable: true,
        ...(field === 'quantity' && { sortingType: 'number', align: 'right' }),
      })),
      fields: { id: 'id', parentId: 'parentId' },
    });
    document.body.append(element);
  },
  scroller: () => inside('.rows'),
  expandAll: () => inside('.toggle').click(),
  collapseAll: () => inside('.toggle').click(),
  sortByNumber: () => sortBy('quantity'),
  sortByText: () => sortBy('name'),
  sortDescending: () => sortBy('name'),
});
