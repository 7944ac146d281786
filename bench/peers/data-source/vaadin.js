// Vaadin's grid with a data provider, in pages of 100 rows as the kit has them.
import '@vaadin/grid/vaadin-grid.js';
import {
  bodyHeight,
  columns,
  exposeSourceTable,
  loadRows,
  rowHeight,
  tableWidth,
  textOf,
  total,
} from '../../data-source/server.ts';

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `body { margin: 24px; font: 14px/1.45 system-ui; }
      vaadin-grid { inline-size: ${tableWidth}px; block-size: ${bodyHeight + rowHeight}px; --vaadin-grid-cell-padding: 4px 8px; }`,
  }),
);
const grid = document.createElement('vaadin-grid');
exposeSourceTable({
  mount: () => {
    grid.append(
      ...columns.map((column) => {
        const element = Object.assign(document.createElement('vaadin-grid-column'), {
          ...{ path: column.field, header: column.label, width: `${column.width}px`, flexGrow: 0 },
        });
        if (column.kind !== 'text')
          element.renderer = (root, _, { item }) => {
            root.textContent = textOf(item, column);
          };
        return element;
      }),
    );
    Object.assign(grid, {
      ...{ itemIdPath: 'id', pageSize: 100, size: total },
      dataProvider: ({ page, pageSize }, callback) =>
        void loadRows(page * pageSize, pageSize).then((rows) => callback(rows, total)),
    });
    document.body.append(grid);
  },
  scroller: () => grid.$.table,
});
