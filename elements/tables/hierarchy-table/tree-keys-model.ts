import type { EditorKind } from '../../core/table/cells/cell-value.js';
import { editCommandOf, type EditCommand } from '../editing/editing-start-model.js';
import {
  OPTIONS_COLUMN,
  type GridPosition,
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
export type TreeCommand =
  | GridCommand
  | EditCommand
  | { readonly type: 'expand' | 'collapse'; readonly visibleIndex: number }
  | { readonly type: 'expand-siblings'; readonly visibleIndex: number }
  | { readonly type: 'expand-to-level'; readonly level: number }
  | { readonly type: 'toggle-all' }
  | { readonly type: 'sort'; readonly column: number }
  | {
      readonly type: 'select';
      readonly visibleIndex: number;
      readonly isRange: boolean;
      readonly withDescendants: boolean;
    }
  | { readonly type: 'activate'; readonly position: GridPosition };

/** The state in which a key is pressed. */
export interface TreeContext extends MoveContext {
  /** The active row was removed or hidden; `visibleIndex` is that of the row after it. */
  readonly isRowMissing: boolean;
  /** The number of columns. */
  readonly columns: number;
  readonly isRtl: boolean;
  /** Whether the row is expanded; undefined when it has no children. */
  readonly isExpanded: boolean | undefined;
  /** The visible index of its parent; -1 for a root. */
  readonly parent: number;
  /** Whether any row can be expanded: then the header has the button that expands all. */
  readonly isExpandable: boolean;
  readonly selection: 'none' | 'single' | 'multiple';
  /** How the active cell can be edited; undefined for a row as a whole. */
  readonly editor?: EditorKind | undefined;
}

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

const nothing: TreeCommand = { type: 'nothing' };

/**
 * The command of a key, following the APG treegrid pattern with focus on rows first: Right expands a row, then moves into
 * its cells; Left moves back, collapses the row, then moves to its parent. The header is above the first row: its first
 * position is the button that expands all rows, and the options button comes after the first heading.
 * @returns undefined for a key that the grid does not use
 */
export function commandOf(event: Key, context: TreeContext): TreeCommand | undefined {
  const { visibleIndex, column, isRtl } = context;
  const isCtrl = event.ctrlKey || event.metaKey;
  const level = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
  const shared = menuCommand(event, context) ?? moveColumnCommand(event, context) ?? openCommand(event, context);
  if (shared) return shared;
  if (event.altKey) return level && !isCtrl ? { type: 'expand-to-level', level: Number(level) } : undefined;
  if (isCtrl) return withCtrl(event, context);
  if (visibleIndex < 0) return inHeader(event, context);
  if (context.isRowMissing) return withoutRow(event, context);
  const edit = editCommandOf(event, context.editor);
  if (edit) return edit;
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return forward(context);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return back(context);
    case 'Home':
      return column < 0 ? moveTo(0, column, event.shiftKey) : moveTo(visibleIndex, 0);
    case 'End':
      return column < 0 ? moveTo(context.count - 1, column, event.shiftKey) : moveTo(visibleIndex, context.columns - 1);
    case 'Enter':
    case 'F2':
      return { type: 'activate', position: { visibleIndex, column } };
    case ' ':
      return context.selection === 'none'
        ? nothing
        : { type: 'select', visibleIndex, isRange: event.shiftKey, withDescendants: false };
    case '*':
      return { type: 'expand-siblings', visibleIndex };
    default:
      return verticalMove(event, context);
  }
}

function withCtrl(
  event: Key,
  { visibleIndex, column, count, selection, isRowMissing }: TreeContext,
): TreeCommand | undefined {
  const hasRow = visibleIndex >= 0 && !isRowMissing;
  switch (event.key) {
    case 'Home':
      return moveTo(0, column, event.shiftKey);
    case 'End':
      return moveTo(count - 1, column, event.shiftKey);
    case ' ':
      return selection !== 'none' && hasRow
        ? { type: 'select', visibleIndex, isRange: event.shiftKey, withDescendants: true }
        : undefined;
    case 'a':
    case 'A':
      return selection === 'multiple' ? { type: 'select-all' } : undefined;
    case 'c':
    case 'C':
      return hasRow && !event.shiftKey ? { type: 'copy' } : undefined;
    default:
      return undefined;
  }
}

/** Moves to the rows around the missing one, or to the ends; keys that act on the active row do nothing. */
function withoutRow(event: Key, context: TreeContext): TreeCommand | undefined {
  const move = moveFromMissing(event, context);
  if (move) return move === 'nowhere' ? nothing : move;
  const actsOnRow = ['ArrowLeft', 'ArrowRight', 'Enter', 'F2', ' ', '*'].includes(event.key);
  return actsOnRow ? nothing : undefined;
}

function forward({ visibleIndex, column, columns, isExpanded }: TreeContext): TreeCommand {
  if (column < 0 && isExpanded === false) return { type: 'expand', visibleIndex };
  return moveTo(visibleIndex, Math.min(columns - 1, column + 1));
}

function back({ visibleIndex, column, isExpanded, parent }: TreeContext): TreeCommand {
  if (column >= 0) return moveTo(visibleIndex, column - 1);
  if (isExpanded) return { type: 'collapse', visibleIndex };
  return parent < 0 ? nothing : moveTo(parent, -1);
}

/** The positions in the header, in visual order. */
const headerStops = (isExpandable: boolean, columns: number): readonly number[] => [
  ...(isExpandable ? [-1] : []),
  0,
  OPTIONS_COLUMN,
  ...Array.from({ length: columns - 1 }, (_, at) => at + 1),
];

function inHeader(
  event: Key,
  { column, columns, count, isExpandable, isRtl, page }: TreeContext,
): TreeCommand | undefined {
  const stops = headerStops(isExpandable, columns);
  const stopAt = (at: number): TreeCommand => moveTo(-1, stops[Math.max(0, Math.min(at, stops.length - 1))] as number);
  const step = (by: 1 | -1): TreeCommand =>
    event.shiftKey && column >= 0 ? { type: 'resize', column, by } : stopAt(stops.indexOf(column) + by);
  switch (event.key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return step(1);
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return step(-1);
    case 'Home':
      return stopAt(0);
    case 'End':
      return stopAt(stops.length);
    case 'ArrowDown':
      return count > 0 ? moveTo(0, Math.max(-1, column)) : nothing;
    case 'PageDown':
      return count > 0 ? moveTo(Math.min(count - 1, page), Math.max(-1, column)) : nothing;
    case 'ArrowUp':
    case 'PageUp':
      return nothing;
    case 'Enter':
    case ' ':
      if (column === OPTIONS_COLUMN) return { type: 'options' };
      return column < 0 ? { type: 'toggle-all' } : { type: 'sort', column };
    case '*':
      return { type: 'toggle-all' };
    default:
      return undefined;
  }
}
