import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { filterActions } from '../filters/filter-action.js';
import type { FilterBar } from '../filters/filter-bar.js';
import { EditingContextMenu } from '../editing/editing-context-menu.js';
import type { MenuAction } from '../grid/context-menu.js';
import type { OptionsMenu } from '../grid/options-menu.js';
import type { TreeGrid } from './tree-grid.js';

/** The context menu of the hierarchy table. */
export class TreeContextMenu extends EditingContextMenu<TreeGrid> {
  readonly #filters: LazyImport<FilterBar>;
  readonly #copy = new LazyImport(this.grid.element, () => import('./copy-branch.js'));

  constructor(grid: TreeGrid, options: LazyImport<OptionsMenu>, filters: LazyImport<FilterBar>) {
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
      label:
        state.selectionStateOf(rowIndex) === 'all'
          ? msg('Desmarcar linha', { id: 'dassTableRowDeselect' })
          : msg('Selecionar linha', { id: 'dassTableRowSelect' }),
      run: () => grid.select(rowIndex, false),
    };
    return [
      ...this.detailsActions(rowIndex),
      {
        id: 'copy',
        label: msg('Copiar com o que está abaixo', { id: 'dassTreeCopyBranch' }),
        run: () => this.#copy.load(({ copyBranch }) => void copyBranch(grid, rowIndex)),
      },
      ...(element.selection === 'none' ? [] : [select]),
    ];
  }

  protected override visibleIndexOf(event: Event): number {
    const sticky = this.grid.stickyAncestors.indexOf(event);
    return sticky >= 0 ? sticky : super.visibleIndexOf(event);
  }

  protected activeColumnOf(columnIndex: number, rowIndex: number): number {
    const { grid } = this;
    const isCell = columnIndex >= 0 && (grid.selectsCells || grid.isEditable(rowIndex, columnIndex));
    return isCell ? columnIndex : -1;
  }
}
