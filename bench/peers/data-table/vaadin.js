// Vaadin's grid with its selection column. The filter searches folded texts, and items are sorted outside of the grid.
import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-selection-column.js';
import { bodyHeight, columns, compare, fold, rowHeight, rows, tableWidth, textOf } from '../../data-table/data.ts';
import { exposeDataTable } from '../../data-table/expose-data-table.ts';

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `body { margin: 24px; font: 14px/1.45 system-ui; }
      vaadin-grid { inline-size: ${tableWidth}px; block-size: ${bodyHeight + rowHeight}px; --vaadin-grid-cell-padding: 4px 8px; }`,
  }),
);

let grid;
let folded;

function createColumn(column) {
  const { field, label, kind, width } = column;
  const element = Object.assign(document.createElement('vaadin-grid-column'), {
    ...{ path: field, header: label, width: `${width}px`, flexGrow: 0 },
    ...(kind === 'number' && { textAlign: 'end' }),
  });
  if (kind !== 'text')
    element.renderer = (root, _, { item }) => {
      root.textContent = textOf(item, column);
    };
  return element;
}

const sortBy = (inOrder) => {
  grid.items = [...rows].sort(inOrder);
};

exposeDataTable({
  mount: () => {
    grid = document.createElement('vaadin-grid');
    const selectionColumn = document.createElement('vaadin-grid-selection-column');
    Object.assign(selectionColumn, { width: '40px', flexGrow: 0 });
    grid.append(selectionColumn, ...columns.map(createColumn));
    Object.assign(grid, { itemIdPath: 'id', items: rows });
    document.body.append(grid);
  },
  scroller: () => grid.$.table,
  filter: (text) => {
    folded ??= rows.map((row) => fold(columns.map((column) => textOf(row, column)).join('\n')));
    grid.items = text ? rows.filter((_, index) => folded[index].includes(text)) : rows;
  },
  selectAll: () => {
    grid.selectedItems = [...rows];
  },
  sortByNumber: () => sortBy(compare.price),
  sortByText: () => sortBy(compare.name),
  sortDescending: () => sortBy(compare.nameDown),
  counts: () => ({ visible: grid.items.length, selected: grid.selectedItems.length }),
});
