import { resolveText } from '../../../../locales/index.js';
import { msg, str } from '../../../../locales/localize.js';
import type { MenuEntry } from '../../../controls/menu/menu.js';
import { OptionsMenu } from '../../grid/header/options-menu.js';
import type { DataTableHost } from '../data-table-host.js';

const SORT = 'sort:';

/** The options menu of the data table: sorting by a column, for cards and touch, and the columns dialog. */
export const createDataOptions = (host: DataTableHost): OptionsMenu =>
  new OptionsMenu(host, {
    entries: () => sortEntries(host),
    carryOut: (id) => {
      const column = host.visibleColumns.findIndex(({ name }) => `${SORT}${name}` === id);
      if (column >= 0) host.commands.sort(column, false);
    },
  });

const sortEntries = ({ visibleColumns }: DataTableHost): readonly MenuEntry[] =>
  visibleColumns
    .filter(({ isSortable }) => isSortable)
    .map(({ name, label }) => ({
      id: `${SORT}${name}`,
      label: msg(str`Ordenar por ${resolveText(label)}`, { id: 'dassTableSortBy' }),
    }));
