import 'dass-elements/dass-data-table.js';
import { bodyHeight, columns, exposeSourceTable, loadRows, rowHeight, tableWidth, total } from './server.js';

const element = document.createElement('dass-data-table');
document.body.style.margin = '24px';
exposeSourceTable({
  mount: () => {
    element.style.inlineSize = `${tableWidth}px`;
    element.style.setProperty('--dass-data-table-height', `${bodyHeight + rowHeight}px`);
    element.style.setProperty('--dass-row', `${rowHeight}px`);
    Object.assign(element, {
      label: 'Materiais',
      columns: columns.map(({ field, label, kind, width }) => ({ name: field, label, kind, width })),
      dataSource: {
        load: async ({ from, count }: { readonly from: number; readonly count: number }) => ({
          rows: await loadRows(from, count),
          total,
        }),
      },
    });
    document.body.append(element);
  },
  scroller: () => element.shadowRoot?.querySelector('.rows') as Element,
});
