import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { filterActions } from '../filters/filter-action.js';
import type { FilterBar } from '../filters/filter-bar.js';
import { EditingContextMenu } from '../editing/editing-context-menu.js';
import type { MenuAction } from '../grid/context-menu.js';
import type { OptionsMenu } from '../grid/options-menu.js';
import type { DataGrid } from './data-grid.js';
import type { ExportFormat } from './data-table-events.js';

/** The context menu of the data table. */
export class DataContextMenu extends EditingContextMenu<DataGrid> {
  readonly #filters: LazyImport<FilterBar>;
  readonly #copy = new LazyImport(this.grid.element, () => import('./copy-selected.js'));
  readonly #export = new LazyImport(this.grid.element, () => import('./export-rows.js'));

  constructor(grid: DataGrid, options: LazyImport<OptionsMenu>, filters: LazyImport<FilterBar>) {
    super(grid, options);
    this.#filters = filters;
  }

  protected override actionsOfHeading(columnIndex: number): readonly MenuAction[] {
    return filterActions(this.grid, columnIndex, this.#filters);
  }

  protected actionsOfRow(rowIndex: number): readonly MenuAction[] {
    const { grid } = this;
    const { state, element } = grid;
    const select: MenuAction = {
      id: 'select',
      label: state.isSelected(rowIndex)
        ? msg('Desmarcar linha', { id: 'dassTableRowDeselect' })
        : msg('Selecionar linha', { id: 'dassTableRowSelect' }),
      disabled: !state.isLoaded(rowIndex),
      run: () => grid.select(rowIndex, false),
    };
    return [
      ...this.detailsActions(rowIndex),
      {
        id: 'copy',
        label:
          state.selectedCount > 0
            ? msg('Copiar linhas selecionadas', { id: 'dassTableCopySelected' })
            : msg('Copiar linha', { id: 'dassTableCopyRow' }),
        run: () => this.#copy.load(({ copySelected }) => void copySelected(grid, rowIndex)),
      },
      ...(element.selection === 'none' ? [] : [select]),
      ...(element.exportable ? [this.#exportAction('csv'), this.#exportAction('xlsx')] : []),
    ];
  }

  protected activeColumnOf(columnIndex: number): number {
    return Math.max(0, columnIndex);
  }

  #exportAction(format: ExportFormat): MenuAction {
    return {
      id: format,
      label:
        format === 'csv'
          ? msg('Exportar como CSV', { id: 'dassTableExportCsv' })
          : msg('Exportar para o Excel', { id: 'dassTableExportXlsx' }),
      divided: format === 'csv',
      run: () => this.#export.load(({ exportForUser }) => void exportForUser(this.grid, format)),
    };
  }
}
