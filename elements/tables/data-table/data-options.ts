import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { MenuEntry } from '../../controls/menu/menu.js';
import { OptionsMenu } from '../grid/options-menu.js';
import type { DataGrid } from './data-grid.js';
import type { ExportFormat } from './data-table-events.js';

const SORT = 'sort:';

/** The options menu of the data table: sorting by a column, for cards and touch, exporting, and the columns dialog. */
export class DataOptions extends OptionsMenu<DataGrid> {
  readonly #export = new LazyImport(this.grid.element, () => import('./export-rows.js'));

  protected get entries(): readonly MenuEntry[] {
    const sortEntries = this.grid.columns.visible
      .filter(({ isSortable }) => isSortable)
      .map(({ name, label }) => ({
        id: `${SORT}${name}`,
        label: msg(str`Ordenar por ${resolveText(label)}`, { id: 'dassTableSortBy' }),
      }));
    if (!this.grid.element.exportable) return sortEntries;
    return [
      ...sortEntries,
      {
        id: 'csv' satisfies ExportFormat,
        label: msg('Exportar como CSV', { id: 'dassTableExportCsv' }),
        divided: sortEntries.length > 0,
      },
      { id: 'xlsx' satisfies ExportFormat, label: msg('Exportar para o Excel', { id: 'dassTableExportXlsx' }) },
    ];
  }

  protected carryOut(id: string): void {
    if (id === 'csv' || id === 'xlsx')
      return this.#export.load(({ exportForUser }) => void exportForUser(this.grid, id));
    const column = this.grid.columns.visible.findIndex(({ name }) => `${SORT}${name}` === id);
    if (column >= 0) this.grid.sort(column, false);
  }
}
