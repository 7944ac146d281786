// AG Grid Community with its infinite row model, in blocks of 100 rows as the kit has them.
import { createGrid, InfiniteRowModelModule, ModuleRegistry } from 'ag-grid-community';
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

ModuleRegistry.registerModules([InfiniteRowModelModule]);
const container = document.createElement('div');
container.style.cssText = `inline-size: ${tableWidth}px; block-size: ${bodyHeight + rowHeight}px`;
document.body.style.margin = '24px';
exposeSourceTable({
  mount: () => {
    document.body.append(container);
    createGrid(container, {
      ...{ rowModelType: 'infinite', cacheBlockSize: 100, maxBlocksInCache: 40, maxConcurrentDatasourceRequests: 2 },
      ...{ rowHeight, headerHeight: rowHeight, suppressColumnVirtualisation: true },
      // The time in which the kit asks once while it is scrolled.
      blockLoadDebounceMillis: 100,
      columnDefs: columns.map((column) => ({
        ...{ field: column.field, headerName: column.label, width: column.width },
        ...(column.kind !== 'text' && { valueFormatter: ({ data }) => (data ? textOf(data, column) : '') }),
      })),
      datasource: {
        rowCount: total,
        getRows: ({ startRow, endRow, successCallback }) =>
          void loadRows(startRow, endRow - startRow).then((rows) => successCallback(rows, total)),
      },
    });
  },
  scroller: () => container.querySelector('.ag-body-viewport, .ag-grid-viewport'),
});
