/** A position of the keyboard in the grid. */
export interface GridPosition {
  /** The visible index of the row; -1 in the header. */
  readonly visibleIndex: number;
  /** The column; -1 for the row as a whole, or for the button in the header that expands all rows. */
  readonly column: number;
}

/** The `column` of the options button in the header, at the end of the first heading. */
export const OPTIONS_COLUMN = -2;

/** Moves the active position. */
export interface MoveCommand {
  readonly type: 'move';
  readonly to: GridPosition;
  /** Whether the selection extends to the new row. */
  readonly selects: boolean;
}

/** What a key does in all tables. */
export type GridCommand =
  | MoveCommand
  | { readonly type: 'select-all' | 'options' | 'menu' | 'copy' | 'details' | 'nothing' }
  | { readonly type: 'resize' | 'move-column'; readonly column: number; readonly by: 1 | -1 }
  | { readonly type: 'filter'; readonly column: number };

/** The state in which a key is pressed. */
export interface MoveContext extends GridPosition {
  /** The number of visible rows. */
  readonly count: number;
  /** Number of rows by which Page Up and Page Down move. */
  readonly page: number;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey'>;
type KeyWithModifiers = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

export const moveTo = (visibleIndex: number, column: number, selects = false): MoveCommand => ({
  type: 'move',
  to: { visibleIndex, column },
  selects,
});

/** The context menu of a row or a heading; the options menu on the buttons of the header. */
export function menuCommand({ key, shiftKey }: Key, { visibleIndex, column }: GridPosition): GridCommand | undefined {
  if (key !== 'ContextMenu' && !(key === 'F10' && shiftKey)) return undefined;
  return { type: visibleIndex >= 0 || column >= 0 ? 'menu' : 'options' };
}

/** Ctrl+Shift with Left or Right moves the column of the active heading. */
export function moveColumnCommand(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyWithModifiers,
  { visibleIndex, column, isRtl }: GridPosition & { readonly isRtl: boolean },
): GridCommand | undefined {
  if (!shiftKey || altKey || !(ctrlKey || metaKey) || visibleIndex >= 0 || column < 0) return undefined;
  const isLeft = key === 'ArrowLeft';
  return isLeft || key === 'ArrowRight' ? { type: 'move-column', column, by: isLeft === isRtl ? 1 : -1 } : undefined;
}

/** Alt+Down opens the filter of the active heading, Alt+Enter the details of the active row. */
export function openCommand(
  { key, ctrlKey, metaKey, shiftKey, altKey }: KeyWithModifiers,
  { visibleIndex, column, isRowMissing }: GridPosition & { readonly isRowMissing: boolean },
): GridCommand | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (visibleIndex < 0) return key === 'ArrowDown' && column >= 0 ? { type: 'filter', column } : undefined;
  return key === 'Enter' && !isRowMissing ? { type: 'details' } : undefined;
}

/** The move of a key from a row to a row above or below. Above the first row is the header. */
export function verticalMove(event: Key, { visibleIndex, column, count, page }: MoveContext): MoveCommand | undefined {
  switch (event.key) {
    case 'ArrowDown':
      return moveTo(Math.min(count - 1, visibleIndex + 1), column, event.shiftKey);
    case 'ArrowUp':
      return moveTo(visibleIndex - 1, column, event.shiftKey && visibleIndex > 0);
    case 'PageDown':
      return moveTo(Math.min(count - 1, visibleIndex + page), column, event.shiftKey);
    case 'PageUp':
      return moveTo(Math.max(0, visibleIndex - page), column, event.shiftKey);
    default:
      return undefined;
  }
}

/** The move of a key while the active row is missing: to the rows around it, or to the ends. */
export function moveFromMissing(
  event: Key,
  { visibleIndex, column, count, page }: MoveContext,
): MoveCommand | 'nowhere' | undefined {
  const moveWithin = (to: number): MoveCommand | 'nowhere' =>
    count > 0 ? moveTo(Math.max(0, Math.min(to, count - 1)), column) : 'nowhere';
  switch (event.key) {
    case 'ArrowDown':
      return moveWithin(visibleIndex);
    case 'ArrowUp':
      return moveTo(Math.min(visibleIndex, count) - 1, column);
    case 'PageDown':
      return moveWithin(visibleIndex - 1 + page);
    case 'PageUp':
      return moveWithin(visibleIndex - page);
    case 'Home':
      return moveWithin(0);
    case 'End':
      return moveWithin(count - 1);
    default:
      return undefined;
  }
}
