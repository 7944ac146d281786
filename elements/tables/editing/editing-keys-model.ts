import { moveTo, type CellArea, type CellPosition } from '../../core/table/cells/cell-range.js';

/** What a key does with cells and their values. */
export type EditingCommand =
  | { readonly type: 'undo' | 'redo' | 'clear' | 'fill-down' | 'copy' | 'select-all' | 'collapse' }
  | { readonly type: 'extend'; readonly to: CellPosition };

/** The state in which a key is pressed on an active cell. */
export interface EditingContext {
  /** The end of the range: the active cell, when there is no range. */
  readonly end: CellPosition;
  /** The cells that can be reached. */
  readonly all: CellArea;
  /** Number of rows by which Page Up and Page Down move. */
  readonly page: number;
  readonly isRtl: boolean;
  /** Whether the table has cells that can be edited. */
  readonly canEdit: boolean;
  /** Whether ranges of cells can be selected. */
  readonly selectsCells: boolean;
  /** Whether more than the active cell is selected. */
  readonly hasRange: boolean;
  /** Whether Ctrl+A and Ctrl+C are those of selected rows. */
  readonly selectsRows: boolean;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** @returns undefined for a key that does nothing here */
export function commandOf(event: Key, context: EditingContext): EditingCommand | undefined {
  if (event.altKey) return undefined;
  const { canEdit, selectsCells, hasRange, selectsRows } = context;
  const key = event.key.toLowerCase();
  const isCtrl = event.ctrlKey || event.metaKey;
  if (selectsCells && event.shiftKey) {
    const to = moveTo(context.end, event.key, isCtrl, context);
    if (to) return { type: 'extend', to };
  }
  if (!isCtrl) {
    if (key === 'delete' && canEdit && !event.shiftKey) return { type: 'clear' };
    return key === 'escape' && hasRange ? { type: 'collapse' } : undefined;
  }
  if (canEdit) {
    if (key === 'z') return { type: event.shiftKey ? 'redo' : 'undo' };
    if (key === 'y' && !event.shiftKey) return { type: 'redo' };
    if (key === 'd' && !event.shiftKey) return { type: 'fill-down' };
  }
  if (!selectsCells || event.shiftKey) return undefined;
  if (key === 'c') return hasRange || !selectsRows ? { type: 'copy' } : undefined;
  return key === 'a' && !selectsRows ? { type: 'select-all' } : undefined;
}
