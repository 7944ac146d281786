import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import type { MenuEntry } from '../../controls/menu/menu.js';
import { OptionsMenu } from '../grid/options-menu.js';
import type { DataGrid } from './data-grid.js';

const SORT = 'sort:';

/** The options menu of the data table: sorting by a column, for cards and touch, and the columns dialog. */
export class DataOptions extends OptionsMenu<DataGrid> {
  protected get entries(): readonly MenuEntry[] {
    return this.grid.columns.visible
      .filter(({ isSortable }) => isSortable)
      .map(({ name, label }) => ({
        id: `${SORT}${name}`,
        label: msg(str`Ordenar por ${resolveText(label)}`, { id: 'dassTableSortBy' }),
      }));
  }

  protected carryOut(id: string): void {
    const column = this.grid.columns.visible.findIndex(({ name }) => `${SORT}${name}` === id);
    if (column >= 0) this.grid.sort(column, false);
  }
}
