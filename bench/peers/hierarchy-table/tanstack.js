// TanStack's table-core and virtual-core, with rows rendered as plain HTML.
import {
  constructTable,
  createExpandedRowModel,
  createSortedRowModel,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import { elementScroll, observeElementOffset, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { columns, rowHeight, rows } from '../../hierarchy-table/data.ts';
import { exposeTable } from '../../hierarchy-table/expose-table.ts';
import { createPainter } from '../../hierarchy-table/paint-rows.ts';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowExpandingFeature,
  rowSortingFeature,
  expandedRowModel: createExpandedRowModel(),
  sortedRowModel: createSortedRowModel(),
});
const collator = new Intl.Collator('pt-BR');
const byText = (a, b, column) => collator.compare(a.getValue(column), b.getValue(column));
const byNumber = (a, b, column) => a.getValue(column) - b.getValue(column);

let table;
let painter;
let shown = [];

/** TanStack needs children instead of parent ids. */
function childrenByParent() {
  const children = new Map();
  for (const row of rows) {
    const siblings = children.get(row.parentId);
    if (siblings) siblings.push(row);
    else children.set(row.parentId, [row]);
  }
  return children;
}

function show() {
  shown = table.getRowModel().rows;
  painter.resize(shown.length);
  virtualizer.setOptions({ ...virtualizer.options, count: shown.length });
  virtualizer._willUpdate();
  painter.paint();
}

let virtualizer;

exposeTable({
  mount: () => {
    const children = childrenByParent();
    table = constructTable({
      features,
      columns: columns.map(({ field }) => ({
        id: field,
        accessorKey: field,
        sortFn: field === 'quantity' ? byNumber : byText,
      })),
      data: children.get(null),
      getRowId: ({ id }) => String(id),
      getSubRows: ({ id }) => children.get(id),
      autoResetExpanded: false,
    });
    painter = createPainter(
      (position) => {
        const row = shown[position];
        return { row: row.original, depth: row.depth, mark: row.getIsExpanded() ? '▾' : '▸' };
      },
      () => {
        const items = virtualizer.getVirtualItems();
        return [items[0]?.index ?? 0, (items.at(-1)?.index ?? -1) + 1];
      },
    );
    virtualizer = new Virtualizer({
      count: 0,
      overscan: 0,
      estimateSize: () => rowHeight,
      getScrollElement: () => painter.body,
      scrollToFn: elementScroll,
      observeElementRect,
      observeElementOffset,
      onChange: () => painter.paint(),
    });
    virtualizer._didMount();
    show();
  },
  scroller: () => painter.body,
  expandAll: () => {
    table.toggleAllRowsExpanded(true);
    show();
  },
  collapseAll: () => {
    table.toggleAllRowsExpanded(false);
    show();
  },
  sortByNumber: () => {
    table.setSorting([{ id: 'quantity', desc: false }]);
    show();
  },
  sortByText: () => {
    table.setSorting([{ id: 'name', desc: false }]);
    show();
  },
  sortDescending: () => {
    table.setSorting([{ id: 'name', desc: true }]);
    show();
  },
});
