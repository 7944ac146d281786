import type { EditorKind } from '../../core/table/cells/cell-value.js';
import { editCommandOf, type EditCommand } from '../editing/editing-start-model.js';
import {
  OPTIONS_COLUMN,
  menuCommand,
  moveColumnCommand,
  moveFromMissing,
  moveTo,
  openCommand,
  verticalMove,
  type GridCommand,
  type MoveContext,
} from '../grid/movement-model.js';

/** What a key does. */
export type DataCommand =
  | GridCommand
  | { readonly type: 'activate' }
  | { readonly type: 'select'; readonly isRange: boolean }
  | EditCommand
  | { readonly type: 'sort'; readonly column: number; readonly isAdded: boolean };

/** The state in which a key is pressed. */
export interface DataContext extends MoveContext {
  /** The active row was removed or hidden; `visibleIndex` is that of the row after it. */
  readonly isRowMissing: boolean;
  /** The number of columns. */
  readonly columns: number;
  readonly isRtl: boolean;
  readonly selection: 'none' | 'single' | 'multiple';
  /** How the active cell can be edited. */
  readonly editor: EditorKind | undefined;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const nothing: DataCommand = { type: 'nothing' };

/** The first column: that of the checkboxes, when there are any. */
const firstColumnOf = (selection: 'none' | 'single' | 'multiple'): number => (selection === 'multiple' ? -1 : 0);

/**
 * The command of a key, following the APG grid pattern: the arrow keys move from cell to cell, also into the header above
 * the first row, where the options button comes after the first heading.
 * @returns undefined for a key that the grid does not use
 */
export function commandOf(event: Key, context: DataContext): DataCommand | undefined {
  const shared = menuCommand(event, context) ?? moveColumnCommand(event, context) ?? openCommand(event, context);
  if (shared) return shared;
  if (event.altKey) return undefined;
  const isCtrl = event.ctrlKey || event.metaKey;
  if (context.visibleIndex < 0) return inHeader(event, context, isCtrl);
  if (isCtrl) return withCtrl(event, context);
  if (context.isRowMissing) return withoutRow(event, context);
  return inRow(event, context);
}

function inRow(event: Key, context: DataContext): DataCommand | undefined {
  const { visibleIndex, column, columns, isRtl, selection, editor } = context;
  const first = firstColumnOf(selection);
  const edit = editCommandOf(event, editor);
  if (edit) return edit;
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return moveTo(visibleIndex, Math.min(columns - 1, column + 1));
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return moveTo(visibleIndex, Math.max(first, column - 1));
    case 'Home':
      return moveTo(visibleIndex, first);
    case 'End':
      return moveTo(visibleIndex, columns - 1);
    case 'Enter':
    case 'F2':
      return { type: 'activate' };
    case ' ':
      return selection === 'none' ? nothing : { type: 'select', isRange: event.shiftKey };
    default:
      return verticalMove(event, context);
  }
}

function withCtrl(event: Key, { isRowMissing, columns, count, selection }: DataContext): DataCommand | undefined {
  switch (event.key) {
    case 'Home':
      return moveTo(0, firstColumnOf(selection), event.shiftKey);
    case 'End':
      return moveTo(count - 1, columns - 1, event.shiftKey);
    case ' ':
      return selection === 'none' || isRowMissing ? undefined : { type: 'select', isRange: event.shiftKey };
    case 'a':
    case 'A':
      return selection === 'multiple' ? { type: 'select-all' } : undefined;
    case 'c':
    case 'C':
      return event.shiftKey ? undefined : { type: 'copy' };
    default:
      return undefined;
  }
}

/** Moves to the rows around the missing one, or to the ends; keys that act on the active row do nothing. */
function withoutRow(event: Key, context: DataContext): DataCommand | undefined {
  const move = moveFromMissing(event, context);
  if (move) return move === 'nowhere' ? nothing : move;
  return ['ArrowLeft', 'ArrowRight', 'Enter', 'F2', ' '].includes(event.key) ? nothing : undefined;
}

function inHeader(event: Key, context: DataContext, isCtrl: boolean): DataCommand | undefined {
  const { column, columns, count, isRtl, page, selection } = context;
  const first = firstColumnOf(selection);
  const stops = [
    ...(first < 0 ? [first] : []),
    0,
    OPTIONS_COLUMN,
    ...Array.from({ length: columns - 1 }, (_, at) => at + 1),
  ];
  const stopAt = (at: number): DataCommand => moveTo(-1, stops[Math.max(0, Math.min(at, stops.length - 1))] as number);
  const step = (by: 1 | -1): DataCommand =>
    event.shiftKey && column >= 0 ? { type: 'resize', column, by } : stopAt(stops.indexOf(column) + by);
  const toRow = (visibleIndex: number): DataCommand =>
    count > 0 ? moveTo(Math.min(count - 1, visibleIndex), column === OPTIONS_COLUMN ? 0 : column) : nothing;
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return step(1);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return step(-1);
    case 'Home':
      return stopAt(0);
    case 'End':
      return isCtrl && count > 0 ? moveTo(count - 1, columns - 1) : stopAt(stops.length);
    case 'ArrowDown':
      return toRow(0);
    case 'PageDown':
      return toRow(page);
    case 'ArrowUp':
    case 'PageUp':
      return nothing;
    case 'Enter':
    case ' ':
      if (column === OPTIONS_COLUMN) return { type: 'options' };
      return column < 0 ? { type: 'select-all' } : { type: 'sort', column, isAdded: event.shiftKey || isCtrl };
    case 'a':
    case 'A':
      return isCtrl && selection === 'multiple' ? { type: 'select-all' } : undefined;
    case 'c':
    case 'C':
      return isCtrl ? { type: 'copy' } : undefined;
    default:
      return undefined;
  }
}
