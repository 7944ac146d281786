// SlickGrid with its data view, row selection and checkbox column. The filter searches folded texts.
import { SlickCheckboxSelectColumn, SlickDataView, SlickGrid, SlickRowSelectionModel } from 'slickgrid';
import 'slickgrid/dist/styles/css/slick.grid.css';
import 'slickgrid/dist/styles/css/slick-alpine-theme.css';
import { bodyHeight, columns, compare, fold, rowHeight, rows, tableWidth, textOf } from '../../data-table/data.ts';
import { exposeDataTable } from '../../data-table/expose-data-table.ts';
import { escape } from '../../hand-written-list.ts';

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `body { margin: 24px; font: 14px/1.45 system-ui; }
      .grid { inline-size: ${tableWidth}px; block-size: ${bodyHeight + 2 * rowHeight}px; } .end { text-align: end; }`,
  }),
);

let grid;
let dataView;
let folded;
let filterText = '';

function foldRows() {
  const texts = new Map();
  for (const row of rows) texts.set(row.id, fold(columns.map((column) => textOf(row, column)).join('\n')));
  return texts;
}

exposeDataTable({
  mount: () => {
    const container = Object.assign(document.createElement('div'), { className: 'grid' });
    document.body.append(container);
    dataView = new SlickDataView();
    const checkboxes = new SlickCheckboxSelectColumn({ width: 40 });
    const described = columns.map((column) => ({
      ...{ id: column.field, field: column.field, name: column.label, width: column.width, sortable: true },
      ...(column.kind === 'number' && { cssClass: 'end' }),
      formatter: (_row, _cell, _value, _column, item) => escape(textOf(item, column)),
    }));
    grid = new SlickGrid(container, dataView, [checkboxes.getColumnDefinition(), ...described], {
      rowHeight,
      enableColumnReorder: false,
      enableCellNavigation: true,
    });
    grid.setSelectionModel(new SlickRowSelectionModel({ selectActiveRow: false }));
    grid.registerPlugin(checkboxes);
    dataView.onRowCountChanged.subscribe(() => {
      grid.updateRowCount();
      grid.render();
    });
    dataView.onRowsChanged.subscribe((_, { rows: changed }) => {
      grid.invalidateRows(changed);
      grid.render();
    });
    dataView.syncGridSelection(grid, true);
    dataView.beginUpdate();
    // The data view sorts its items in place.
    dataView.setItems([...rows], 'id');
    dataView.setFilter(({ id }) => filterText === '' || folded.get(id).includes(filterText));
    dataView.endUpdate();
  },
  scroller: () => document.querySelector('.grid .slick-viewport-left.slick-viewport-top'),
  filter: (text) => {
    folded ??= foldRows();
    filterText = text;
    dataView.refresh();
  },
  selectAll: () => grid.setSelectedRows(rows.map((_, index) => index)),
  sortByNumber: () => dataView.sort(compare.price, true),
  sortByText: () => dataView.sort(compare.name, true),
  sortDescending: () => dataView.sort(compare.name, false),
  counts: () => ({ visible: dataView.getLength(), selected: grid.getSelectedRows().length }),
});
