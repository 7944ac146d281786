import { resolveText } from '../../../../locales/index.js';
import { formatCount, msg, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { Grid } from '../grid.js';
import { moveSetting, type TableColumnSetting } from './grid-columns-model.js';

/** Whether the user can move a column: the first one, and one that is pinned at the end, stay where they are. */
export const canMove = (grid: Grid, columnIndex: number): boolean =>
  columnIndex > 0 && grid.columns.visible[columnIndex]?.isPinned === false;

/** The last index that a column can be moved to. */
export const lastIndex = ({ columns: { visible } }: Grid): number =>
  visible.length - (visible.at(-1)?.isPinned ? 2 : 1);

/** Moves a visible column to the index of another one, keeps it active, and announces its position. */
export function moveColumn(grid: Grid, from: number, to: number): void {
  const { visible } = grid.columns;
  const column = visible[from];
  const target = visible[to];
  if (!column || !target || from === to || !canMove(grid, from) || !canMove(grid, to)) return;
  arrange(grid, moveSetting(grid.columns.settings(true), column.name, target.name, to > from));
  grid.moveTo({ visibleIndex: -1, column: to });
  const label = resolveText(column.label);
  announce(
    msg(str`${label}: posição ${formatCount(to + 1)} de ${formatCount(visible.length)}`, { id: 'dassTreeColumnMoved' }),
  );
}

/** Hides a column. The columns dialog shows it again. */
export function hideColumn(grid: Grid, columnIndex: number): void {
  const column = grid.columns.visible[columnIndex];
  if (!column || column.isFirst) return;
  const settings = grid.columns.settings(true);
  arrange(
    grid,
    settings.map((one) => (one.name === column.name ? { ...one, isHidden: true } : one)),
  );
  announce(msg(str`${resolveText(column.label)}: coluna ocultada`, { id: 'dassTableColumnHidden' }));
}

/** Shows the columns as the application has set them. */
export function resetColumns(grid: Grid): void {
  grid.columns.userWidths.clear();
  arrange(grid, []);
  announce(msg('Colunas restauradas', { id: 'dassTableColumnsReset' }));
}

function arrange(grid: Grid, settings: readonly TableColumnSetting[]): void {
  grid.element.columnSettings = settings;
  grid.applyProperties();
  grid.reportColumns();
}
