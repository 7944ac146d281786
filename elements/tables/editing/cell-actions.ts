import { msg } from '../../../locales/localize.js';
import type { LazyImport } from '../../base/loading/lazy-import.js';
import type { CellArea } from '../../core/table/cells/cell-range.js';
import type { MenuAction } from '../grid/context-menu.js';
import type { CellChanges } from './cell-changes.js';
import { clearCells, fillDown } from './change-cells.js';
import { copyRange } from './ranges/copy-range.js';
import type { EditableGrid } from './editable-grid.js';
import type { pasteFromClipboard } from './paste-from-clipboard.js';

/** What pastes without a key. */
export type PasteImport = LazyImport<{ readonly pasteFromClipboard: typeof pasteFromClipboard }>;

/** What the context menu offers for the selected cells. @param area the selected cells; undefined for none */
export function cellActions(
  grid: EditableGrid,
  changes: CellChanges,
  area: CellArea | undefined,
  paste: PasteImport,
): readonly MenuAction[] {
  // Browsers let a page read the clipboard only at once after a tap.
  paste.preload();
  const canEdit = grid.columns.visible.some(({ editor }) => editor);
  const copy = (cells: CellArea): MenuAction => ({
    id: 'copy-cells',
    label: msg('Copiar células', { id: 'dassTableMenuCopy' }),
    run: () => void copyRange(grid, cells),
  });
  const change = (cells: CellArea): readonly MenuAction[] => [
    {
      id: 'paste',
      label: msg('Colar', { id: 'dassTableMenuPaste' }),
      run: () => paste.load((module) => void module.pasteFromClipboard(grid, changes, cells)),
    },
    {
      id: 'fill-down',
      label: msg('Preencher para baixo', { id: 'dassTableMenuFill' }),
      disabled: cells.bottom === 0,
      run: () => void fillDown(grid, changes, cells),
    },
    {
      id: 'clear',
      label: msg('Limpar células', { id: 'dassTableMenuClear' }),
      run: () => void clearCells(grid, changes, cells),
    },
  ];
  const history: readonly MenuAction[] = [
    {
      id: 'undo',
      label: msg('Desfazer', { id: 'dassTableMenuUndo' }),
      disabled: !changes.canUndo,
      run: () => changes.undo(),
    },
    {
      id: 'redo',
      label: msg('Refazer', { id: 'dassTableMenuRedo' }),
      disabled: !changes.canRedo,
      run: () => changes.redo(),
    },
  ];
  return [
    ...(area && grid.selectsCells ? [copy(area)] : []),
    ...(area && canEdit ? change(area) : []),
    ...(canEdit ? history : []),
  ];
}
